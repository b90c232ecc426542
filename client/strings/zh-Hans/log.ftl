### 记录、提问、选项、拒绝的理由与结局
### 座位有三种说法：$seat 是名字（对自己是“你”），$seat-own 是“某某的”。$source、$cards 等是附语，可能是空的。

## 句子的零件

you = 你
your = 你的
own-of = { $name }的
self-you = 自己
self-other = 自己
self-your = 自己的
self-their = 自己的
nobody = 无人
everybody = 所有人
hidden-card = 一张牌
name-card = “{ $name }”
name-suited = { $name }·{ $suit }
list-two = { $first }、{ $second }
list-more = { $first }、{ $second }
list-cards-two = { $first }{ $second }
list-cards-more = { $first }{ $second }
votes-red = 红 { $count } 票
votes-blue = 蓝 { $count } 票
votes-any = 同色 { $count } 票
on-bearer = { $bearer-own }{ $face }
targets-from-to = { $first }，转到{ $second }

tail-cards = ：{ $cards }
tail-source = （{ $source }）
tail-condition = （{ $condition }）
tail-asks = （需{ $asks }）
tail-cause = （{ $cause }）
tail-targets = ，目标是{ $targets }
tail-cost = ，支付 { $cost } 点灵力
tail-replaced = ，替换{ $replaced }
tail-seen = ：{ $seen }
tail-mark = ，其中{ $mark }算作另一种颜色
tail-flipped = （有一张算作另一种颜色）
tail-guesses = （{ $guesses }）
tail-candidate = 候选鬼王是{ $candidate }。
source-PK-011 = 起手牌

source-PK-101 = 抽牌阶段
source-cost = 代价
source-PK-110 = 白昼抽牌
source-PK-120 = 鬼王夜里抽牌
source-PK-121 = 鬼魂出没
source-PK-123 = 带着两只鬼又被附身
source-PK-200 = 驱鬼
source-PK-204 = 质疑成功
source-PK-211 = 驱鬼成功
source-PK-212 = 驱鬼奖励
source-PK-216 = 招魂
source-PK-301 = 身上 3 只小鬼，无一被驱散
source-PK-302 = 场上 7 只小鬼，无一被驱散
source-PK-303 = 鬼王现身
source-PK-304 = 招来小鬼
source-PK-311 = 有人身上 3 只小鬼，{ $heretic }现身
source-PK-312 = 场上 7 只小鬼，{ $heretic }现身
source-PK-320 = 邪道现身
source-PK-321 = 邪道现身
source-PK-322 = 重新附身后有人带 3 只小鬼
source-PK-335 = 人数平衡
source-PK-350 = 手牌上限
source-PK-501 = 带着三只以上的鬼
source-PK-604 = 带着三只以上的鬼
source-CL-303 = 鬼王现身

## 记录：每种事件一句

