# Tips: what the counts of the table mean

table-deck-tip = { $deck ->
    [spells] Spell deck: { $count } left. When it runs out, the discarded spells are shuffled into a new one.
   *[ghosts] Ghost deck: { $count } left. The match ends with it.
}
table-meter-tip = { $counted ->
    [table] Ghosts on all players together: { $have } of { $need }. With { $need } a ghost king may rise after the exorcism.
    [elder] Ghosts on an Elder: { $have } of { $need }. With { $need } at a turn’s end the Elder dies, and the sect has lost.
    [last_round] Most ghosts banished by one player: { $have } of { $need }. At { $need } the last round begins.
    [fewest_ghosts] Most ghosts banished by one player: { $have } of { $need }. At { $need } whoever bears fewest ghosts wins.
   *[points] Most ghosts banished by one player: { $have } of { $need }. At { $need } the match ends.
}
table-king-tip =
    { $title } { $have } / { $need }
    { $goal }
table-most-tip = { $king ->
    [yes] Most ghosts on one player: { $have } of { $need }. With { $need } on one player a ghost king may rise after the exorcism.
   *[no] Most ghosts on one player: { $have } of { $need }. Whoever is haunted and then bears { $need } discards half their hand.
}
table-lives-tip = { $count ->
    [one] The ghost king has 1 life: the ghost on him. When it is gone, he has lost.
   *[other] The ghost king has { $count } lives: the ghosts on him. When the last is gone, he has lost.
}
table-points-tip = { $ending ->
    [king] Banished ghosts: { $have }. While there is a ghost king the match doesn’t end by them.
    [last_round] Banished ghosts: { $have } of { $need }. At { $need } the last round begins.
    [fewest_ghosts] Banished ghosts: { $have } of { $need }. At { $need } whoever bears fewest ghosts wins.
   *[points] Banished ghosts: { $have } of { $need }. At { $need } the match ends.
}
table-no-artifact = No artifact: everybody may have one equipped.

phase-draw-about = The player to move draws cards.
phase-day-about = The player to move may draw for spirit, equip an artifact, and use cards and skills.
phase-night-about = A ghost comes, and an exorcism may be held.
phase-end-about = The player to move discards down to the hand limit; then the next turn begins.
step-before-about = Everybody may use cards and skills before the ghost comes.
step-apparition-about = The top card of the ghost deck is turned up: a ghost haunts somebody, or an event happens.
step-after-about = Everybody may use cards and skills.
step-exorcism-about = The player to move may host the exorcism of a ghost: all vote with cards face down.
