# The command line

cli-help = Guixi: games of hidden identities, against bots. Without a command the window opens.
cli-help-play = Open the window at a new match, or with --resume at the one left last.
cli-help-watch = Open the window at a match in which bots sit in all seats.
cli-help-simulate = Let bots play many matches, without a window, and count what comes of them.
cli-help-bench = Measure how fast the rules are on this machine.
cli-help-rules = Print the rulebook: all of it, one rule, or all whose ids begin alike.
cli-help-doctor = Check versions, folders, fonts, display and sound: what a report about a fault needs.
cli-help-data-dir = Keep matches and settings in this folder.
cli-data-dir-unnamed = --data-dir needs the name of a folder.
cli-help-lang = Speak this language, whatever the settings say.
cli-help-version = Print which version this is.
cli-help-ruleset = The game.
cli-help-mode = Its mode.
cli-help-seats = How many play; what is usual for the mode when left out.
cli-help-seats-several = How many play; can be given several times.
cli-help-bots = How strong the bots are: random, novice.
cli-help-bots-several = How strong the bots are: random, novice; can be given several times.
cli-help-seed = A number or word: the same one gives the same deal. A new one when left out; a short one can be guessed from a replay.
cli-help-seed-series = A number or word: the same one gives the same matches.
cli-help-option = A house option, true or of the given value; can be given several times.
cli-help-named = { $help } One of: { $names }.
cli-help-name = Your name at the table.
cli-help-resume = Go on with the match that was left last.
cli-help-position = Begin at the position written in this file, which also says what is dealt.
cli-help-games = How many matches.
cli-help-matrix = Play every ruleset, mode and number of seats, and each house option alone, one line each; what is named besides narrows it.
cli-help-balance = Measure how balanced the game is, with 95 % confidence intervals, against its targets; with --matrix, without house options.
cli-help-processes = How many processes play; as many as there are processors when 0.
cli-help-json = Write the result to this file as well.
cli-help-rule-id = The id of a rule, PK-204 or C-S04, or its beginning, PK-2.
cli-help-points = Print only what the sources leave open and this game decides or adds.

cli-error = guixi: { $reason }
cli-misused = { $reason } See guixi --help.
cli-illegal-setup = This match can't be dealt: { $reason }.
cli-unknown-bots = There are no bots called { $bots }: choose from { $allowed }.
cli-option-unnamed = In --option { $text } the name of the option is missing: write --option NAME=VALUE.
cli-option-twice = The option { $option } can't be { $first } and { $second } at once: give it once.
cli-unknown-language = There is no language { $language }: choose from { $allowed }.
cli-unknown-rule = There is no rule { $id }.
cli-matrix-unfit = Nothing in the matrix fits { $word }: choose from { $allowed }.
cli-matrix-unfit-with = Nothing in the matrix fits { $others } and { $word } as well: choose from { $allowed }.
cli-matrix-plain = With --balance the matrix is played without house options: leave --option out.
cli-matrix-one-option = The matrix plays each house option alone, not { $options } together: give one.
cli-nothing-to-resume = There is no unfinished match.
cli-unread-to-resume = The match played last can't be read. { $reason }
cli-position-too-large = { $path } is too large to be a position.
cli-no-position = { $path } can’t be read: { system-reason }.
cli-position-deals = The file of the position says what is dealt: leave { $option } out.
cli-resume-alone = Nothing can be asked for beside --resume: leave { $option } out.
cli-seed-too-long = A seed has at most { $limit } characters: choose a shorter one.
cli-seed-unreadable = A seed is made of characters: this one holds bytes that stand for none. Choose another one.
cli-no-display = There is no display to open a window on.
cli-no-window = No window can be opened: { $reason }.
cli-no-output = The results can't be written: { system-reason }.
cli-interrupted = Stopped.
cli-fault = This is a fault of the program: { $reason }. More about it is in { $path }.

cli-simulating = { $number }: { $ruleset } { $mode }, { $seats } seats, { $bots }
cli-simulated =
    { $ruleset } { $mode }, { $seats } seats, bots { $bots }, options { $options }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $seconds } s
    { $turns } turns and { $decisions } answers a game; { $answers } answers/s, { $choices } choices/s
    errors { $errors }, substituted answers { $substituted }
cli-outcome = { "  " }{ $outcome }: { $count } ({ $percent } %)
cli-failure = { "  " }seed { $seed }: { $error }
cli-matrix-line = { $ruleset } { $mode }, { $seats } seats, { $bots }, { $options }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $turns } turns, at most { $most } of { $bound }; errors { $errors }, substituted { $substituted }; { $outcomes }
cli-measuring = Measuring
cli-yardstick =
    Python { $python } on { $machine }; clock { $clock }; yardstick: { $loops } loops/s of plain Python
    (in brackets what each thing costs in such loops: compare those between machines)
cli-measured =
    { $seats } seats, every card, random bots, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
    { "  " }{ $answers } answers/s [{ $answer_loops }], { $choices } choices/s [{ $choice_loops }]
    { "  " }dump { $dump } µs [{ $dump_loops }], p99 { $dump_bad } µs; { $bytes } bytes packed, p99 { $bytes_bad }
    { "  " }restore { $restore } µs [{ $restore_loops }], p99 { $restore_bad } µs
    { "  " }view { $view } µs [{ $view_loops }], p99 { $view_bad } µs

balance-line = { "  " }{ $name }: { $value } ({ $low } to { $high }, of { $cases }); target { $aim }: { $verdict }
balance-sect = Taiping's share of the sects' wins
balance-heretics = Heretics win
balance-king-appears = A ghost king appears
balance-king-wins = The ghost king wins, once he has appeared
balance-single-king = { $card } wins, once he has appeared
balance-turns-median = Turns, median
balance-turns-p90 = Turns, 90th percentile
balance-exorcism-succeeds = Exorcisms succeed
balance-exorcism-challenged = Exorcisms challenged
balance-challenge-won = Challenges won
balance-first-player = Who begins wins, off the mean
balance-role = Whoever is the { $card } wins, off the mean
balance-fits = fits
balance-open = off, perhaps by chance
balance-misses = misses
balance-unaimed = no target

rules-title = === { $title } ===
rules-heading = — { $heading } —
rules-card = { $name } · { $about }
rules-settled = Decided here: { $text }
rules-ours = Added here: { $text }
rules-points-cards = Added here: every card’s text and numbers. The sources name many of these cards and print no texts.
rules-no-points = The sources leave nothing open here.

doctor-fine = { "  " }ok  { $line }
doctor-wrong = { "  " }!!  { $line }
doctor-result = { $wrong ->
    [0] Everything is as it should be.
    [one] One thing is wrong.
   *[other] { $wrong } things are wrong.
}
doctor-program = guixi { $found }
doctor-python = Python: { $found }
doctor-system = System: { $found }
doctor-library = Library: { $found }
doctor-data = Data folder: { $found }
doctor-config = Settings folder: { $found }
doctor-unwritable = { $path } (can’t be written to: { $reason })
doctor-settings = Language in the settings: { $found }
doctor-saves = Saved matches: { $found }
doctor-save = Unusable: { $found }
doctor-font = Font { $found }
doctor-display = Display: { $found }
doctor-language = System language: { $found }
