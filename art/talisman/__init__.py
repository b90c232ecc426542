"""Talismans: the vocabulary of their script, the signs under it, and the spells written with them."""