log-match_began = 开局：{ $seats } 人，先行的是{ $first }。{ $candidate }
log-turn_began = 第 { $turn } 回合 · { $seat }
log-phase_began = { $phase ->
    [draw] 抽牌阶段。
    [day] 白昼。
    [night] 入夜。
   *[end] 结束阶段。
}
log-drawn = { $seat }抽 { $count } 张牌{ $cards }{ $source }。
log-spirit = { $sign ->
    [gain] { $seat }获得 { $change } 点灵力，现有 { $total } 点{ $source }。
   *[loss] { $seat-own }灵力减少 { $change } 点，剩 { $total } 点{ $source }。
}
log-used = { $seat }使用{ $ability }{ $targets }{ $cost }。
log-resolved = { $seat-own }{ $ability }生效。
log-fizzled = { $seat-own }{ $ability }失去了合法目标，没有效果。
log-countered = { $seat-own }{ $ability }被{ $by }破去，没有效果。
log-retargeted = { $by }使{ $seat-own }{ $ability }改以{ $to }为目标。
log-equipped = { $seat }装备{ $face }{ $replaced }。
log-discarded = { $seat }弃 { $count } 张牌{ $cards }{ $source }。
log-recovered = { $seat }取回{ $face }{ $source }。
log-recovered_unseen = { $seat }取回一张面朝下的牌{ $cards }{ $source }。
log-gave = { $seat }给了{ $to } { $count } 张牌{ $cards }{ $source }。
log-looked_hand = { $seat }查看{ $target-own }手牌{ $cards }{ $source }。
log-looked_identity = { $seat }查看{ $target-own }身份{ $seen }{ $source }。
log-looked_deck = { $seat }查看鬼牌堆顶 { $count } 张牌{ $cards }{ $source }。
log-arranged = { $seat }把鬼牌堆顶 { $count } 张牌按自己排的顺序放回{ $source }。
log-buried = { $seat }把一张看过的鬼牌置于牌堆底{ $source }。
log-shuffled = { $deck ->
    [ghost] 鬼牌洗匀。
   *[spell] 弃牌洗匀，成为新的道术牌堆。
}
log-turned_up = { $seat }翻开鬼牌：{ $face }。
log-rolled = { $direction ->
    [left] { $seat }选定向左，掷出 { $value }：{ $to }。
   *[right] { $seat }选定向右，掷出 { $value }：{ $to }。
}
log-haunted = { $face }附身于{ $seat }{ $condition }。
log-deflected = { $seat-own }护身符挡开{ $face }，转向{ $to }。
log-moved = { $face }从{ $from }身上移到{ $to }身上{ $source }。
log-left_game = { $seat-own }{ $face }离开游戏{ $source }。
log-event_began = 事件{ $face }：{ $text }
log-exorcism_began = { $host }主持驱鬼，目标是{ $bearer-own }{ $face }，需{ $need }。
log-voted = { $count ->
    [0] { $seat }没有投票。
   *[other] { $seat }投了 { $count } 张票{ $cards }{ $mark }。
}
log-challenged = { $host }质疑{ $seat }！
log-challenge_won = 质疑成功：{ $seat-own }票中有负票{ $cards }{ $flipped }，全部弃置。
log-challenge_lost = 质疑失败：{ $seat-own }票全是正票{ $cards }{ $flipped }。
log-votes_discarded = 其余 { $count } 张票不揭开，全部弃置。
log-counted = { $success ->
    [yes] 揭票：{ $red }、{ $blue }，需{ $need }，达到了。
   *[no] 揭票：{ $red }、{ $blue }，需{ $need }，不足。
}
log-exorcism_succeeded = 驱鬼成功：{ $face }离开{ $bearer }。
log-exorcism_failed = 驱鬼失败：{ $face }仍在{ $bearer }身上。
log-summoning_began = { $seat }招魂，目标是{ $bearer-own }{ $face }，需{ $need }。
log-summoned = 招魂成功：{ $bearer-own }{ $face }成为鬼王{ $seat }的生命。
log-summon_failed = 招魂失败：{ $bearer-own }{ $face }没有归附。
log-identity_shown = { $seat }翻开身份：{ $identity }。
log-rehaunted = { $seat }身上的小鬼全部重新附身。
log-king_appeared = { $seat }成为鬼王{ $king }{ $cause }！
log-king_goal = 鬼王的胜利条件：{ $have } / { $need }。
log-named = { $right ->
    [yes] { $seat }说出众人的身份，全部猜中{ $guesses }。
   *[no] { $seat }说出众人的身份，没有全部猜中{ $guesses }。
}
log-modified = { $source }：{ $effect }。
log-last_round = { $seat }已驱散足够的鬼，游戏在{ $to-own }回合结束时终止。
log-match_over = { $kind ->
    [king] 终局：鬼王得胜。胜者：{ $winners }。
    [king_fallen] 终局：鬼王已败。胜者：{ $winners }。
    [heretic_loses] 终局：{ $heretic }落败。胜者：{ $winners }。
    [elder] 终局：长老身故。胜者：{ $winners }。
    [haunted] 终局：众鬼缠身。胜者：{ $winners }。
    [fewest] 终局：比谁身上的鬼最少。胜者：{ $winners }。
   *[points] 终局：计分。胜者：{ $winners }。
}
log-unknown = 发生了一件事（{ $kind }）。
log-substituted = { $seat }没有及时给出合法的答复，由规则代为回答。

effect-requirement = { $target }驱散条件 { $amount }
effect-requirement_all = 本回合所有驱散条件 { $amount }
effect-requirement_red = 本回合红色小鬼的驱散条件 { $amount }
effect-requirement_blue = 本回合蓝色小鬼的驱散条件 { $amount }
effect-requirement_any = 本回合 X 鬼的驱散条件 { $amount }
effect-no_votes = { $target }本回合不能投票
effect-no_responses = { $target }本回合不能使用回应
effect-amulet = { $target }受护身符保护
effect-chosen_victim = 本次出没的小鬼附身于谁，已经选定
effect-shield = 小鬼的效果不影响{ $target }
effect-levels_open = { $target }的 LV 技能本回合全部开启
effect-unknown = { $target }：{ $query } { $amount }

