# 命令行

cli-help = 鬼戏：与电脑对战的身份游戏。不加命令时打开窗口。
cli-help-play = 打开窗口，开始新的一局；加上 --resume 则继续上次离开的一局。
cli-help-watch = 打开窗口，观看全由电脑进行的一局。
cli-help-simulate = 不开窗口，让电脑玩许多局并统计结果。
cli-help-bench = 测量规则在这台机器上的速度。
cli-help-rules = 显示规则书：全部、一条，或编号开头相同的各条。
cli-help-doctor = 检查版本、文件夹、字体、显示与声音：报告问题时所需的资料。
cli-help-data-dir = 将存档与设置放在这个文件夹。
cli-data-dir-unnamed = --data-dir 需要一个文件夹的名称。
cli-help-lang = 使用这种语言，不论设置为何。
cli-help-version = 打印版本。
cli-help-ruleset = 游戏。
cli-help-mode = 模式。
cli-help-seats = 人数；不给则取该模式常用的人数。
cli-help-seats-several = 人数，可给多次。
cli-help-bots = 电脑强度：random、novice。
cli-help-bots-several = 电脑强度：random、novice，可给多次。
cli-help-seed = 数字或文字，相同者发牌相同；不给则每次不同。太短的种子可由回放猜出。
cli-help-seed-series = 数字或文字，相同者各局相同。
cli-help-option = 家规选项，视为开启或取所给的值，可给多次。
cli-help-named = { $help }可用：{ $names }。
cli-help-name = 你在桌上的名字。
cli-help-resume = 继续上次离开的一局。
cli-help-position = 从这个文件所写的局面开始；发什么牌也由它决定。
cli-help-games = 局数。
cli-help-matrix = 进行每种游戏、模式与人数，以及每项家规选项单独的对局，各占一行；另外指定的会缩小范围。
cli-help-balance = 测量游戏的平衡，附 95 % 置信区间，并与目标对照；与 --matrix 同用时不含家规选项。
cli-help-processes = 同时进行的进程数；0 表示与处理器数相同。
cli-help-json = 同时将结果写入这个文件。
cli-help-rule-id = 规则的编号，如 PK-204、C-S04；或其开头，如 PK-2。
cli-help-points = 只显示原作未定而由本作裁定或增补之处。

cli-error = guixi：{ $reason }
cli-misused = { $reason } 请参阅 guixi --help。
cli-illegal-setup = 无法开始这样的一局：{ $reason }。
cli-unknown-bots = 没有名为 { $bots } 的电脑，可选：{ $allowed }。
cli-option-unnamed = --option { $text } 缺了选项的名称，请写成 --option 名称=值。
cli-option-twice = 选项 { $option } 不能既是 { $first } 又是 { $second }，只给一次就好。
cli-unknown-language = 没有 { $language } 这种语言，可选：{ $allowed }。
cli-unknown-rule = 没有编号为 { $id } 的规则。
cli-matrix-unfit = 矩阵中没有符合 { $word } 的对局，可选：{ $allowed }。
cli-matrix-unfit-with = 矩阵中符合 { $others } 的对局都不符合 { $word }，可选：{ $allowed }。
cli-matrix-plain = 与 --balance 同用时，矩阵不含家规选项，请去掉 --option。
cli-matrix-one-option = 矩阵中的每项家规选项各自单独进行，不能同时指定 { $options }，请只给一项。
cli-nothing-to-resume = 没有未完成的一局。
cli-unread-to-resume = 上次玩的一局读不出来。{ $reason }
cli-position-too-large = { $path } 太大，不会是局面文件。
cli-no-position = 无法读取 { $path }：{ system-reason }。
cli-position-deals = 发什么牌由局面的文件决定：请去掉 { $option }。
cli-resume-alone = --resume 不能与其他选项同用：请去掉 { $option }。
cli-seed-too-long = 种子最多 { $limit } 个字符：请换一个短些的。
cli-seed-unreadable = 种子须由文字组成：这一个含有不代表任何文字的字节。请换一个。
cli-no-display = 没有可开启窗口的显示设备。
cli-no-window = 无法打开窗口：{ $reason }。
cli-no-output = 无法输出结果：{ system-reason }。
cli-interrupted = 已停止。
cli-fault = 程序发生错误：{ $reason }。详情在 { $path }。

