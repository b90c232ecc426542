# Menus

language-zh-Hant = 繁體中文
language-zh-Hans = 简体中文
language-en = English

window-title = Guixi – Ghost Play

## Title

title-name = Ghost Play
title-subtitle = Battle of the Peak
title-continue = Continue
title-continue-mine = Turn { $turn }, { $seats } seats, your move
title-continue-mine-short = Turn { $turn }, your move
title-continue-others = Turn { $turn }, { $seats } seats
title-continue-unread = The latest can’t be read
title-new = New match
title-saves = Saved matches
title-settings = Settings
title-quit = Quit
title-keys = ↑↓ choose   Enter confirm   F11 full screen   M sound

ruleset-peak = Battle of the Peak
ruleset-peak-tile = { $seats } seats, roles with skills
ruleset-peak-about = Everyone has a role with skills; an expansion and other modes.
ruleset-classic = First Edition
ruleset-classic-tile = { $seats } seats, no roles
ruleset-classic-about = No roles; play goes counter-clockwise, draws bring no spirit, banished ghosts lie face down until scoring.
mode-standard = Standard
mode-standard-about = two sects, at some counts heretics too; where ghosts gather, a ghost king rises.
mode-four = 4-player
mode-four-about = two against two, without a ghost king or looks at identities; a third ghost costs half the hand.
mode-contest = Contest
mode-contest-about = each sect has an open Elder, who dies if a turn leaves him with 3 ghosts. No ghost king, no heretics.
mode-three = 3-player
mode-three-about = everybody alone, without identities or a ghost king; when one has banished 3, whoever bears fewest ghosts wins.
seats-range = { $fewest }–{ $most }
seats-or = {" or "}

menu-back = Back
key-enter = Enter
key-escape = Esc

## New match

new-rules = Rules
new-table = Seats
new-ruleset = Game
new-mode = Mode
new-seats = Players
new-mode-hint = { $seats } seats: { $about }
new-seats-off = This mode is for { $seats } players.
new-seats-elsewhere = {" "}For { $count } choose the mode “{ $mode }”.
new-expansion = Expansion
new-expansion-hint = { $count } expansion spells are added: { $deck } cards in the spell deck.
new-expansion-without = Standard spells only: { $deck } cards in the spell deck.
new-expansion-aside = { $deck } spell cards
new-expansion-off = The first edition has no expansion.
new-with = On
new-without = Off
new-king-off = No ghost king rises in this mode.
new-candidate = Ghost king
new-candidate-random = Random
new-candidate-random-hint = The seed draws the ghost king who waits, open to all: where ghosts gather, somebody becomes this king.
new-king-draws = King draws
new-king-draws-every = Every night
new-king-draws-own = His own nights
new-king-draws-every-hint = The ghost king draws a card as anybody’s night begins.
new-king-draws-own-hint = The ghost king draws a card only as his own night begins.
new-team-king = King wins
new-team-king-off = Alone
new-team-king-on = With his sect
new-team-king-off-hint = A ghost king from a sect wins or loses alone, whatever his sect scores.
new-team-king-on-hint = A ghost king’s sect shares his win and his loss.
new-team-king-heretic = At this number of players the ghost king is always a heretic, so no sect can win with him.
new-first = First move
new-first-random = Random
new-first-random-hint = The seed decides who begins.
new-first-hint = { $name } in seat { $seat } begins.
new-seed = Seed
new-seed-hint = The same seed and choices give the same match; empty: a new one nobody can guess. A short seed can be found from a replay, and the deal with it.
new-seed-empty = new each time
new-seed-other = Reroll
new-name = Your name
new-name-hint = Your name at the table and in the log, { $limit } letters at most.
new-you = You
new-unnamed = Player { $seat }
new-bots = All bots
new-bots-mixed = differ by seat
new-bots-mixed-hint = The bots differ: a click here makes all of them alike.
new-level-click = Click: { $level } instead.
new-bot-name-hint = Another name for seat { $seat }, { $limit } letters at most; left empty it is { $name }.
new-bot-name-taken = Seat { $seat } has that name already, so this one is called “{ $name }”.
new-bot-name-you = “{ $written }” is the person; this one is called “{ $name }”.
new-bots-random = Careless
new-bots-novice = Novice
new-bots-random-hint = Careless: picks any legal choice.
new-bots-novice-hint = Novice: helps the sect it knows, challenges and uses its skills.
new-bot-names = Mo Yan|Ravenscroft|Aoife|Jean-Luc|Zixia|Xuanji|Ottoline|Bjarne|Lingshan
new-deal = { $ghosts } ghost cards, { $cards } cards and { $spirit } spirit each
new-identity-count = { $count } { $name }
new-seats-hint = { $seats } seats: { $identities }.
new-no-identities = no identities, everybody for themselves
new-alone = No identities: everybody for themselves
new-list-join = {", "}
new-bots-random-about = picks any legal choice
new-bots-novice-about = for its sect, challenges suspects
new-seats-aside = For { $counts }: another mode
new-seat-hint = Seat { $seat }, { $name }. { $about } { $click }
new-seat-own = Seat 1 is yours: write your name here if you like. { $click }
new-seat-begin = Click: this seat begins.
new-seat-begins = Begins; click again for a random start.
new-deal-hint = Point at a choice to read here what it means. Press Enter to deal.
new-start = Deal
new-reset = Reset to standard
new-reset-hint = Game, rules, seats and bots as at first, and a new seed; your own name stays.
new-reset-off = All choices are the standard ones already.
new-undo = Undo reset
new-undo-hint = Brings back the choices as they were before the reset.

