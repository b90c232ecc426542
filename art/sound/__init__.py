"""How the sounds are made: instruments, the room they stand in, and a recipe for every sound."""