## 横幅：刚刚发生了什么

banner-turn_began = 轮到{ $seat }
banner-used = { $seat }：{ $ability }{ $targets }
banner-fizzled = { $ability }未生效
banner-countered = { $ability }被{ $by }破去
banner-retargeted = { $ability }改以{ $to }为目标
banner-turned_up = { $seat }翻开{ $face }{ $asks }
banner-rolled = { $direction ->
    [left] { $seat }向左掷出 { $value }：{ $to }
   *[right] { $seat }向右掷出 { $value }：{ $to }
}
banner-haunted = { $face }附身于{ $seat }{ $condition }
banner-deflected = { $face }被挡开，转向{ $to }
banner-moved = { $face }移到{ $to }身上
banner-left_game = { $face }离开游戏
banner-event_began = 事件{ $face }
banner-exorcism_began = { $host }主持驱鬼：{ $bearer-own }{ $face }，需{ $need }
banner-challenged = { $host }质疑{ $seat }！
banner-challenge_won = { $seat-own }票中有负票
banner-challenge_lost = { $seat-own }票全是正票
banner-exorcism_succeeded = 驱鬼成功：{ $face }
banner-exorcism_failed = 驱鬼失败：{ $face }
banner-summoning_began = { $seat }招魂：{ $bearer-own }{ $face }，需{ $need }
banner-summoned = 招魂成功：{ $face }
banner-summon_failed = 招魂失败：{ $face }
banner-identity_shown = { $seat }是{ $identity }
banner-rehaunted = { $seat }身上的小鬼重新附身
banner-king_appeared = { $seat }成为{ $king }！
banner-named = { $right ->
    [yes] { $seat }全部猜中！
   *[no] { $seat }没有猜中
}
banner-last_round = 最后一轮：到{ $to-own }回合结束为止
banner-match_over = 游戏结束

## 提问：第一句问什么，第二句说可以做什么

prompt-day = 轮到你 · 白昼
prompt-day-more = { $count ->
    [0] 无牌可用：结束白昼。
   *[other] { $ways }。
}
way-card = 发亮的 { $count } 张牌可用
way-draw = 抽牌
way-skill = 用技能
way-other = 做别的事
prompt-answer = { $seat }使用{ $ability }{ $targets } · 要回应吗？
prompt-priority-day = 白昼 · 要用牌或技能吗？
prompt-priority-day_close = 白昼将尽 · 要用牌或技能吗？
prompt-priority-before = 出没前 · 要用牌或技能吗？
prompt-priority-after = 出没后 · 要用牌或技能吗？
prompt-priority-more = { $count ->
    [0] 没有可用的牌或技能。
   *[other] 可用：{ $named }。
}
prompt-answer-more = { $count ->
    [0] 没有可用的牌或技能。
   *[other] 可用{ $named }回应。
}
lit-card = { $count } 张牌
lit-skill = { $count } 项技能
lit-other = 另 { $count } 项
list-or-two = { $first }或{ $second }
list-or-more = { $first }、{ $second }
list-lit-two = { $first }，也可{ $second }
list-lit-more = { $first }，也可{ $second }
prompt-target = { $source } · 选择目标
prompt-target-more = { $step ->
    [0] 发亮的{ $what }都可以选。
   *[other] 再选一个发亮的{ $what }。
}
prompt-votes = 投票 · { $ghost }，需{ $need }
prompt-votes-more = 选任意张手牌盖放为票，至多 { $most } 张；也可以不投。
prompt-mark = { $source } · 要暗中标记一张票吗？
prompt-mark-more = 被选的票算作另一种颜色，没有人知道是谁的。
prompt-double = { $source } · 哪一张票算两张？
prompt-double-more = 选一张自己的票。
prompt-challenge = 要质疑谁？
prompt-challenge-more = { $reward ->
    [0] 有负票：其票全弃。全是正票：驱鬼立即失败。
   *[other] 有负票：其票全弃，你得 { $reward } 点灵力。全是正票：驱鬼立即失败。
}
prompt-exorcise = 要主持驱鬼吗？
prompt-exorcise-more = 选场上一只小鬼；每回合只有一次。
prompt-summon = 要招魂吗？
prompt-summon-more = 选一只别人身上的小鬼，独自投票；成功则成为你的生命。
prompt-discard = 弃 { $least } 张手牌{ $source }
prompt-discard-more = 选好要弃的牌，再确定。
prompt-give = 交出 { $least } 张手牌{ $source }
prompt-give-more = 选好要交出的牌，再确定。
prompt-take = 取走 1 张牌{ $source }
prompt-take-more = 选一张你看到的牌。
prompt-arrange = { $source } · 排列鬼牌
prompt-arrange-more = 依次点选：最先点的放在最上面。
prompt-bury = { $source } · 要置于牌堆底吗？
prompt-bury-more = 支付 1 点灵力，把看过的一张鬼牌置于鬼牌堆底。
prompt-choice = { $source } · 请选择
prompt-choice-more = 选其中一项。
prompt-direction = { $ghost }由骰子决定附身 · 向哪一边数？
prompt-direction-more = 先定方向，再掷骰。
prompt-reveal = 要翻开邪道身份吗？
prompt-reveal-more = 翻开身份、弃掉所有手牌，使所选玩家身上的小鬼全部重新附身；每局只有一次。
prompt-gather = 你成了鬼王 · 招来小鬼
prompt-gather-more = 再选 { $left } 只别人身上的小鬼，成为你的生命。
prompt-name = { $seat-own }身份是什么？
prompt-name-more = 每名玩家说一个身份；全部猜中即胜。
prompt-spare = 说出身份 · 跳过哪 { $least } 名玩家？
prompt-spare-more = 其余玩家的身份都要猜中。
prompt-swap = { $source } · 换哪一张手牌？
prompt-swap-more = 选一张手牌，换取弃牌堆顶的牌。
prompt-look = 要查看{ $seat-own }身份吗？
prompt-look-more = 只有你会知道。
prompt-lose_life = 失去哪一条生命？
prompt-lose_life-more = 选一只身上的小鬼。
prompt-other = { $source } · 请选择
prompt-other-more = { $most ->
    [1] 选其中一项。
   *[other] 选 { $least } 至 { $most } 项。
}
prompt-rule = 规则

