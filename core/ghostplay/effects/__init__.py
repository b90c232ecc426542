"""What each card does, one module a family; importing this package registers them all."""

from core.ghostplay.effects import artifacts, events, expansion, ghosts, kings, roles, spells

__all__ = ["artifacts", "events", "expansion", "ghosts", "kings", "roles", "spells"]
