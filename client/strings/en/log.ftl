### Log, questions, options, reasons for refusing, and the outcome
### A seat is said in two ways: $seat is its name (to itself "you"), $seat-own "somebody's". $source, $cards and the
### like are tails of the sentence and may be empty.

## Parts of sentences

you = you
your = your
own-of = { $name }’s
self-you = yourself
self-other = self
self-your = your own
self-their = their own
nobody = nobody
everybody = everybody
hidden-card = a card
name-card = { $name }
name-suited = { $name } ({ $suit })
list-two = { $first } and { $second }
list-more = { $first }, { $second }
list-cards-two = { $first } and { $second }
list-cards-more = { $first }, { $second }
votes-red = { $count ->
    [one] 1 red vote
   *[other] { $count } red votes
}
votes-blue = { $count ->
    [one] 1 blue vote
   *[other] { $count } blue votes
}
votes-any = { $count ->
    [one] 1 vote
   *[other] { $count } votes of one colour
}
on-bearer = { $bearer-own } { $face }
targets-from-to = { $first }, to { $second }

tail-cards = : { $cards }
tail-source = {" "}({ $source })
tail-condition = {" "}({ $condition })
tail-asks = {" "}({ $asks } needed)
tail-cause = {" "}({ $cause })
tail-targets = {" "}on { $targets }
tail-cost = {" "}for { $cost } spirit
tail-replaced = {" "}in place of { $replaced }
tail-seen = : { $seen }
tail-mark = {" "}({ $mark } counts as the other colour)
tail-flipped = {" "}(one counts as the other colour)
tail-guesses = {" "}({ $guesses })
tail-candidate = The ghost king in waiting is { $candidate }.
source-PK-011 = opening hand

source-PK-101 = draw phase
source-cost = cost
source-PK-110 = day draw
source-PK-120 = the ghost king’s night
source-PK-121 = apparition
source-PK-123 = haunted while bearing two ghosts
source-PK-200 = exorcism
source-PK-204 = challenge won
source-PK-211 = exorcism succeeded
source-PK-212 = reward
source-PK-216 = summoning
source-PK-301 = bearing 3 ghosts, none banished
source-PK-302 = 7 ghosts on the table, none banished
source-PK-303 = the ghost king rises
source-PK-304 = ghosts gathered
source-PK-311 = a player bears 3 ghosts: the { $heretic } rises
source-PK-312 = 7 ghosts on the table: the { $heretic } rises
source-PK-320 = a heretic shown
source-PK-321 = a heretic shown
source-PK-322 = 3 ghosts on one player after haunting anew
source-PK-335 = balance
source-PK-350 = hand limit
source-PK-501 = haunted, now bearing three ghosts or more
source-PK-604 = haunted, now bearing three ghosts or more
source-CL-303 = the ghost king rises

## The log: a sentence for every kind of event

