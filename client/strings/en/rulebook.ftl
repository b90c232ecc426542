# The rulebook that is opened from the title and from the menu over the table

rulebook = Rulebook
rulebook-find = Find words or a number (Ctrl+F)
rulebook-find-short = Find
rulebook-keys = ← → links   Enter open   Ctrl+F find   Esc back
rulebook-all = All that was found
rulebook-found = { $count ->
    [one] 1 place with “{ $query }”
   *[other] { $count } places with “{ $query }”
}
rulebook-nothing = No rule of this book has “{ $query }” in it. Fewer letters find more; a number like PK-2 finds all rules that begin so.

## The first page: the game in a minute

rulebook-minute = The game in one minute
rulebook-head-want = What you want
rulebook-head-turn = Your turn
rulebook-head-vote = The exorcism
rulebook-head-king = The ghost king
rulebook-head-end = Who wins

rulebook-peak-want = In a standard match you belong in secret to red Taiping, to blue Tianshi or to the heretics, and nobody tells you who is with you (PK-002, PK-005); the four-seat mode (PK-500), contest (PK-600) and the three-seat mode (PK-700) differ in this or in what follows. Your side needs points: each ghost you banish scores for it, 2 in your sect’s colour and 1 in the other (PK-410; for heretics PK-411).
rulebook-peak-turn = You draw 2 cards and gain 1 spirit, and by day you use cards and skills or pay spirit for more cards (PK-101, PK-110). At night you turn up a ghost, and it haunts whomever its card names (PK-121).
rulebook-peak-vote = Then you may host an exorcism of any ghost on the table, for which everybody lays as many cards face down as they like (PK-200, PK-201). Cards of the ghost’s colour help, the others hinder: if enough help is left once red and blue have cancelled each other, the ghost is yours, in a standard match you may look at the identity of the player it haunted, and all who took part are rewarded (PK-208, PK-211, PK-212). Before the count you may challenge others: one card of the wrong colour throws out all their votes and brings you 3 spirit, but if there is none among them the exorcism fails (PK-203, PK-204).
rulebook-peak-king = In a standard match, whoever bears 3 ghosts and has none of them banished that turn rises as the ghost king; so does whoever bears most when 7 are on the table and none is banished (PK-301, PK-302). If there is a Heretic King, it is he who rises, but 3 ghosts of his own are his defeat and end the match (PK-310, PK-311, PK-312). The king’s ghosts are his lives, and he wins by the condition on his card or when the ghost deck has run out (PK-330, PK-421, PK-422).
rulebook-peak-end = A standard match without a ghost king ends when somebody has banished 4 ghosts (3 with 6 to 8 players) or the ghost deck has run out; with one, it ends when he wins or has lost his last life (PK-400, PK-401, PK-420). Unless he has won, all identities are shown and the side with the most points wins, with 5 more for whoever took the king’s last life (PK-410, PK-420).

rulebook-classic-want = In secret you belong to red Taiping or to blue Tianshi, or with 5 or 7 players you may be the one heretic, and nobody tells you who is with you (CL-001, PK-005). Your side needs points: each ghost you banish scores for it, 2 in your sect’s colour and 1 in the other, and always 2 for a heretic (CL-410).
rulebook-classic-turn = You draw 2 cards, and by day you use cards or pay spirit for more (CL-101, PK-110). At night you turn up a ghost, and it haunts whomever its card names (PK-121).
rulebook-classic-vote = Then you may host an exorcism of any ghost on the table, for which everybody lays as many cards face down as they like (CL-200, PK-201). Cards of the ghost’s colour help, the others hinder: if enough help is left once red and blue have cancelled each other, the ghost is yours, you may look at the identity of the player it haunted, and all who took part are rewarded (PK-208, CL-211, PK-212). Before the count you may challenge others: one card of the wrong colour throws out all their votes, but if there is none among them the exorcism fails (PK-203, PK-204, CL-204).
rulebook-classic-king = Whoever bears 3 ghosts and has none of them banished that turn rises as the ghost king; so does whoever bears most when a ghost that makes them 7 on the table isn’t banished in its turn (PK-301, CL-302). If there is a heretic, the 3 ghosts of another make him king, while 3 of his own are his defeat and end the match (CL-310, CL-311). The king’s ghosts are his lives, and he wins by the condition on his card or when the ghost deck has run out (PK-330, PK-421, CL-422).
rulebook-classic-end = Without a ghost king the match ends when somebody has banished 4 ghosts or the ghost deck has run out; with one, it ends when he wins or has lost his last life (CL-400, PK-332, CL-420). Unless he has won, all identities are shown and the side with the most points wins (CL-410, CL-420).
