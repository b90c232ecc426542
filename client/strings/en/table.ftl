# The table
