# 回放

## 命令行

cli-help-replay = 观看回放。
cli-help-verify = 将回放中的一局重新进行，检查是否与所记相符。
cli-help-replay-file = 回放文件。
cli-help-write-replay = 与 --games 1 同用：将这一局写成回放文件。
cli-help-force = 与 --replay 同用：文件已存在时覆盖。
cli-verifying = 重新进行中
cli-verified = 已验证：从发牌到最后，{ $answers } 次回答与 { $facts } 个事件都与所记相符，游戏、选项、席数、回合与胜者亦然。谁在玩、何时玩，任何文件都无法证明。
cli-verified-from = 已验证：{ $answers } 次回答与 { $facts } 个事件都与所记相符，游戏、选项、席数、回合与胜者亦然。这一局从文件所载的局面开始：局面如何得来、此前的 { $earlier } 个事件、谁在玩、何时玩，都未得到证明。
cli-verified-seat = 从头到尾皆可读取：{ $facts } 个事件，游戏、席数、回合与胜者与文件开头所写相符。此文件只记一席所见，无法重新进行以进一步验证。
cli-verify-other-rules = 这一局以其他规则（{ $rules }）进行；现以目前的规则（{ $ours }）重新进行。
cli-misfit = 第 { $number } 次回答不符：应为 { $expected }；实为 { $came }
cli-misfit-deal = 发牌不符：应为 { $expected }；实为 { $came }
cli-misfit-header = 文件开头所写与记录不符：写作 { $said }；所记为 { $recorded }
cli-replay-one-game = --replay 只写一局：请与 --games 1 同用，并只指定一种人数与一种电脑。
cli-replay-exists = { $path } 已经存在：请换一个文件名，或加上 --force 覆盖。
cli-replay-failed = 规则在这一局中出错：{ $reason }

## 观看

replay-turn-back = 回到这一回合开头（Shift+←）
replay-back = 退一步（←）
replay-play = 播放（空格键）
replay-pause = 停止（空格键）
replay-on = 进一步（→）
replay-turn-on = 到下一回合（Shift+→）
replay-no-further = 已到尽头。
replay-rate-hint = 播放速度（↑ ↓）
replay-place = 第 { $turn }/{ $turns } 回合 · { $frame } / { $last }
replay-place-short = 第 { $turn }/{ $turns } 回合 · { $frame }/{ $last }
replay-viewer = 视角：{ $name }
replay-viewer-all = 全知
replay-viewer-public = 旁观
replay-viewer-hint = 以谁的眼睛来看（V；1 至 9、0、P）
replay-viewer-off = 这个回放只记一席所见。
replay-choose-viewer = 以谁的眼睛来看？
replay-continue = 由此接着玩
replay-continue-hint = 以此刻的局面另开一局（C）
replay-ending = 结局
replay-ending-hint = 谁赢了、为什么（E）
replay-continue-seat = 你要坐哪一席？
replay-continue-about = 以此刻的局面另开一局，其余各席由电脑接手。回放维持原样。
replay-cancel = 回到回放
replay-keys = 按键
replay-keys-hint = 所有按键（K、F1）
replay-keys-title = 按键
replay-keys-close = 回到回放
replay-turn = 第 { $number } 回合：{ $name }
replay-moment = 第 { $number } 回合：{ $what }
replay-menu = 回放
replay-save-seat = 存下 { $name } 所见
replay-leave = 离开回放
replay-not-over = 旁观的对局要到结束后才能存成回放：在那之前会泄露所有人的秘密。
replay-being-made = 正在写成回放……
replay-not-made = 无法写成回放：{ $reason }
replay-kept = 回放已保存，会永久保留：{ $path }
replay-kept-already = 这份回放先前已保存，会永久保留：{ $path }
undone-replay = 你要的 { $count } 份回放（下次打开时会补写）
undone-replay-unnoted = 你要的 { $count } 份回放

replay-key-space = 空格键
replay-key-arrows = ← →
replay-key-shift-arrows = Shift+← →
replay-key-points = , .
replay-key-ends = Home End
replay-key-up = ↑ ↓
replay-key-v = V
replay-key-digits = 1 – 9
replay-key-zero = 0 P
replay-key-c = C
replay-key-e = E
replay-key-panels = L I B R
replay-key-play = 播放或停止
replay-key-step = 退一步、进一步
replay-key-turn = 上一回合、下一回合
replay-key-moment = 上一个、下一个重要时刻
replay-key-end = 开头、结尾
replay-key-rate = 加快、减慢
replay-key-viewer = 换下一个视角
replay-key-seat = 某一席的视角
replay-key-all = 全知、旁观
replay-key-continue = 由此接着玩
replay-key-ending = 结局，在结尾时
replay-key-table = 行录、看牌栏、笔记、规则
replay-key-leave = 离开回放

pause-save-replay = 存下回放
result-watch = 观看回放
result-keep = 保存回放

## 清单

title-replays = 回放
replays-tab-all = 全部
replays-empty = 还没有回放。每局结束时都会留下一个。
replays-whole = 完整：可看每一席
replays-seat = { $name } 所见
replays-kept = 永久保留
replays-turn = 第 { $turn } 回合，尚未结束
replays-turns = { $turn } 回合后结束
replays-winners = 胜者：{ $names }
replays-head-differs = 文件开头所写与记录不符，因此不在此显示：写作 { $said }；所记为 { $recorded }。观看时显示的是所记内容。
replays-other-rules = 以不同于目前的规则进行：可以观看，但未必能由此接着玩。
replays-watch = 观看
replays-keep = 永久保留
replays-unkeep = 取消永久保留
