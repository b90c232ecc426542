# 菜单

language-zh-Hant = 繁體中文
language-zh-Hans = 简体中文
language-en = English

window-title = 鬼戏

## 首页

title-name = 鬼戏
title-subtitle = 巅峰之争
title-continue = 继续
title-continue-mine = 第 { $turn } 回合 · { $seats } 席 · 轮到你
title-continue-mine-short = 第 { $turn } 回合 · 轮到你
title-continue-others = 第 { $turn } 回合 · { $seats } 席
title-continue-unread = 上一局读不出来
title-new = 新对局
title-saves = 存档
title-settings = 设置
title-quit = 离开
title-keys = ↑↓ 选择　Enter 确定　F11 全屏   M 声音

ruleset-peak = 鬼戏：巅峰之争
ruleset-peak-tile = { $seats } 席 · 角色与技能
ruleset-peak-about = 巅峰之争：人人有角色与技能，可加扩充牌，也有竞技、四人、三人的玩法。
ruleset-classic = 鬼戏桌游
ruleset-classic-tile = { $seats } 席 · 初版
ruleset-classic-about = 初版：没有角色，逆时针轮流，抽牌不得灵力，驱散的鬼盖放到计分时才揭开。
mode-standard = 标准
mode-standard-about = 两道相争，有的人数另有邪道；鬼太多时，有人会成为鬼王。
mode-four = 四人
mode-four-about = 两人对两人，没有鬼王，驱散后不看身份；被附身后带 3 只以上的鬼，弃一半手牌。
mode-contest = 竞技
mode-contest-about = 两道各有一位公开的长老，带着 3 只鬼结束回合即身故，其道落败。没有鬼王与邪道。
mode-three = 三人
mode-three-about = 各自为战，没有身份与鬼王；有人驱散 3 只鬼时，身上鬼最少的人胜。
seats-range = { $fewest }–{ $most }
seats-or = {" "}或{" "}

menu-back = 返回
key-enter = Enter
key-escape = Esc

## 新对局

new-rules = 规则
new-table = 席位
new-ruleset = 游戏
new-mode = 模式
new-seats = 人数
new-mode-hint = { $seats } 席：{ $about }
new-seats-off = 此模式限 { $seats } 人。
new-seats-elsewhere = { $count } 人请选“{ $mode }”。
new-expansion = 扩充牌
new-expansion-hint = 另加 { $count } 张扩充符牌，符牌堆共 { $deck } 张。
new-expansion-without = 只用标准符牌，符牌堆共 { $deck } 张。
new-expansion-aside = 符牌 { $deck } 张
new-expansion-off = 初版没有扩充牌。
new-with = 使用
new-without = 不用
new-king-off = 这个玩法里没有鬼王。
new-candidate = 候选鬼王
new-candidate-random = 随机
new-candidate-random-hint = 由种子抽出一张鬼王牌，公开摆着：鬼太多时，有人会成为这位鬼王。
new-king-draws = 鬼王抽牌
new-king-draws-every = 每夜
new-king-draws-own = 自己的夜
new-king-draws-every-hint = 鬼王在每位玩家的夜晚开始时都抽 1 张牌。
new-king-draws-own-hint = 鬼王只在自己的夜晚开始时抽 1 张牌。
new-team-king = 鬼王胜负
new-team-king-off = 独自
new-team-king-on = 随阵营
new-team-king-off-hint = 阵营出身的鬼王独自输赢，与阵营的分数无关。
new-team-king-on-hint = 鬼王的胜败由他的阵营共同承担。
new-team-king-heretic = 这个人数里鬼王总是邪道，没有阵营随他胜负。
new-first = 先手
new-first-random = 随机
new-first-random-hint = 由种子抽出先手。
new-first-hint = 由第 { $seat } 席的{ $name }开始。
new-seed = 种子
new-seed-hint = 同样的种子与选择会得到同样的牌局；留空则每次不同，谁也猜不到。种子太短时，有回放的人逐个尝试就能找到它，从而得知发牌。
new-seed-empty = 每次不同
new-seed-other = 换一个
new-name = 你的名字
new-name-hint = 牌桌与行录上的名字，最多 { $limit } 字。
new-you = 你
new-unnamed = { $seat ->
    [1] 玩家一
    [2] 玩家二
    [3] 玩家三
    [4] 玩家四
    [5] 玩家五
    [6] 玩家六
    [7] 玩家七
    [8] 玩家八
   *[other] 玩家 { $seat }
}
new-bots = 全部机器人
new-bots-mixed = 各席不同
new-bots-mixed-hint = 各席机器人的棋力不同；在这里点一下就全部一样。
new-level-click = 点一下改为“{ $level }”。
new-bot-name-hint = 给第 { $seat } 席另取名字，最多 { $limit } 字；留空则叫“{ $name }”。
new-bot-name-taken = 第 { $seat } 席已经用了这个名字，所以这一席叫“{ $name }”。
new-bot-name-you = “{ $written }”指的是你自己，所以这一席叫“{ $name }”。
new-bots-random = 乱打
new-bots-novice = 初学
new-bots-random-hint = 乱打：从合法的选择里任选一个。
new-bots-novice-hint = 初学：为已知的阵营出力，会质疑，也会用技能。
new-bot-names = 墨言|白鹿居士|紫霞仙|玄机|青萝|竹心|铁笛子|听雨客|雪娘
new-deal = 鬼牌 { $ghosts } · 起手 { $cards } 张 { $spirit } 灵力
new-identity-count = { $count } { $name }
new-seats-hint = { $seats } 席：{ $identities }。
new-no-identities = 没有身份，各自为战
new-alone = 没有身份，各自为战
new-list-join = 、
new-bots-random-about = 从合法的选择里任选一个
new-bots-novice-about = 为己方出力，会质疑可疑的人
new-seats-aside = { $counts } 人请选其他模式
new-seat-hint = 第 { $seat } 席 · { $name }。{ $about }{ $click }
new-seat-own = 第 1 席是你的，可以在这里写上名字。{ $click }
new-seat-begin = 点一下，由此席先手。
new-seat-begins = 此席先手；再点一下改为随机。
new-deal-hint = 鼠标移到选项上，这里会说明它的意思。按 Enter 开局。
new-start = 开局
new-reset = 恢复标准
new-reset-hint = 游戏、规则、席位、机器人与种子都恢复成最初的样子，你的名字留着。
new-reset-off = 现在全是标准的选择。
new-undo = 撤销恢复
new-undo-hint = 把恢复标准前的选择找回来。

