# 何以如此：事情背后的规则

table-why = 何以如此
table-rules-hint = 与此相关的规则 (R)
rules-behind = 相关规则
rules-close = 关闭 (R)
table-clockwise = 顺时针轮流：往左手边
table-counter-clockwise = 逆时针轮流：往右手边
