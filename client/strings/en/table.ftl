# The table

## Top bar

table-round = Round { $number }
table-turn = Turn { $number }
table-menu = Menu (Esc)
table-next = Next decision
table-next-hint = Go on without pauses to your next decision (N)
table-next-turn = Next turn
table-next-turn-hint = Go on without pauses to the next turn (N)
table-full-on = Always ask: on
table-full-off = Always ask: off
table-full-hint = On: every moment waits for you, even when you can use nothing. Off: those pass by themselves (F)
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-fast = Fast
table-pace-instant = Instant: no pauses, no animations

## The middle

table-candidate = King in waiting
table-deck-spells = Spells
table-deck-ghosts = Ghosts
table-discard = discard { $count }
table-meter = Ghosts out
table-meter-most = Most on one { $most } / { $limit }
table-meter-lives = Lives { $count }
table-king-lives = King’s lives
table-goal-C-K1 = Wins with { $need } lives
table-goal-C-K2 = Wins if { $need } others bear 3+
table-goal-C-K3 = { $met ->
    [yes] May name everyone on each of his nights
   *[no] Can name all from night { $need }
}
table-goal-C-K4 = Wins at { $need } or fewer
table-goal-C-K5 = Wins with { $need } tails
table-goal-C-K6 = Wins with { $need } ghosts out
table-goal-C-K7 = Wins as own turn { $need } begins
table-goal-C-K8 = Wins after { $need } failures
table-goal-C-K9 = Wins with { $need } ghosts eaten
table-counted-C-K1 = Lives
table-counted-C-K2 = Victims
table-counted-C-K3 = Own nights
table-counted-C-K4 = Others’ cards
table-counted-C-K5 = Tails
table-counted-C-K6 = Ghosts out
table-counted-C-K7 = Own turns
table-counted-C-K8 = Failed exorcisms
table-counted-C-K9 = Ghosts eaten
table-meter-elder = On an Elder
table-meter-banished = Most banished
table-meter-banished-most = Most banished { $most } / { $limit }
table-meter-last = Last round, up to { $name }
table-meter-fewest = Fewest ghosts: { $name }
table-meter-fewest-tie = Fewest ghosts: a tie

## My side

table-you-are = You:
table-hand = Hand { $count } / { $limit }
table-hand-short = { $count }/{ $limit }
table-hand-free = Hand { $count }
table-back = Esc: back
table-space = Space
table-skip = Skip ahead
table-skip-how = Click or Space
table-ask-again = Ask me again
table-choose = Choose
table-choose-one = Pick one of the lit places.
table-pick-more = Choose { $count } more
table-pick-more-cards = Choose { $count } more
table-illegal = That choice isn’t legal; nothing has changed.
table-reveal = Turn up your identity?
table-reveal-about = Everybody will know you for a heretic, and you discard your whole hand. This can’t be taken back.
table-reveal-do = Turn it up
table-reveal-not = Stay hidden
table-saved = Saved.
table-not-saved = Not saved.

## Seats

table-glyph-taiping = Tp
table-glyph-tianshi = Ts
table-glyph-heretic = H
table-glyph-unknown = ?
table-host = Host
table-host-gained = Host · spirit +{ $gained }
table-accused = Challenged
table-challenge-won = Caught
table-challenge-won-full = Caught · all discarded
table-challenge-lost = All positive
# The ghost king's name and lives, hung at his plaque: the count in the middle says how near his victory is.
table-king-strip = { $lives ->
    [one] { $king } · 1 life
   *[other] { $king } · { $lives } lives
}
table-king-ripe = Wins at a turn’s end
table-king-early = Wins at next turn’s end
table-king-tag = King
flag-bound = Bound: can’t vote this turn.
flag-bound-short = Bound
flag-no_responses = Can’t use responses this turn.
flag-no_responses-short = Muted
flag-amulet = Amulet: a ghost that would haunt goes to the next player.
flag-amulet-short = Amulet
flag-shielded = Ghost effects don’t touch this player.
flag-shielded-short = Immune
flag-lv_open = All skills are open this turn.
flag-lv_open-short = All skills

## Exorcism

stage-exorcism = Exorcism hosted by { $host }: { $face } on { $bearer } · { $awaited }
stage-summoning = Summoning by { $host }: { $face } on { $bearer } · { $awaited }
stage-laying = votes are being laid
stage-laid = all votes are in
table-need = need { $count }
table-short = { $count } short
table-enough = enough
table-enough-so-far = enough so far
# Below each column: so many of its votes cancelled with the other's.
table-cancelled = { $count } cancelled
table-shuffled = Shuffled – nobody knows whose
table-turned = Revealed { $turned } / { $count }
table-sum-part = { $sign } { $amount } ({ $cause })
table-sum-times = { $count } × { $cause }
table-sum-least = (at least { $count })
table-banished = Banished!
table-stays = Exorcism failed
table-summoned = Summoned
table-not-summoned = Summoning failed

## Inspector

table-haunts = Haunts
table-sum = Needs { $total } = { $parts }
table-identity = Identity
table-spirit = Spirit { $count }
table-known-hand = Cards you have seen:
table-known-top = From the top:
table-known-bottom = From the bottom:
table-pile-spells = Discarded spells ({ $count })
table-pile-ghosts = Discarded ghost cards ({ $count })
table-pile-hidden = A card laid face down
table-pile-empty = Empty.
table-removed = Left the game

## Log

table-log = Log
table-log-all = All
table-log-seat = Seat
table-log-turn = Turn
table-log-all-hint = Everything
table-log-seat-hint = Only the seat last looked at
table-log-turn-hint = Only this turn
table-log-fold = Fold away (L)
table-tab = Log and cards
table-tab-hint = Open the log (L) and the inspector (I)

## Bots that fail

table-bot-raised = { $name } failed; the rules answered instead.
table-bot-stalled = { $name } took too long; the rules answered instead.
table-bot-illegal = { $name } gave no legal answer; the rules answered instead.

rising-you = You rise as { $king }
rising-other = { $name } rises as { $king }
# how he wins, where the rulebook's sentence is too long to be read while he rises; for $seats players
rising-goal-C-K3 = { $seats ->
    [5] On each of his nights from the second on
    [6] On each of his nights from the second on
   *[other] On each of his nights
} he may name everyone’s identity once; if all are right he wins{ $seats ->
    [8] { " (he may leave out 2)" }
   *[other] { "" }
}
rising-goal-C-K7 = Wins at the start of his { $need }th turn as king

## The result

result-taiping = Taiping wins
result-tianshi = Tianshi wins
result-heretics = The heretics win
result-king = The ghost king wins
result-one = { $name } wins
result-shared = A shared victory
result-nobody = A draw
result-you-won = You have won
result-go-on = Any key or click: go on
result-skip = Click or Space: skip ahead
result-you-lost = You have lost
result-none-banished = None
result-counted = { $falls ->
    [yes] {" "}Counted at the end: { $have }; at most { $need } were allowed.
   *[no] {" "}Counted at the end: { $have } of { $need }.
}
result-stood = Ghosts borne and cards held as the match ended
result-stood-lit = Ghosts borne and cards held as the match ended; what counted is lit
result-king-fell = Slain
result-king-won = Victor
result-reasons = Score details
result-column-who = Who
result-column-ghost = Ghost
result-column-why = Why
result-column-points = Points
result-column-round = Round
result-column-side = Side
result-more = { $count } more below
result-ended = How it ended
result-picture-hint = See the picture of this ending again (P)
result-picture = Closing scene
result-rules = Rules used
result-again = Same table again
result-title = Title screen
table-draw-price = { $cost } spirit · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
