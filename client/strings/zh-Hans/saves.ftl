# 存档：列表、命名、无法保存时离开、续局时丢失的内容

saves-tab-running = 进行中
saves-tab-named = 存档
saves-tab-finished = 已结束
saves-tab-trash = 回收站
saves-empty-running = 没有进行中的对局。对局在每次作答后都会自动存在这里。
saves-empty-named = 还没有命名的存档：在牌桌上按 Esc 打开菜单即可存下。也可以把存档文件拖到这个列表上。
saves-empty-finished = 还没有打完的对局。
saves-empty-trash = 最近 { $days } 天没有删除过东西。
saves-unnamed = { $year }-{ $month }-{ $day } { $time }
saves-turn-of = 第 { $turn } 回合：{ $name }
saves-newer-rules = 存档之后规则改过，最后几次作答可能已不适用。
saves-your-seat = 由你操作
saves-watch = 无（旁观）
saves-throw-away = 删除
saves-throw-title = 删除“{ $name }”？
saves-throw-about = 会在回收站里保留 { $days } 天，期间可以取回。
saves-thrown = “{ $name }”已移到回收站。
saves-restore = 取回
saves-restored = “{ $name }”已取回。
saves-taken-in = “{ $name }”已放进列表。
saves-taking-in = 正在把“{ $name }”放进列表……
saves-busy = 还在处理中。
saves-deleted-at = { $date } 删除
saves-ghosts = 鬼：{ $count }
saves-folder = 打开文件夹
saves-folder-is = 文件都在这个文件夹里：{ $path }

pause-save-as = 命名存档……
save-as-title = 存下这一局
save-as-about = 与进行中的对局分开存放，直到你删除为止。
save-as-empty = 名称，任何文字都可以
save-as-default = { $ruleset } · 第 { $turn } 回合
save-as-do = 存档
save-as-no-name = 请取个名称。
save-as-done = 已存为“{ $name }”。
save-as-over-title = 覆盖“{ $name }”？
save-as-over-about = 已有同名的存档，覆盖后原来的内容就没有了。
save-as-over = 覆盖
save-back = 返回

looking-only = 另一个窗口正开着游戏：这个窗口只能浏览存档。

leave-title = 这一局无法保存
leave-about = 上次存档之后的进度会丢失。{ $reason }
leave-retry = 再试一次
leave-elsewhere = 存到别处……
leave-anyway = 不存就离开
leave-stay = 回到牌桌
leave-answer-first = 再次关闭窗口不等于离开：请在这里选一项。
unread-title = 上次玩的一局读不出来
unread-older-about = 在它之前还有一局：第 { $turn } 回合，{ $seats } 席。
unread-older = 继续前一局
elsewhere-title = 存到别的文件夹
elsewhere-about = 对局会写成那里的一个文件。也可以把文件夹拖到这个窗口上。
elsewhere-empty = 文件夹
elsewhere-saved = 对局已存为这个文件：{ $path }。要接着玩，把文件拖到存档列表上即可。

resume-dropped = 存档之后规则改过，最后 { $count } 次作答已不适用，略去后从那里接着玩。原来的存档保留在旁边。
resume-changed = 存档之后规则改过。这一局改按新规则接着玩，没有略去任何作答。
resume-gaps = 这一局先前的部分经过已读不出来，记录里会有缺口；对局本身完好。
resume-damaged = 这一局的一个文件在存好之后损坏了，其中的作答已经丢失。对局从第 { $turn } 回合、第 { $count } 次作答之后接着玩。损坏的文件保留在：{ $path }
resume-unreadable = 这一局的一个文件在存好之后损坏了，其中若有作答也随之丢失。对局从第 { $turn } 回合、第 { $count } 次作答之后接着玩。损坏的文件保留在：{ $path }
resume-gone = 这一局的一个文件不见了，其中若有作答也随之丢失：{ $path }。对局从第 { $turn } 回合、第 { $count } 次作答之后接着玩。


error-folder-locked = 另一个窗口正在使用同一个文件夹，这里无法保存：{ $path }
error-save-name-taken = 已有名为 { $name } 的{ $thing ->
    [replay] 回放文件
   *[match] 存档
}。
error-slow-disk = 磁盘已 { $seconds } 秒没有回应：{ $path }

cli-help-saves = 改为测量存档的代价。
cli-bench-saves =
    { $seats } 席的对局，第 { $turn } 回合、{ $answers } 次作答后存档（标尺每秒 { $yardstick_loops_per_second } 圈）：
    快照       { $snapshot_bytes } 字节，{ $snapshot_encode_ms } 毫秒写成，{ $snapshot_load_ms } 毫秒读入
    命名存档   { $named_bytes } 字节，{ $named_encode_ms } 毫秒写成，{ $named_load_ms } 毫秒读入
    日志       每次作答 { $journal_bytes } 字节，对局本身只等 { $answer_us } 微秒
    { $turns } 回合、{ $all_answers } 次作答后续局（共 { $folder_bytes } 字节）：{ $resume_ms } 毫秒
saving-now = 正在保存……
saving-slow = 磁盘没有回应
saving-slow-about = { $count ->
    [0] 所有回答都已存妥。
   *[other] 这一局还在保存；尚未存妥的回答：{ $count } 次。
}磁盘一有回应便会自动继续。
saving-wait = 继续等
saving-leave = 不等了，直接离开
saving-stay = 回到牌桌
undone-delete = 删除“{ $name }”
undone-restore = 取回“{ $name }”
undone-keep = 永久保留“{ $name }”
undone-unkeep = 取消永久保留“{ $name }”
undone-take-in = 把“{ $name }”放进列表
undone-named = 把这局存为“{ $name }”
undone-elsewhere = 把这局存到 { $path }
undone-settings = 你的设置
undone-all = 还没做完：{ $things }。
undone-and = ；
ending-now = 正在收尾……
ending-slow = 还有事没做完
ending-about = 一做完程序就会自动结束；现在离开，可能就不会做了。
ending-idle-about = 磁盘一有回应，程序便会自动结束。现在离开，什么也不会失去。
ending-replay = 回放还没写完
ending-replay-about = 要花几秒钟，写完后程序会自动结束。
ending-stay = 不结束了
loading-now = 正在打开……
loading-slow = 磁盘没有回应
loading-slow-about = 文件还在读取。磁盘一有回应便会自动继续。
loading-back = 返回