log-match_began = A match of { $seats } begins. First to move: { $first }. { $candidate }
log-turn_began = Turn { $turn } – { $seat }
log-phase_began = { $phase ->
    [draw] Draw phase.
    [day] Day.
    [night] Night falls.
   *[end] End phase.
}
log-drawn = { $count ->
    [one] { $seat } drew 1 card{ $cards }{ $source }.
   *[other] { $seat } drew { $count } cards{ $cards }{ $source }.
}
log-spirit = { $sign ->
    [gain] { $seat } gained { $change } spirit, now { $total }{ $source }.
   *[loss] { $seat-own } spirit fell by { $change } to { $total }{ $source }.
}
log-used = { $seat } used { $ability }{ $targets }{ $cost }.
log-resolved = { $seat-own } { $ability } took effect.
log-fizzled = { $seat-own } { $ability } lost its legal target and did nothing.
log-countered = { $seat-own } { $ability } was broken by { $by } and did nothing.
log-retargeted = { $by } turned { $seat-own } { $ability } on { $to } instead.
log-equipped = { $seat } equipped { $face }{ $replaced }.
log-discarded = { $count ->
    [one] { $seat } discarded 1 card{ $cards }{ $source }.
   *[other] { $seat } discarded { $count } cards{ $cards }{ $source }.
}
log-recovered = { $seat } took back { $face }{ $source }.
log-recovered_unseen = { $seat } took back a face-down card{ $cards }{ $source }.
log-gave = { $count ->
    [one] { $seat } gave { $to } 1 card{ $cards }{ $source }.
   *[other] { $seat } gave { $to } { $count } cards{ $cards }{ $source }.
}
log-looked_hand = { $seat } looked at { $target-own } hand{ $cards }{ $source }.
log-looked_identity = { $seat } looked at { $target-own } identity{ $seen }{ $source }.
log-looked_deck = { $count ->
    [one] { $seat } looked at the top ghost card{ $cards }{ $source }.
   *[other] { $seat } looked at the top { $count } ghost cards{ $cards }{ $source }.
}
log-arranged = { $seat } put the top { $count } ghost cards back in an order of choice{ $source }.
log-buried = { $seat } put a ghost card seen before at the bottom{ $source }.
log-shuffled = { $deck ->
    [ghost] The ghost deck was shuffled.
   *[spell] The discard pile was shuffled into a new spell deck.
}
log-turned_up = { $seat } turned up { $face }.
log-rolled = { $direction ->
    [left] { $seat } counted to the left and rolled { $value }: { $to }.
   *[right] { $seat } counted to the right and rolled { $value }: { $to }.
}
log-haunted = { $face } haunted { $seat }{ $condition }.
log-deflected = { $seat-own } Amulet turned { $face } away, to { $to }.
log-moved = { $face } moved from { $from } to { $to }{ $source }.
log-left_game = { $seat-own } { $face } left the game{ $source }.
log-event_began = Event { $face }: { $text }
log-exorcism_began = { $host } opened an exorcism of { $bearer-own } { $face }: { $need } needed.
log-voted = { $count ->
    [0] { $seat } laid no votes.
    [one] { $seat } laid 1 vote{ $cards }{ $mark }.
   *[other] { $seat } laid { $count } votes{ $cards }{ $mark }.
}
log-challenged = { $host } challenged { $seat }!
log-challenge_won = Challenge won: { $seat-own } votes hold a negative one{ $cards }{ $flipped } and are all discarded.
log-challenge_lost = Challenge lost: { $seat-own } votes are all positive{ $cards }{ $flipped }.
log-votes_discarded = { $count ->
    [one] The 1 other vote is discarded unseen.
   *[other] The { $count } other votes are discarded unseen.
}
log-counted = { $success ->
    [yes] The count: { $red }, { $blue }; { $need } needed: enough.
   *[no] The count: { $red }, { $blue }; { $need } needed: too few.
}
log-exorcism_succeeded = The exorcism succeeded: { $face } leaves { $bearer }.
log-exorcism_failed = The exorcism failed: { $face } stays on { $bearer }.
log-summoning_began = { $seat } tried to summon { $bearer-own } { $face }: { $need } needed.
log-summoned = The summoning succeeded: { $bearer-own } { $face } becomes a life of the ghost king, { $seat }.
log-summon_failed = The summoning failed: { $bearer-own } { $face } did not come.
log-identity_shown = { $seat } turned up an identity: { $identity }.
log-rehaunted = All ghosts on { $seat } haunt anew.
log-king_appeared = { $seat } became the ghost king: { $king }{ $cause }!
log-king_goal = The ghost king’s victory: { $have } / { $need }.
log-named = { $right ->
    [yes] { $seat } named the identities, and all are right{ $guesses }.
   *[no] { $seat } named the identities, and not all are right{ $guesses }.
}
log-modified = { $source }: { $effect }.
log-last_round = { $seat } has banished enough: the match ends with { $to-own } turn.
log-match_over = { $kind ->
    [king] The match is over: the ghost king has won. Winners: { $winners }.
    [king_fallen] The match is over: the ghost king has fallen. Winners: { $winners }.
    [heretic_loses] The match is over: the { $heretic } has lost. Winners: { $winners }.
    [elder] The match is over: an Elder has died. Winners: { $winners }.
    [haunted] The match is over: the ghosts have decided it. Winners: { $winners }.
    [fewest] The match is over: whoever bears fewest ghosts wins. Winners: { $winners }.
   *[points] The match is over: points decide. Winners: { $winners }.
}
log-unknown = Something happened ({ $kind }).
log-substituted = { $seat } gave no legal answer in time; the rules answered instead.

