# Replays

## The command line

cli-help-replay = Watch a replay.
cli-help-verify = Play the match of a replay again and say whether all of it comes out as recorded.
cli-help-replay-file = The file of a replay.
cli-help-write-replay = With --games 1: write the match as a replay to this file.
cli-help-force = With --replay: write over the file where there is one.
cli-verifying = Playing it again
cli-verified = Verified: { $answers } answers and { $facts } events, from the deal to the last, come out as recorded; so do game, options, seats, turns and winners. Nothing in a file can prove who played, and when.
cli-verified-from = Verified: { $answers } answers and { $facts } events come out as recorded; so do game, options, seats, turns and winners. The match begins at a position that stands in the file: neither how it came to that nor the { $earlier } events before it are proven, and neither is who played, and when.
cli-verified-seat = Readable from beginning to end: { $facts } events, and game, seats, turns and winners as its head says. It shows what one seat saw, so the match can’t be played again from it to verify more.
cli-verify-other-rules = It was played under other rules ({ $rules }); it is played again under the present ones ({ $ours }).
cli-misfit = Answer { $number } doesn’t fit: expected { $expected }; came { $came }
cli-misfit-deal = The deal doesn’t fit: expected { $expected }; came { $came }
cli-misfit-header = The head of the file says something else than its record: { $said }; recorded { $recorded }
cli-replay-one-game = --replay writes a single match: use it with --games 1, one number of seats and one kind of bots.
cli-replay-exists = { $path } is there already: name another file, or write over it with --force.
cli-replay-failed = The rules failed in this match: { $reason }

## The viewer

replay-turn-back = Back to the beginning of the turn (Shift+←)
replay-back = One step back (←)
replay-play = Play (Space)
replay-pause = Stop (Space)
replay-on = One step on (→)
replay-turn-on = To the next turn (Shift+→)
replay-no-further = It goes no further.
replay-rate-hint = How fast it plays (↑ ↓)
replay-place = Turn { $turn } of { $turns } · { $frame } / { $last }
replay-place-short = Turn { $turn }/{ $turns } · { $frame }/{ $last }
replay-viewer = Seen by: { $name }
replay-viewer-all = Everything
replay-viewer-public = What all saw
replay-viewer-hint = Whose eyes you see through (V; 1 to 9, 0, P)
replay-viewer-off = This replay shows what one seat saw, and nothing else.
replay-choose-viewer = See it through whose eyes?
replay-continue = Play from here
replay-continue-hint = A new match that begins as it stands here (C)
replay-ending = How it ended
replay-ending-hint = Who has won, and why (E)
replay-continue-seat = Which seat will you take?
replay-continue-about = A new match begins as it stands here; bots take the other seats. The replay stays as it is.
replay-cancel = Back to the replay
replay-keys = Keys
replay-keys-hint = All keys of the viewer (K, F1)
replay-keys-title = Keys
replay-keys-close = Back to the replay
replay-turn = Turn { $number } – { $name }
replay-moment = Turn { $number }: { $what }
replay-menu = Replay
replay-save-seat = Save what { $name } saw
replay-leave = Leave the replay
replay-not-over = A match that is only watched can be kept as a replay when it is over: until then it would tell everybody’s secrets.
replay-being-made = The replay is being written…
replay-not-made = The replay couldn’t be written: { $reason }
replay-kept = The replay is saved and kept for good: { $path }
replay-kept-already = This replay is saved already and kept for good: { $path }
undone-replay = { $count ->
    [one] the replay you asked for (the next start writes it)
   *[other] { $count } replays you asked for (the next start writes them)
}
undone-replay-unnoted = { $count ->
    [one] the replay you asked for
   *[other] { $count } replays you asked for
}

replay-key-space = Space
replay-key-arrows = ← →
replay-key-shift-arrows = Shift+← →
replay-key-points = , .
replay-key-ends = Home End
replay-key-up = ↑ ↓
replay-key-v = V
replay-key-digits = 1 – 9
replay-key-zero = 0 P
replay-key-c = C
replay-key-e = E
replay-key-panels = L I B R
replay-key-play = play, or stop
replay-key-step = one step back, or on
replay-key-turn = to the previous turn, or the next
replay-key-moment = to the great moment before, or after
replay-key-end = to the beginning, or the end
replay-key-rate = faster, or slower
replay-key-viewer = through the next eyes
replay-key-seat = through the eyes of a seat
replay-key-all = everything, or what all saw
replay-key-continue = play on from here
replay-key-ending = who has won, at the end
replay-key-table = log, inspector, notebook, rules
replay-key-leave = leave the replay

pause-save-replay = Save a replay
result-watch = Watch the replay
result-keep = Save the replay

## The list

title-replays = Replays
replays-tab-all = All
replays-empty = No replays yet. Every match leaves one when it ends.
replays-whole = Whole: every seat can be seen
replays-seat = As { $name } saw it
replays-kept = Kept for good
replays-turn = Turn { $turn }, not over yet
replays-turns = Over after { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}
replays-winners = Winners: { $names }
replays-head-differs = The head of this file says something else than its record, so it isn’t shown here: { $said }; recorded { $recorded }. Watched, it shows what is recorded.
replays-other-rules = Played under other rules than the present ones: it can be watched, but perhaps not played on.
replays-watch = Watch
replays-keep = Keep for good
replays-unkeep = Keep no longer
