# My notebook

notebook = Notebook
notebook-close = Close (B)
notebook-host = hosted
notebook-bearer = was haunted
notebook-challenged = was challenged
notebook-round = Round
notebook-none = No exorcism has been held yet.
notebook-no-more = There are no more exorcisms.
notebook-votes = joined { $joined } of { $asked } · { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
notebook-hint = Pick a badge to note what you take somebody for. Point at a name, an exorcism or a vote to read about it.
notebook-never-challenged = Votes never challenged.
notebook-record = Votes challenged { $challenged ->
    [one] once
   *[other] { $challenged } times
}, caught { $caught ->
    [0] never
    [one] once
   *[other] { $caught } times
}.
notebook-nothing-seen = You have seen nothing of theirs that isn’t on the table.
table-notebook-hint = My notebook (B): who voted how, what I have seen, what I take them for
table-guess-unknown = What do you take them for? Click to note a guess.
table-guess-taiping = Your guess: Taiping. Click for the next.
table-guess-tianshi = Your guess: Tianshi. Click for the next.
table-guess-heretic = Your guess: a heretic. Click for the next.
table-my-guess = My guess
table-exorcisms = Exorcisms
table-votes-laid = Votes laid