what-seat = 玩家
what-ghost = 小鬼
what-use = 尚未结算的牌或技能
what-card = 手牌
what-discard_pile = 弃牌
what-ghost_card = 鬼牌
what-other = 选项

pass-day = 结束白昼
pass-priority = 不用
pass-answer = 不回应
pass-mark = 不标记
pass-bury = 不动
pass-challenge = 不质疑
pass-exorcise = 不驱鬼
pass-summon = 不招魂
pass-reveal = 不翻开
pass-other = 跳过

confirm-votes = { $count ->
    [0] 不投票
   *[other] 投 { $count } 张票
}
confirm-discard = { $count ->
    [0] 不弃牌
   *[other] 弃 { $count } 张牌
}
confirm-give = { $count ->
    [0] 不给
   *[other] 给 { $count } 张牌
}
confirm-arrange = 就按这个顺序
confirm-spare = 跳过这几名
confirm-other = 确定

## 选项

option-equip = 装备{ $name }
option-draw = 抽牌
option-reveal = 使{ $seat }身上的小鬼重新附身
option-ghost = { $seat-own }{ $name }
option-use = { $seat-own }{ $name }
option-identity = { $seat }：{ $name }
option-unknown = { $name }

choice-spirit = 灵力
choice-cards = 牌
choice-artifact = 法器
choice-direction-left = 向左，从{ $seat }数起
choice-direction-right = 向右，从{ $seat }数起
choice-look = 查看
choice-decline = 不用
choice-PK-211-decline = 不看
choice-C-R01-decline = 不收回
choice-C-R01-pay = 支付 1 点灵力收回
choice-C-V05-spirit = 支付 3 点灵力
choice-C-V05-artifact = 弃置法器
choice-C-X05-cards = 弃 1 张手牌
choice-C-X05-spirit = 失去 2 点灵力
choice-C-R06-cards = 照常抽牌
choice-C-R06-spirit = 改拿 4 点灵力
choice-C-R10-cards = 弃 1 张，得 1 点灵力
choice-C-R10-spirit = 支付 1 点灵力，抽 1 张

## 现在不能用的理由