effect-requirement = requirement { $amount } for { $target }
effect-requirement_all = all requirements { $amount } this turn
effect-requirement_red = red ghosts’ requirements { $amount } this turn
effect-requirement_blue = blue ghosts’ requirements { $amount } this turn
effect-requirement_any = X ghosts’ requirements { $amount } this turn
effect-no_votes = { $target } can’t vote this turn
effect-no_responses = { $target } can’t respond this turn
effect-amulet = guards { $target }
effect-chosen_victim = whom this apparition haunts has been chosen
effect-shield = ghost effects don’t touch { $target }
effect-levels_open = all skills are open to { $target } this turn
effect-unknown = { $query } { $amount } for { $target }

## Banners: what just happened

banner-turn_began = The turn passes to { $seat }
banner-used = { $seat }: { $ability }{ $targets }
banner-fizzled = { $ability } does nothing
banner-countered = { $ability } broken by { $by }
banner-retargeted = { $ability } turned on { $to }
banner-turned_up = { $seat } turned up { $face }{ $asks }
banner-rolled = { $direction ->
    [left] { $seat } counted left and rolled { $value }: { $to }
   *[right] { $seat } counted right and rolled { $value }: { $to }
}
banner-haunted = { $face } haunts { $seat }{ $condition }
banner-deflected = { $face } turned away, to { $to }
banner-moved = { $face } moves to { $to }
banner-left_game = { $face } leaves the game
banner-event_began = Event: { $face }
banner-exorcism_began = Exorcism hosted by { $host }: { $bearer-own } { $face }, { $need } needed
banner-challenged = { $host } challenged { $seat }!
banner-challenge_won = { $seat-own } votes hold a negative one
banner-challenge_lost = { $seat-own } votes are all positive
banner-exorcism_succeeded = Exorcism succeeded: { $face }
banner-exorcism_failed = Exorcism failed: { $face }
banner-summoning_began = Summoning by { $seat }: { $bearer-own } { $face }, { $need } needed
banner-summoned = Summoned: { $face }
banner-summon_failed = Summoning failed: { $face }
banner-identity_shown = { $seat }: { $identity }
banner-rehaunted = The ghosts on { $seat } haunt anew
banner-king_appeared = { $seat }: now ghost king, { $king }!
banner-named = { $right ->
    [yes] { $seat } named everybody right!
   *[no] { $seat } named somebody wrong
}
banner-last_round = Last round: it ends with { $to-own } turn
banner-match_over = The match is over

## Questions: first what is asked, then what may be done

