# What can go wrong with files and settings

error-folder = The folder { $path } can't be used: { $reason }
error-write = The file { $path } can't be written: { $reason }
settings-damaged = The settings file can't be read. It was kept as { $path }, and the default settings are used. Reason: { $reason }
error-read = The file { $path } can't be read: { $reason }
error-save-missing = There is no saved match called { $name }.
error-save-locked = This match is being played in another window: { $path }
error-save-foreign = This file is not a saved match: { $path }
error-save-newer = A newer version of the game has written this file (format { $format }): { $path }
error-save-damaged = { $damage ->
    [size] This file is too large to be a saved match: { $path }
    [short] The end of this saved match is missing: { $path }
    [checksum] This saved match has been changed or damaged since it was written: { $path }
   *[content] What this saved match holds makes no sense: { $path }
}
error-save-unplayable = This saved match can't be played on: { $reason }

setup-ruleset = there is no game { $ruleset }: choose from { $allowed }
setup-mode = there is no mode { $mode }: choose from { $allowed }
setup-seats = { $mode } is for { $allowed } seats, not { $seats }
setup-option = there is no option { $option }: choose from { $allowed }
setup-value = { $option } can't be { $value } here: choose from { $allowed }
