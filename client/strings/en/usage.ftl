# What the command line itself says: help, misuse, and outcomes of a series

cli-word-usage = { "Usage: " }
cli-word-options = Options:
cli-word-arguments = Arguments:
cli-word-commands = Commands:
cli-word-help = Print this page.
cli-word-default = { "default: " }
cli-metavar-options = [OPTIONS]
cli-metavar-command = COMMAND [ARGUMENTS]...
cli-no-option = There is no option { $option }.
cli-no-option-but = There is no option { $option }; did you mean { $possible }?
cli-needs-value = { $option } needs a value.
cli-takes-no-value = { $option } takes no value.
cli-bad-value = The value of { $option } won’t do: { $reason }.
cli-missing = { $option } is missing: the command needs it.
cli-wanted-number = a whole number is wanted
cli-wanted-least = it is at least { $least }
cli-no-command = There is no command { $command }.
cli-too-many = This is too much: { $words }.
cli-won-unknown = no end
cli-won-elder = Both Elders dead, a draw
cli-won-haunted = The others bore three ghosts
cli-won-fewest = Fewest ghosts
