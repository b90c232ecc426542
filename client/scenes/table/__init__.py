"""The table: plaques in a horseshoe, my hand, the exorcism as a theatre, and a log of it all."""
