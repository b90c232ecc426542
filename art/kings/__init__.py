"""The ghost kings: each is a row in `art.recipes` and a function that paints its figure."""