prompt-day = Your day
prompt-day-more = { $count ->
    [0] Nothing to play: end the day.
   *[other] { $ways }.
}
way-card = { $count ->
    [one] play the lit card
   *[other] play one of the { $count } lit cards
}
way-draw = draw
way-skill = use a skill
way-other = do something else
prompt-answer = { $seat } used { $ability }{ $targets } – answer?
prompt-priority-day = Day – use a card or skill?
prompt-priority-day_close = Day is closing – use a card or skill?
prompt-priority-before = Before the apparition – use a card or skill?
prompt-priority-after = After the apparition – use a card or skill?
prompt-priority-more = { $count ->
    [0] You have nothing to use now.
   *[other] You may use { $named }.
}
prompt-answer-more = { $count ->
    [0] You have nothing to use now.
   *[other] { $named } can.
}
lit-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
lit-skill = { $count ->
    [one] a skill
   *[other] { $count } skills
}
lit-other = { $count } more
list-or-two = { $first } or { $second }
list-or-more = { $first }, { $second }
list-lit-two = { $first } or { $second }
list-lit-more = { $first }, { $second }
prompt-target = { $source } – choose a target
prompt-target-more = { $step ->
    [0] Any lit { $what } will do.
   *[other] One more: any lit { $what }.
}
prompt-votes = Vote – { $ghost }: { $need } needed
prompt-votes-more = Lay any cards face down as votes, at most { $most }, or none.
prompt-mark = { $source } – mark a vote in secret?
prompt-mark-more = It counts as the other colour, and nobody learns whose it was.
prompt-double = { $source } – which vote counts twice?
prompt-double-more = Choose one of your votes.
prompt-challenge = Challenge somebody?
prompt-challenge-more = { $reward ->
    [0] A negative vote: theirs are discarded. All positive: it fails at once.
   *[other] A negative vote: theirs are discarded, you gain { $reward } spirit. All positive: it fails at once.
}
prompt-exorcise = Host an exorcism?
prompt-exorcise-more = Choose a ghost on the table; once per turn.
prompt-summon = Summon a ghost?
prompt-summon-more = Choose another player’s ghost and vote alone; on success it becomes a life of yours.
prompt-discard = { $least ->
    [one] Discard 1 card{ $source }
   *[other] Discard { $least } cards{ $source }
}
prompt-discard-more = Choose what to discard, then confirm.
prompt-give = { $least ->
    [one] Give away 1 card{ $source }
   *[other] Give away { $least } cards{ $source }
}
prompt-give-more = Choose what to give, then confirm.
prompt-take = Take 1 card{ $source }
prompt-take-more = Choose one of the cards you see.
prompt-arrange = { $source } – arrange the ghost cards
prompt-arrange-more = Pick them in order: the first lies on top.
prompt-bury = { $source } – put one at the bottom?
prompt-bury-more = Pay 1 spirit to put a card you have looked at under the ghost deck.
prompt-choice = { $source } – choose
prompt-choice-more = Choose one.
prompt-direction = { $ghost }: the die picks the victim – count which way?
prompt-direction-more = Then the die is rolled.
prompt-reveal = Turn up your heretic identity?
prompt-reveal-more = You discard your hand; all ghosts on a player you choose haunt anew. Once per game.
prompt-gather = You are the ghost king – gather ghosts
prompt-gather-more = { $left } more of other players’ ghosts: each becomes a life of yours.
prompt-name = What is { $seat-own } identity?
prompt-name-more = One for each player; if all are right, you win.
prompt-spare = Name the identities – leave out which { $least }?
prompt-spare-more = All the others must be named right.
prompt-swap = { $source } – swap which card?
prompt-swap-more = Choose a card from your hand for the top card of the discard pile.
prompt-look = Look at { $seat-own } identity?
prompt-look-more = Only you will know it.
prompt-lose_life = Lose which life?
prompt-lose_life-more = Choose one of your ghosts.
prompt-other = { $source } – your answer?
prompt-other-more = { $most ->
    [1] Choose one.
   *[other] Choose { $least } to { $most }.
}
prompt-rule = The rules

what-seat = player
what-ghost = ghost
what-use = card or skill
what-card = card
what-discard_pile = discarded card
what-ghost_card = ghost card
what-other = choice

pass-day = End day
pass-priority = Not now
pass-answer = Don’t answer
pass-mark = No mark
pass-bury = Leave it
pass-challenge = No challenge
pass-exorcise = No exorcism
pass-summon = No summoning
pass-reveal = Stay hidden
pass-other = Skip

