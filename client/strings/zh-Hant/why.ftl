# 何以如此：事情背後的規則

table-why = 何以如此
table-rules-hint = 這背後的規則 (R)
rules-behind = 背後的規則
rules-close = 關閉 (R)
