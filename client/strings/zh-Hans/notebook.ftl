# 我的笔记

notebook = 笔记
notebook-close = 合上 (B)
notebook-host = 主持
notebook-bearer = 被缠身
notebook-challenged = 被质疑
notebook-round = 轮
notebook-none = 还没有人驱过鬼。
notebook-no-more = 没有更多驱鬼了。
notebook-votes = 参与 { $joined }/{ $asked } 次 · 投 { $votes } 票
notebook-hint = 点徽记，记下你猜的身份；指着名字、驱鬼或票数，可看始末。
notebook-never-challenged = 票从未被质疑。
notebook-record = 票被质疑 { $challenged } 次，拆穿 { $caught } 次。
notebook-nothing-seen = 除了桌上的，你还没见过这位的什么。
table-notebook-hint = 我的笔记 (B)：谁投了多少票、我见过什么、我猜的身份
table-guess-unknown = 你猜这位是什么身份？点一下记下来。
table-guess-taiping = 你猜：太平道。点一下换下一个。
table-guess-tianshi = 你猜：天师道。点一下换下一个。
table-guess-heretic = 你猜：邪道。点一下换下一个。
table-my-guess = 我猜
table-exorcisms = 参与驱鬼
table-votes-laid = 投票