confirm-votes = { $count ->
    [0] No votes
    [one] Lay 1 vote
   *[other] Lay { $count } votes
}
confirm-discard = { $count ->
    [0] No discard
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
confirm-give = { $count ->
    [0] Give nothing
    [one] Give 1 card
   *[other] Give { $count } cards
}
confirm-arrange = In this order
confirm-spare = Leave them out
confirm-other = Confirm

## Options

option-equip = Equip { $name }
option-draw = Draw
option-reveal = Ghosts on { $seat } haunt anew
option-ghost = { $seat-own } { $name }
option-use = { $seat-own } { $name }
option-identity = { $seat }: { $name }
option-unknown = { $name }

choice-spirit = Spirit
choice-cards = Cards
choice-artifact = Artifact
choice-direction-left = To the left, from { $seat }
choice-direction-right = To the right, from { $seat }
choice-look = Look
choice-decline = No
choice-PK-211-decline = Don’t look
choice-C-R01-decline = Leave it
choice-C-R01-pay = Pay 1 spirit, take it back
choice-C-V05-spirit = Pay 3 spirit
choice-C-V05-artifact = Discard the artifact
choice-C-X05-cards = Discard 1 card
choice-C-X05-spirit = Lose 2 spirit
choice-C-R06-cards = Draw the cards
choice-C-R06-spirit = Take 4 spirit
choice-C-R10-cards = Discard 1 for 1 spirit
choice-C-R10-spirit = Pay 1 spirit, draw 1

## Why something can't be used now

why-timing = Only { $timing }.
why-only_day = Only in your own day.
why-only_before = Only before the apparition.
why-only_after = Only after the apparition.
why-only_response = Only in answer to a card or skill.
why-only_night = Only in the ghost king’s own night.
why-cost = { $missing } spirit short.
why-target = There is no legal target.
why-condition = What it needs isn’t there.
why-equip_in_day = Equip it in your own day.
why-used_turn = Already used this turn.
why-used_round = Already used this round.
why-used_game = Already used this game.
why-no_responses = You can’t use responses this turn.
why-closed = Blocked by a ghost.
why-ghostly_path = Only for the ghost king or a revealed Heretic King.
why-king = Closed to the ghost king.
why-level = { $missing ->
    [one] Open after one more banished ghost.
   *[other] Open after { $missing } more banished ghosts.
}
why-no_cards = No cards are left to draw.
why-own_life = This is a life of yours already.
why-bearing_too_many = Whoever bears so many ghosts can’t exorcise one of the ghost king’s.
why-no_votes = You can’t vote in this exorcism.
why-two_votes = You can lay at most two votes.
why-x_ghost = An X ghost allows no challenge.
why-many_votes = You laid too many votes to challenge.
why-no_challenge = A ghost you bear forbids you to challenge.
why-own_votes = Your own votes can’t be challenged.
why-king_votes = The ghost king’s votes can’t be challenged.
why-challenged = Challenged already.
why-laid_none = There are no votes to challenge.
why-unknown = Not usable now.

## The outcome

outcome-points = Enough ghosts are banished; identities are turned up and points decide.
outcome-deck = The ghost deck has run out; identities are turned up and points decide.
outcome-king = The ghost king has won.
outcome-cause-PK-421 = His condition of victory is met.
outcome-cause-PK-422 = The ghost deck has run out.
outcome-king_fallen = The ghost king’s lives are gone and he has lost; the others are scored.
outcome-king_fallen-side = The ghost king’s lives are gone: his whole side has lost and scores nothing.
outcome-short-points = Enough ghosts were banished
outcome-short-points-by = { $seat } banished { $count } ghosts
outcome-short-deck = The ghost deck ran out
outcome-short-king = { $king } met his condition of victory
outcome-short-king-PK-422 = The ghost deck ran out
outcome-short-king_fallen = The ghost king was slain
outcome-short-king_fallen-side = The ghost king was slain
outcome-short-heretic_loses = The { $heretic } fell to 3 ghosts
outcome-short-elder = An Elder died bearing 3 ghosts
outcome-short-elder-both = Both Elders died bearing 3 ghosts
outcome-short-haunted = Both others bore 3 ghosts or more
outcome-short-haunted-all = All three bore 3 ghosts or more
outcome-short-fewest = Fewest ghosts borne decided it
outcome-short-fewest-deck = The ghost deck ran out; fewest ghosts borne decided it
outcome-reign = { $fate ->
    [fell] { $seat } rose as { $king } in round { $rose } and fell in round { $ended }.
    [won] { $seat } rose as { $king } in round { $rose } and won in round { $ended }.
   *[reigns] { $seat } rose as { $king } in round { $rose } and never fell.
}
outcome-heretic_loses = The { $heretic } bore 3 ghosts and none was banished: he has lost, and the two sects are scored.
outcome-elder = An Elder ended a turn with 3 ghosts, none of them banished: he dies and his sect has lost.
outcome-elder-both = Both Elders ended a turn with 3 ghosts, none of them banished: both die, and it is a draw.
outcome-dead = Dead Elders: { $seats }
outcome-haunted = As a turn ended both others bore 3 ghosts or more, and the player whose turn it was did not.
outcome-haunted-all = As a turn ended all three bore 3 ghosts or more: a draw.
outcome-fewest = Three ghosts were banished by { $banisher }: whoever bears fewest ghosts wins, in a tie the one who banished three.
outcome-fewest-deck = The ghost deck has run out: whoever bears fewest ghosts wins, in a tie who banished more, else it is a draw.
outcome-bears = { $count ->
    [0] { $seat }: no ghosts
    [one] { $seat }: 1 ghost
   *[other] { $seat }: { $count } ghosts
}
outcome-unknown = The match is over.
outcome-winners = Winners: { $winners }
outcome-nobody = A draw: nobody has won
outcome-line = { $seat } ({ $side }) { $points }{ $card }{ $reason }
outcome-card = : { $face }

reason-own = , own colour
reason-other = , other colour
reason-heretic = , heretic’s points
reason-bonus = , colour bonus
reason-king = , king slain
