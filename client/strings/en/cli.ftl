# The command line