why-timing = 现在不是时机；可用于{ $timing }。
why-only_day = 只能在自己的白昼使用。
why-only_before = 只能在鬼魂出没前使用。
why-only_after = 只能在鬼魂出没后使用。
why-only_response = 只能用来回应一张牌或一项技能。
why-only_night = 只能在鬼王自己的黑夜使用。
why-cost = 还差 { $missing } 点灵力。
why-target = 没有合法的目标。
why-condition = 还不具备使用的条件。
why-equip_in_day = 要在自己的白昼装备。
why-used_turn = 本回合已经用过了。
why-used_round = 本轮已经用过了。
why-used_game = 本局已经用过了。
why-no_responses = 本回合你不能使用回应。
why-closed = 被小鬼封住了。
why-ghostly_path = 只有鬼王或已现身的邪道（王）才能使用。
why-king = 鬼王不能使用。
why-level = 还要再驱散 { $missing } 只小鬼才能使用。
why-no_cards = 已经没有牌可抽。
why-own_life = 这已是你的命。
why-bearing_too_many = 身上小鬼太多，不能对鬼王的小鬼主持驱鬼。
why-no_votes = 你不能在这次驱鬼投票。
why-two_votes = 你最多只能投两票。
why-x_ghost = X 鬼不容质疑。
why-many_votes = 你投的票太多，不能质疑。
why-no_challenge = 你身上的小鬼使你不能质疑。
why-own_votes = 不能质疑自己的票。
why-king_votes = 不能质疑鬼王的票。
why-challenged = 已经质疑过了。
why-laid_none = 没有票可以质疑。
why-unknown = 现在不能用。

## 结局

outcome-points = 已驱散足够的鬼；翻开身份，计分定胜负。
outcome-deck = 鬼牌堆已用尽；翻开身份，计分定胜负。
outcome-king = 鬼王获胜。
outcome-cause-PK-421 = 鬼王达成了胜利条件。
outcome-cause-PK-422 = 鬼牌堆已用尽。
outcome-king_fallen = 鬼王的生命耗尽，鬼王已败；其余各方计分。
outcome-king_fallen-side = 鬼王的生命耗尽，鬼王一方已败，驱散的鬼都不计分；其余各方计分。
outcome-short-points = 已驱散足够的鬼
outcome-short-points-by = { $seat }驱散了 { $count } 只鬼
outcome-short-deck = 鬼牌堆用尽
outcome-short-king = { $king }达成胜利条件
outcome-short-king-PK-422 = 鬼牌堆用尽
outcome-short-king_fallen = 鬼王被斩除
outcome-short-king_fallen-side = 鬼王被斩除
outcome-short-heretic_loses = { $heretic }身上 3 只鬼，落败
outcome-short-elder = 长老身上 3 只鬼，身故
outcome-short-elder-both = 两位长老都身故
outcome-short-haunted = 另外两人身上都有 3 只以上的鬼
outcome-short-haunted-all = 三人身上都有 3 只以上的鬼
outcome-short-fewest = 身上鬼最少者胜
outcome-short-fewest-deck = 鬼牌堆用尽，身上鬼最少者胜
outcome-reign = { $fate ->
    [fell] { $seat }于第 { $rose } 轮成为{ $king }，第 { $ended } 轮被斩除。
    [won] { $seat }于第 { $rose } 轮成为{ $king }，第 { $ended } 轮获胜。
   *[reigns] { $seat }于第 { $rose } 轮成为{ $king }，至终未败。
}
outcome-heretic_loses = { $heretic }身上有 3 只小鬼而无一被驱散，就此落败；两道计分。
outcome-elder = 回合结束时，长老身上有 3 只小鬼而无一被驱散：长老身故，其道落败。
outcome-elder-both = 回合结束时，两位长老都有 3 只小鬼而无一被驱散：双双身故，和局。
outcome-dead = 身故的长老：{ $seats }
outcome-haunted = 回合结束时，另外两人身上都有 3 只以上的小鬼，而行动的玩家没有。
outcome-haunted-all = 回合结束时，三人身上都有 3 只以上的小鬼：和局。
outcome-fewest = { $banisher }驱散了 3 只鬼：身上小鬼最少的人胜；并列时，驱散者胜。
outcome-fewest-deck = 鬼牌堆已用尽：身上小鬼最少的人胜；并列时，驱散较多者胜，再并列则和局。
outcome-bears = { $seat }身上 { $count } 只小鬼
outcome-unknown = 对局结束。
outcome-winners = 胜者：{ $winners }
outcome-nobody = 和局，没有胜者
outcome-line = { $seat }（{ $side }）{ $points }{ $card }{ $reason }
outcome-card = ：{ $face }

reason-own = ，本色
reason-other = ，异色
reason-heretic = ，邪道计分
reason-bonus = ，同色加分
reason-king = ，斩除鬼王
