# Why: the rules behind what happens and what can't be done

table-why = Why
table-rules-hint = The rules behind this (R)
rules-behind = The rules behind it
rules-close = Close (R)
table-clockwise = Play goes clockwise: to the left
table-counter-clockwise = Play goes counter-clockwise: to the right
