"""The commands of the command line, and what they share. None of them imports the window before it opens one."""