## Saved matches

saves-empty = No saved matches yet. A match is saved after every answer.
saves-match = { $ruleset }, { $mode }, { $seats } seats
saves-turn = Turn { $turn }
saves-finished = Finished
saves-date = { $year }-{ $month }-{ $day } { $time }
saves-damaged = Unreadable
saves-damaged-about = This file can’t be read. It was left in its folder as it is:
saves-damaged-off = This file can’t be read: it can only be deleted.
saves-resume = Resume
error-title = That didn’t work
answer-understood = Understood
unsaved = This match is not being saved: { system-reason }
unsaved-silent = The disk doesn’t answer. Answers that aren’t safe yet: { $count }.
answer-keep = Keep it

## Settings

settings-language = Language
settings-language-about = The language of menus, cards and log. Works at once.
settings-text = Text size
settings-text-value = { $percent }%
settings-text-about = The size of all words; the layout follows.
settings-screen = Screen
settings-screen-window = Window
settings-screen-full = Full screen
settings-screen-about = Full screen has no border and keeps the resolution. F11 switches at any time.
settings-pace = Pace
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = Instant
settings-pace-slow-about = Bots take their time, so that every step can be followed.
settings-pace-normal-about = Bots pause as people do.
settings-pace-fast-about = Short pauses, quick animations.
settings-pace-instant-about = No pauses and no animations.
settings-control = Passing
settings-control-off = Automatic
settings-control-on = Always ask
settings-control-off-about = Moments in which you can use nothing pass by themselves, after a pause that tells nobody.
settings-control-on-about = Every moment waits for you, even when you can use nothing.
settings-motion = Motion
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-motion-none = None
settings-motion-full-about = Cards fly over the table, points fly to their sects.
settings-motion-reduced-about = Nothing moves far; things fade and are marked instead.
settings-motion-none-about = Nothing moves and nothing fades: the table simply changes.

## Pause

pause-title = Paused
pause-resume = Back to the table
pause-save = Save
pause-settings = Settings
pause-to-title = Title screen
pause-quit = Quit the game
pause-about = The match is saved after every answer; you can leave at any time.
pause-about-saving = Your last answers are still being saved.
pause-about-unsaved = The match is not being saved now: what you do may be lost.
