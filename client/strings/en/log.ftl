# The log
