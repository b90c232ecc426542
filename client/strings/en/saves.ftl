# Saved matches: the list, names, leaving a match that can’t be saved, what a resumed match has lost

saves-tab-running = Playing
saves-tab-named = Saved
saves-tab-finished = Finished
saves-tab-trash = Trash
saves-empty-running = No match is under way. One is saved here after every answer.
saves-empty-named = Nothing has been saved under a name yet: the menu over the table (Esc) does that. A file can also be dropped onto this list.
saves-empty-finished = No match has been played to its end yet.
saves-empty-trash = Nothing was thrown away in the last { $days } days.
saves-unnamed = { $year }-{ $month }-{ $day } { $time }
saves-turn-of = Turn { $turn }: { $name }
saves-newer-rules = The rules have changed since: the last answers may no longer fit.
saves-your-seat = You play
saves-watch = nobody
saves-throw-away = Delete
saves-throw-title = Delete “{ $name }”?
saves-throw-about = It stays in the trash for { $days } days and can be had back from there.
saves-thrown = “{ $name }” is in the trash.
saves-restore = Put back
saves-restored = “{ $name }” is back.
saves-taken-in = “{ $name }” has been put into the list.
saves-taking-in = “{ $name }” is being taken in …
saves-busy = This is still being done.
saves-deleted-at = Deleted { $date }
saves-ghosts = Ghosts: { $count }
saves-folder = Open the folder
saves-folder-is = The files are in this folder: { $path }

pause-save-as = Save under a name…
save-as-title = Save this match
save-as-about = It is kept beside the running match, until you delete it.
save-as-empty = A name, in any characters
save-as-default = { $ruleset }, turn { $turn }
save-as-do = Save
save-as-no-name = It needs a name.
save-as-done = Saved as “{ $name }”.
save-as-over-title = Save over “{ $name }”?
save-as-over-about = There is a saved match of this name. What it holds now will be gone.
save-as-over = Save over it
save-back = Back

looking-only = Another window is open: this one can only look at saved matches.

leave-title = This match can’t be saved
leave-about = What has happened since the last saving would be lost. { $reason }
leave-retry = Try again
leave-elsewhere = Another folder…
leave-anyway = Leave it unsaved
leave-stay = Back to the table
leave-answer-first = Closing the window again doesn’t leave: choose an answer here.
unread-title = The match played last can’t be read
unread-older-about = Before it you played a match that stands in turn { $turn }, with { $seats } seats.
unread-older = Continue that one
elsewhere-title = Save in another folder
elsewhere-about = The match is written there as one file. A folder can also be dropped onto this window.
elsewhere-empty = A folder
elsewhere-saved = The match is in this file now: { $path }. To go on with it, drop the file onto the list of saved matches.

resume-dropped = { $count ->
    [one] The rules have changed since this match was saved. Its last answer no longer fits and was left out: it goes on from there. What was saved before is kept beside it.
   *[other] The rules have changed since this match was saved. Its last { $count } answers no longer fit and were left out: it goes on from there. What was saved before is kept beside it.
}
resume-changed = The rules have changed since this match was saved. It goes on under the new ones, and nothing was left out.
resume-gaps = Part of what happened earlier in this match can’t be read any more, so its log has a gap. The match itself is whole.
resume-damaged = A file of this match was damaged after it had been saved, and answers that were in it are lost. The match goes on after answer { $count }, in turn { $turn }. The damaged file is kept: { $path }
resume-unreadable = A file of this match was damaged after it had been saved; if there were answers in it, they are lost. The match goes on after answer { $count }, in turn { $turn }. The damaged file is kept: { $path }
resume-gone = A file of this match is gone, and with it whatever answers were in it: { $path }. The match goes on after answer { $count }, in turn { $turn }.


error-folder-locked = Another window is open on the same folder, so nothing can be saved from here: { $path }
error-save-name-taken = There is already a { $thing ->
    [replay] replay
   *[match] saved match
} called { $name }.
error-slow-disk = The disk has not answered for { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}: { $path }

cli-help-saves = Measure what saving costs instead.
cli-bench-saves =
    Saving a match of { $seats } seats in turn { $turn }, after { $answers } answers ({ $yardstick_loops_per_second } loops of the yardstick a second):
    snapshot     { $snapshot_bytes } bytes, made in { $snapshot_encode_ms } ms, loaded in { $snapshot_load_ms } ms
    named file   { $named_bytes } bytes, made in { $named_encode_ms } ms, loaded in { $named_load_ms } ms
    journal      { $journal_bytes } bytes an answer, { $answer_us } µs for whoever plays
    Resuming it after { $turns } turns and { $all_answers } answers, { $folder_bytes } bytes in all: { $resume_ms } ms
saving-now = Saving …
saving-slow = The disk doesn’t answer
saving-slow-about = { $count ->
    [0] All answers are safe already.
   *[other] The match is still being saved; answers that aren’t safe yet: { $count }.
} This goes on by itself as soon as the disk answers.
saving-wait = Wait on
saving-leave = Leave without waiting
saving-stay = Back to the match
undone-delete = deleting “{ $name }”
undone-restore = putting “{ $name }” back
undone-keep = keeping “{ $name }” for good
undone-unkeep = no longer keeping “{ $name }” for good
undone-take-in = taking in “{ $name }”
undone-named = saving this match as “{ $name }”
undone-elsewhere = saving this match in { $path }
undone-settings = your settings
undone-all = Not done yet: { $things }.
undone-and = { "; " }
ending-now = Finishing …
ending-slow = Not everything is done yet
ending-about = The program ends by itself as soon as it is. If you leave now, the rest may never be done.
ending-idle-about = The program ends by itself as soon as the disk answers. Nothing is lost if you leave now.
ending-replay = The replay is still being written
ending-replay-about = This takes some seconds; then the program ends by itself.
ending-stay = Don’t quit
loading-now = Opening …
loading-slow = The disk doesn’t answer
loading-slow-about = The files are still being read. This goes on by itself as soon as the disk answers.
loading-back = Back
