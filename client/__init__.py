"""The desktop program: scenes, table, widgets, input, sessions, and the command line."""
