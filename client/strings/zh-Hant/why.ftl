# 何以如此：事情背後的規則

table-why = 何以如此
table-rules-hint = 與此相關的規則 (R)
rules-behind = 相關規則
rules-close = 關閉 (R)
table-clockwise = 順時針輪流：往左手邊
table-counter-clockwise = 逆時針輪流：往右手邊