cli-simulating = { $number }：{ $ruleset } { $mode }，{ $seats } 人，{ $bots }
cli-simulated =
    { $ruleset } { $mode }，{ $seats } 人，电脑 { $bots }，选项 { $options }：{ $games } 局，{ $seconds } 秒
    每局 { $turns } 回合、{ $decisions } 次回答；每秒 { $answers } 次回答、{ $choices } 次选择
    错误 { $errors }，代答 { $substituted }
cli-outcome = { "  " }{ $outcome }：{ $count }（{ $percent } %）
cli-failure = { "  " }种子 { $seed }：{ $error }
cli-matrix-line = { $ruleset } { $mode }，{ $seats } 人，{ $bots }，{ $options }：{ $games } 局，{ $turns } 回合，最多 { $most }（上限 { $bound }）；错误 { $errors }，代答 { $substituted }；{ $outcomes }
cli-measuring = 测量中
cli-yardstick =
    Python { $python }，{ $machine }；时钟 { $clock }；基准：每秒 { $loops } 圈纯 Python
    （方括号内为各项相当于多少圈，不同机器以此相比）
cli-measured =
    { $seats } 人，全部牌，random 电脑，{ $games } 局
    { "  " }每秒 { $answers } 次回答 [{ $answer_loops }]、{ $choices } 次选择 [{ $choice_loops }]
    { "  " }转存 { $dump } µs [{ $dump_loops }]，p99 { $dump_bad } µs；打包 { $bytes } 字节，p99 { $bytes_bad }
    { "  " }还原 { $restore } µs [{ $restore_loops }]，p99 { $restore_bad } µs
    { "  " }视图 { $view } µs [{ $view_loops }]，p99 { $view_bad } µs

balance-line = { "  " }{ $name }：{ $value }（{ $low } 至 { $high }，共 { $cases }）；目标 { $aim }：{ $verdict }
balance-sect = 两派获胜中太平的比例
balance-heretics = 邪道获胜
balance-king-appears = 鬼王出现
balance-king-wins = 出现后鬼王获胜
balance-single-king = { $card }出现后获胜
balance-turns-median = 回合数中位数
balance-turns-p90 = 回合数第 90 百分位
balance-exorcism-succeeds = 驱鬼成功
balance-exorcism-challenged = 驱鬼遭质疑
balance-challenge-won = 质疑成功
balance-first-player = 先手获胜，与平均之差
balance-role = { $card }获胜，与平均之差
balance-fits = 符合
balance-open = 偏离，可能出于偶然
balance-misses = 不符
balance-unaimed = 无目标

rules-title = === { $title } ===
rules-heading = — { $heading } —
rules-card = { $name } · { $about }
rules-settled = 裁定：{ $text }
rules-ours = 增补：{ $text }
rules-points-cards = 增补：各牌的内文与数字。原始资料只列出许多牌的名称，没有内文。
rules-no-points = 这里没有原作未定之处。

doctor-fine = { "  " }ok  { $line }
doctor-wrong = { "  " }!!  { $line }
doctor-result = { $wrong ->
    [0] 一切正常。
   *[other] 有 { $wrong } 处异常。
}
doctor-program = guixi { $found }
doctor-python = Python：{ $found }
doctor-system = 系统：{ $found }
doctor-library = 程序库：{ $found }
doctor-data = 数据文件夹：{ $found }
doctor-config = 设置文件夹：{ $found }
doctor-unwritable = { $path }（无法写入：{ $reason }）
doctor-settings = 设置中的语言：{ $found }
doctor-saves = 存档：{ $found }
doctor-save = 无法使用：{ $found }
doctor-font = 字体 { $found }
doctor-display = 显示：{ $found }
doctor-language = 系统语言：{ $found }