## 存档

saves-empty = 还没有存档。每次作答后都会自动存下对局。
saves-match = { $ruleset } · { $mode } · { $seats } 席
saves-turn = 第 { $turn } 回合
saves-finished = 已结束
saves-date = { $year } 年 { $month } 月 { $day } 日 { $time }
saves-damaged = 读不了
saves-damaged-about = 这个文件读不了，已原样留在文件夹里：
saves-damaged-off = 这个文件读不了，只能删除。
saves-resume = 接着玩
error-title = 没有成功
answer-understood = 知道了
unsaved = 本局目前无法保存：{ system-reason }
unsaved-silent = 磁盘没有回应，尚未存妥的回答：{ $count } 次。
answer-keep = 留着

## 设置

settings-language = 语言
settings-language-about = 界面、牌面与行录的语言，马上生效。
settings-text = 字号
settings-text-value = { $percent }%
settings-text-about = 所有文字的大小；版面会随之调整。
settings-screen = 画面
settings-screen-window = 窗口
settings-screen-full = 全屏
settings-screen-about = 全屏没有边框，不改屏幕分辨率。F11 可随时切换。
settings-pace = 节奏
settings-pace-slow = 慢
settings-pace-normal = 普通
settings-pace-fast = 快
settings-pace-instant = 瞬间
settings-pace-slow-about = 机器人慢慢来，每一步都看得清楚。
settings-pace-normal-about = 机器人像人一样稍作停顿。
settings-pace-fast-about = 停顿很短，动画加快。
settings-pace-instant-about = 没有停顿，也没有动画。
settings-control = 自动略过
settings-control-off = 自动
settings-control-on = 每次都问
settings-control-off-about = 你没有牌可用的时机会自动略过，停顿一律相同，不露底。
settings-control-on-about = 每个时机都停下来问你，即使你无牌可用。
settings-motion = 动画
settings-motion-full = 完整
settings-motion-reduced = 减少
settings-motion-none = 关闭
settings-motion-full-about = 牌会飞过桌面，分数会飞向阵营。
settings-motion-reduced-about = 不做大幅度的移动，只留淡入与标记。
settings-motion-none-about = 没有移动与淡入，桌面直接变化。

## 暂停

pause-title = 暂停
pause-resume = 回到牌桌
pause-save = 存档
pause-settings = 设置
pause-to-title = 回首页
pause-quit = 离开游戏
pause-about = 每次作答后都会自动存下对局，随时可以离开。
pause-about-saving = 最后几次回答还在保存。
pause-about-unsaved = 目前存不了这一局：你的操作可能会丢失。
