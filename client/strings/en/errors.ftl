# What can go wrong with files and settings

system-reason = { $reason ->
    [ENOSPC] No space left on device
    [EROFS] What it is on is read-only
    [EACCES] Permission denied
    [EISDIR] It is a folder
    [ENAMETOOLONG] The name is too long
    [EIO] The disk has failed to do it
    [EDQUOT] Your share of the disk is used up
    [ENOENT] It isn’t there
    [ETIMEDOUT] It hasn’t answered in time
    [EBUSY] Another program is using it
    [EINVAL] The system can’t do this with it
    [ELOOP] Its links lead in a circle
    [ENOTDIR] It isn’t a folder
    [EEXIST] There is something of that name already
    [EFBIG] It would be larger than files may be there
    [EMFILE] Too many files are open
    [ENODEV] What it is on is gone
    [ESTALE] It has been moved or removed on the other computer
    [EHOSTDOWN] The network folder can’t be reached
    [ENOLCK] Files can’t be locked there
    [ENOTEMPTY] The folder isn’t empty
    [EOPNOTSUPP] This can’t be done there
    [EXDEV] It can’t be moved from one disk to another
    [EILSEQ] The name holds characters that no name can have
    [unpackable] What is to be written makes no file that could be read again
    [unforeseen] Something went wrong in the program itself
   *[other] { $reason }
}

error-folder = The folder { $path } can't be used: { system-reason }
error-write = The file { $path } can't be written: { system-reason }
settings-damaged = The settings file can't be read. It was kept as { $path }, and the default settings are used. Reason: { system-reason }
error-read = The file { $path } can't be read: { system-reason }
error-save-missing = There is no { $thing ->
    [replay] replay
   *[match] saved match
} called { $name }.
error-save-locked = This match is being played in another window, or the disk is still busy saving it: { $path }
error-save-foreign = This file is not a { $thing ->
    [replay] replay
   *[match] saved match
}: { $path }
error-save-newer = A newer version of the game has written this { $thing ->
    [replay] replay
   *[match] file
} (format { $format }): { $path }
error-save-damaged = { $damage ->
    [size] This file is too large to be a { $thing ->
        [replay] replay
       *[match] saved match
    }: { $path }
    [short] The end of this { $thing ->
        [replay] replay
       *[match] saved match
    } is missing: { $path }
    [checksum] This { $thing ->
        [replay] replay
       *[match] saved match
    } has been changed or damaged since it was written: { $path }
   *[content] What this { $thing ->
        [replay] replay
       *[match] saved match
    } holds makes no sense: { $path }
}
error-save-part = Only part of a match is here: { $path }. Drop the match’s whole folder, or save the match under a name first and take that file.
error-save-unplayable = { $thing ->
    [replay] This version of the game can’t play the match of this replay: { unplayable-reason }
   *[match] This saved match can’t be played on: { unplayable-reason }
}
unplayable-reason = { $why ->
    [ruleset] this version knows no game called { $ruleset }
    [mode] this version knows no mode called { $mode }
    [seats] in this version { $seats } can’t play the mode { $mode }
    [option] this version knows no house option called { $option }
    [value] in this version the house option { $option } can’t be { $value }
    [bot] this version knows no bots called { $bot }
    [misfit] its answers no longer fit from answer { $number } (turn { $turn }) on
    [short] its answers end before this place
    [unfinished] its answers don’t lead to the end of the match, and before that it would tell everybody’s secrets
   *[content] what it holds makes no sense under the present rules
}

setup-ruleset = there is no game { $ruleset }: choose from { $allowed }
setup-mode = there is no mode { $mode }: choose from { $allowed }
setup-seats = { $mode } is for { $allowed } seats, not { $seats }
setup-option = there is no option { $option }: choose from { $allowed }
setup-value = { $option } can't be { $value } here: choose from { $allowed }

setup-position-toml = the position can't be read: { $reason }
setup-position-field = there is no { $field }: choose from { $allowed }
setup-position-form = { $field } is { $value }, but { $wanted ->
    [text] a text
    [number] a whole number
    [truth] true or false
    [list] a list
    [table] a table
   *[other] a whole number or a text
} is wanted
setup-position-value = { $field } can't be { $value }: choose from { $allowed }
setup-position-least = { $field } can't be { $value }: it is at least { $least }
setup-position-seat = { $field } can't be { $value }: seats go from 0 to { $last }
setup-position-seat-name = there is no seat { $name }: seats are numbers
setup-position-no-king = no ghost king appears in this mode
setup-position-no-last-round = there is no last round in this mode
setup-position-identities = the identities { $letters } aren't those in play: { $dealt } in any order
setup-position-role-twice = two seats have the role { $role }: there is one card of each
setup-position-no-card = there is no card { $card }
setup-position-card = { $card } can't be in { $field }
setup-position-card-gone = no { $card } is left for { $field }: there are { $count } in all
setup-position-artifacts = seat { $seat } has more than one artifact
setup-position-haunted = seat { $seat } bears fewer ghosts than the { $count } that haunted
setup-position-banished = seat { $seat } has fewer points than ghosts banished this turn
