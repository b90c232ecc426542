# 我的筆記

notebook = 筆記
notebook-close = 闔上 (B)
notebook-host = 主持
notebook-bearer = 被纏身
notebook-challenged = 被質疑
notebook-round = 輪
notebook-none = 還沒有人驅過鬼。
notebook-no-more = 沒有更多驅鬼了。
notebook-votes = 參與 { $joined }/{ $asked } 次 · 投 { $votes } 票
notebook-hint = 點徽記，記下你猜的身份；指著名字、驅鬼或票數，可看始末。
notebook-never-challenged = 票從未被質疑。
notebook-record = 票被質疑 { $challenged } 次，拆穿 { $caught } 次。
notebook-nothing-seen = 除了桌上的，你還沒見過這位的什麼。
table-notebook-hint = 我的筆記 (B)：誰投了多少票、我見過什麼、我猜的身份
table-guess-unknown = 你猜這位是什麼身份？點一下記下來。
table-guess-taiping = 你猜：太平道。點一下換下一個。
table-guess-tianshi = 你猜：天師道。點一下換下一個。
table-guess-heretic = 你猜：邪道。點一下換下一個。
table-my-guess = 我猜
table-exorcisms = 參與驅鬼
table-votes-laid = 投票
