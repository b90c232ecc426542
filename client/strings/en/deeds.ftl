### What cards and skills do, in a few words, for buttons and below a card in use; whom it is aimed at and what it costs
### is said beside it
### $victim is "you" or "other": whose name stands above

does-C-A03 = move a ghost
does-C-A06 = swap card, +1 spirit
does-C-A10 = see the top ghost
does-C-K2 = move a ghost
does-C-K3-look = { $victim ->
    [you] show your hand
   *[other] hand seen
}
does-C-K3-look-offered = see a hand
does-C-K3-name = name identities
does-C-K6 = turn up one
does-C-K9 = devour a ghost
does-C-R01-1 = swap with discards
does-C-R03-k = discard 1, draw 2
does-C-R04-1 = order top 2 ghosts
does-C-R04-k = pick victim
does-C-R05-1 = shed a ghost
does-C-R05-2 = can’t respond
does-C-R05-2-offered = silence one
does-C-R07-1 = { $victim ->
    [you] swap 1 card
   *[other] swaps 1 card
}
does-C-R07-1-offered = swap 1 with another
does-C-R08-1 = { $victim ->
    [you] are ghost-proof
   *[other] safe from ghosts
}
does-C-R08-1-offered = shield one
does-C-R08-k = ghost becomes a life
does-C-R09-1 = { $victim ->
    [you] discard 1
   *[other] discards 1
}
does-C-R09-1-offered = one discards
does-C-R10-2 = trade card, spirit
does-C-R11-2 = take artifact
does-C-R12-2 = shed a ghost
does-C-S01 = gains 3 spirit
does-C-S02 = { $victim ->
    [you] lose 2 spirit
   *[other] loses 2 spirit
}
does-C-S03 = draws 2 cards
does-C-S04 = { $victim ->
    [you] discard 2
   *[other] discards 2
}
does-C-S05 = { $victim ->
    [you] give card + spirit
   *[other] gives card + spirit
}
does-C-S06 = { $victim ->
    [you] show your hand
   *[other] hand seen
}
does-C-S07 = { $victim ->
    [you] show identity
   *[other] identity seen
}
does-C-S08 = no effect
does-C-S09 = another target
does-C-S10 = goes next door
does-C-S11 = requirement +1
does-C-S12 = requirement −1
does-C-S13 = can’t vote
does-C-S14 = orders 3 ghosts
does-C-S15 = { $victim ->
    [you] are passed over
   *[other] ghosts pass by
}
does-C-X01 = draws 1 card
does-C-X02 = +1 spirit per ghost
does-C-X03 = draws 1, all skills
does-C-X04 = one colour −2
does-C-X05 = all lose card or 2
does-C-X06 = lures it, draws 2
deed-price = Pay { $cost }: { $does }
deed-cost = { $cost } spirit

why-level-short = Banish { $missing } more first
why-used_turn-short = Used this turn
why-used_round-short = Used this round
why-used_game-short = Used this game
why-target-short = No legal target
why-condition-short = Not possible now
why-only_day-short = In your own day
why-only_before-short = Before apparition
why-only_after-short = After apparition
why-only_response-short = Only in answer
why-only_night-short = King’s own night
why-timing-short = Not the time now
why-ghostly_path-short = Not open to you

# below a card in use: whom it befalls, and how ("You discard 2")
table-befalls = { $victim } { $does }
table-until-useful = Don’t ask
table-until-useful-second = until another card
table-until-useful-hint = Moments pass until somebody uses another card or skill that you can answer, or you have one to use that you haven’t now.
table-until-my-turn = Don’t ask
table-until-my-turn-second = until my turn
table-until-my-next-turn = Don’t ask
table-until-my-next-turn-second = until my next turn
table-until-my-turn-hint = All such moments pass until then; votes and other questions still come to you.

# While I may vote and have chosen no card.
deed-lay = Lay votes
deed-lay-how = Choose cards first
