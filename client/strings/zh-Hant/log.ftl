### 行錄、提問、選項、拒絕的理由與結局
### 座位有三種說法：$seat 是名字（對自己是「你」），$seat-own 是「某某的」。$source、$cards 等是附語，可能是空的。

## 句子的零件

you = 你
your = 你的
own-of = { $name }的
self-you = 自己
self-other = 自己
self-your = 自己的
self-their = 自己的
nobody = 無人
everybody = 所有人
hidden-card = 一張牌
name-card = 「{ $name }」
name-suited = { $name }·{ $suit }
list-two = { $first }、{ $second }
list-more = { $first }、{ $second }
list-cards-two = { $first }{ $second }
list-cards-more = { $first }{ $second }
votes-red = 紅 { $count } 票
votes-blue = 藍 { $count } 票
votes-any = 同色 { $count } 票
on-bearer = { $bearer-own }{ $face }
targets-from-to = { $first }，轉到{ $second }

tail-cards = ：{ $cards }
tail-source = （{ $source }）
tail-condition = （{ $condition }）
tail-asks = （需{ $asks }）
tail-cause = （{ $cause }）
tail-targets = ，目標是{ $targets }
tail-cost = ，付 { $cost } 點靈力
tail-replaced = ，換下{ $replaced }
tail-seen = ：{ $seen }
tail-mark = ，其中{ $mark }算作另一色
tail-flipped = （有一張算作另一色）
tail-guesses = （{ $guesses }）
tail-candidate = 候選鬼王是{ $candidate }。
source-PK-011 = 起手牌

source-PK-101 = 抽牌階段
source-cost = 代價
source-PK-110 = 白晝抽牌
source-PK-120 = 鬼王夜裡抽牌
source-PK-121 = 鬼魂出沒
source-PK-123 = 帶著兩隻鬼又被附身
source-PK-200 = 驅鬼
source-PK-204 = 質疑成立
source-PK-211 = 驅鬼成功
source-PK-212 = 驅鬼獎勵
source-PK-216 = 招魂
source-PK-301 = 身上 3 隻小鬼，無一被驅散
source-PK-302 = 場上 7 隻小鬼，無一被驅散
source-PK-303 = 鬼王現身
source-PK-304 = 招來小鬼
source-PK-311 = 有人身上 3 隻小鬼，{ $heretic }現身
source-PK-312 = 場上 7 隻小鬼，{ $heretic }現身
source-PK-320 = 邪道現身
source-PK-321 = 邪道現身
source-PK-322 = 重新附身後有人帶 3 隻小鬼
source-PK-335 = 人數平衡
source-PK-350 = 手牌上限
source-PK-501 = 帶著三隻以上的鬼
source-PK-604 = 帶著三隻以上的鬼
source-CL-303 = 鬼王現身

## 行錄：每種事件一句

log-match_began = 開局：{ $seats } 人，先行的是{ $first }。{ $candidate }
log-turn_began = 第 { $turn } 回合 · { $seat }
log-phase_began = { $phase ->
    [draw] 抽牌階段。
    [day] 白晝。
    [night] 入夜。
   *[end] 結束階段。
}
log-drawn = { $seat }抽 { $count } 張牌{ $cards }{ $source }。
log-spirit = { $sign ->
    [gain] { $seat }獲得 { $change } 點靈力，現有 { $total } 點{ $source }。
   *[loss] { $seat-own }靈力減少 { $change } 點，剩 { $total } 點{ $source }。
}
log-used = { $seat }使用{ $ability }{ $targets }{ $cost }。
log-resolved = { $seat-own }{ $ability }生效。
log-fizzled = { $seat-own }{ $ability }失去了合法目標，沒有效果。
log-countered = { $seat-own }{ $ability }被{ $by }破去，沒有效果。
log-retargeted = { $by }使{ $seat-own }{ $ability }改以{ $to }為目標。
log-equipped = { $seat }裝備{ $face }{ $replaced }。
log-discarded = { $seat }棄 { $count } 張牌{ $cards }{ $source }。
log-recovered = { $seat }取回{ $face }{ $source }。
log-recovered_unseen = { $seat }取回一張面朝下的牌{ $cards }{ $source }。
log-gave = { $seat }給了{ $to } { $count } 張牌{ $cards }{ $source }。
log-looked_hand = { $seat }查看{ $target-own }手牌{ $cards }{ $source }。
log-looked_identity = { $seat }查看{ $target-own }身份{ $seen }{ $source }。
log-looked_deck = { $seat }查看鬼牌堆頂 { $count } 張牌{ $cards }{ $source }。
log-arranged = { $seat }把鬼牌堆頂 { $count } 張牌按自己排的順序放回{ $source }。
log-buried = { $seat }把一張看過的鬼牌置於堆底{ $source }。
log-shuffled = { $deck ->
    [ghost] 鬼牌洗勻。
   *[spell] 棄牌洗勻，成為新的道術牌堆。
}
log-turned_up = { $seat }翻開鬼牌：{ $face }。
log-rolled = { $direction ->
    [left] { $seat }選定向左，擲出 { $value }：{ $to }。
   *[right] { $seat }選定向右，擲出 { $value }：{ $to }。
}
log-haunted = { $face }附身於{ $seat }{ $condition }。
log-deflected = { $seat-own }護身符擋開{ $face }，轉向{ $to }。
log-moved = { $face }從{ $from }身上移到{ $to }身上{ $source }。
log-left_game = { $seat-own }{ $face }離開遊戲{ $source }。
log-event_began = 事件{ $face }：{ $text }
log-exorcism_began = { $host }主持驅鬼，目標是{ $bearer-own }{ $face }，需{ $need }。
log-voted = { $count ->
    [0] { $seat }沒有投票。
   *[other] { $seat }投了 { $count } 張票{ $cards }{ $mark }。
}
log-challenged = { $host }質疑{ $seat }！
log-challenge_won = 質疑成立：{ $seat-own }票中有負票{ $cards }{ $flipped }，全部棄置。
log-challenge_lost = 質疑落空：{ $seat-own }票全是正票{ $cards }{ $flipped }。
log-votes_discarded = 其餘 { $count } 張票不揭開，全部棄置。
log-counted = { $success ->
    [yes] 揭票：{ $red }、{ $blue }，需{ $need }，達到了。
   *[no] 揭票：{ $red }、{ $blue }，需{ $need }，不足。
}
log-exorcism_succeeded = 驅鬼成功：{ $face }離開{ $bearer }。
log-exorcism_failed = 驅鬼失敗：{ $face }仍在{ $bearer }身上。
log-summoning_began = { $seat }招魂，目標是{ $bearer-own }{ $face }，需{ $need }。
log-summoned = 招魂成功：{ $bearer-own }{ $face }成為鬼王{ $seat }的生命。
log-summon_failed = 招魂失敗：{ $bearer-own }{ $face }沒有應召。
log-identity_shown = { $seat }翻開身份：{ $identity }。
log-rehaunted = { $seat }身上的小鬼全部重新附身。
log-king_appeared = { $seat }成為鬼王{ $king }{ $cause }！
log-king_goal = 鬼王的勝利條件：{ $have } / { $need }。
log-named = { $right ->
    [yes] { $seat }說出眾人的身份，全部說中{ $guesses }。
   *[no] { $seat }說出眾人的身份，沒有全部說中{ $guesses }。
}
log-modified = { $source }：{ $effect }。
log-last_round = { $seat }已驅散足夠的鬼，遊戲在{ $to-own }回合結束時終止。
log-match_over = { $kind ->
    [king] 終局：鬼王得勝。勝者：{ $winners }。
    [king_fallen] 終局：鬼王已敗。勝者：{ $winners }。
    [heretic_loses] 終局：{ $heretic }落敗。勝者：{ $winners }。
    [elder] 終局：長老身故。勝者：{ $winners }。
    [haunted] 終局：眾鬼纏身。勝者：{ $winners }。
    [fewest] 終局：比誰身上的鬼最少。勝者：{ $winners }。
   *[points] 終局：計分。勝者：{ $winners }。
}
log-unknown = 發生了一件事（{ $kind }）。
log-substituted = { $seat }沒有及時給出合法的答覆，由規則代答。

effect-requirement = { $target }驅散條件 { $amount }
effect-requirement_all = 本回合所有驅散條件 { $amount }
effect-requirement_red = 本回合紅色小鬼的驅散條件 { $amount }
effect-requirement_blue = 本回合藍色小鬼的驅散條件 { $amount }
effect-requirement_any = 本回合 X 鬼的驅散條件 { $amount }
effect-no_votes = { $target }本回合不能投票
effect-no_responses = { $target }本回合不能使用回應
effect-amulet = { $target }受護身符保護
effect-chosen_victim = 本次出沒的小鬼附身於誰，已經選定
effect-shield = 小鬼的效果不影響{ $target }
effect-levels_open = { $target }的 LV 技能本回合全部開啟
effect-unknown = { $target }：{ $query } { $amount }

## 橫幅：剛剛發生了什麼

banner-turn_began = 輪到{ $seat }
banner-used = { $seat }：{ $ability }{ $targets }
banner-fizzled = { $ability }落空
banner-countered = { $ability }被{ $by }破去
banner-retargeted = { $ability }改以{ $to }為目標
banner-turned_up = { $seat }翻開{ $face }{ $asks }
banner-rolled = { $direction ->
    [left] { $seat }向左擲出 { $value }：{ $to }
   *[right] { $seat }向右擲出 { $value }：{ $to }
}
banner-haunted = { $face }附身於{ $seat }{ $condition }
banner-deflected = { $face }被擋開，轉向{ $to }
banner-moved = { $face }移到{ $to }身上
banner-left_game = { $face }離開遊戲
banner-event_began = 事件{ $face }
banner-exorcism_began = { $host }主持驅鬼：{ $bearer-own }{ $face }，需{ $need }
banner-challenged = { $host }質疑{ $seat }！
banner-challenge_won = { $seat-own }票中有負票
banner-challenge_lost = { $seat-own }票全是正票
banner-exorcism_succeeded = 驅鬼成功：{ $face }
banner-exorcism_failed = 驅鬼失敗：{ $face }
banner-summoning_began = { $seat }招魂：{ $bearer-own }{ $face }，需{ $need }
banner-summoned = 招魂成功：{ $face }
banner-summon_failed = 招魂失敗：{ $face }
banner-identity_shown = { $seat }是{ $identity }
banner-rehaunted = { $seat }身上的小鬼重新附身
banner-king_appeared = { $seat }成為{ $king }！
banner-named = { $right ->
    [yes] { $seat }全部說中！
   *[no] { $seat }沒有說中
}
banner-last_round = 最後一輪：到{ $to-own }回合結束為止
banner-match_over = 終局

## 提問：第一句問什麼，第二句說可以做什麼

prompt-day = 輪到你 · 白晝
prompt-day-more = { $count ->
    [0] 無牌可用：結束白晝。
   *[other] { $ways }。
}
way-card = 發亮的 { $count } 張牌可用
way-draw = 抽牌
way-skill = 用技能
way-other = 做別的事
prompt-answer = { $seat }使用{ $ability }{ $targets } · 要回應嗎？
prompt-priority-day = 白晝 · 要用牌或技能嗎？
prompt-priority-day_close = 白晝將盡 · 要用牌或技能嗎？
prompt-priority-before = 出沒前 · 要用牌或技能嗎？
prompt-priority-after = 出沒後 · 要用牌或技能嗎？
prompt-priority-more = { $count ->
    [0] 沒有可用的牌或技能。
   *[other] 可用：{ $named }。
}
prompt-answer-more = { $count ->
    [0] 沒有可用的牌或技能。
   *[other] 可用{ $named }回應。
}
lit-card = { $count } 張牌
lit-skill = { $count } 項技能
lit-other = 另 { $count } 項
list-or-two = { $first }或{ $second }
list-or-more = { $first }、{ $second }
list-lit-two = { $first }，也可{ $second }
list-lit-more = { $first }，也可{ $second }
prompt-target = { $source } · 選擇目標
prompt-target-more = { $step ->
    [0] 發亮的{ $what }都可以選。
   *[other] 再選一個發亮的{ $what }。
}
prompt-votes = 投票 · { $ghost }，需{ $need }
prompt-votes-more = 選任意張手牌蓋放為票，至多 { $most } 張；也可以不投。
prompt-mark = { $source } · 要暗記一張票嗎？
prompt-mark-more = 被選的票算作另一種顏色，沒有人知道是誰的。
prompt-double = { $source } · 哪一張票算兩張？
prompt-double-more = 選一張自己的票。
prompt-challenge = 要質疑誰？
prompt-challenge-more = { $reward ->
    [0] 有負票：其票全棄。全是正票：驅鬼立即失敗。
   *[other] 有負票：其票全棄，你得 { $reward } 點靈力。全是正票：驅鬼立即失敗。
}
prompt-exorcise = 要主持驅鬼嗎？
prompt-exorcise-more = 選場上一隻小鬼；每回合只有一次。
prompt-summon = 要招魂嗎？
prompt-summon-more = 選一隻別人身上的小鬼，獨自投票；成功則成為你的生命。
prompt-discard = 棄 { $least } 張手牌{ $source }
prompt-discard-more = 選好要棄的牌，再確定。
prompt-give = 交出 { $least } 張手牌{ $source }
prompt-give-more = 選好要交出的牌，再確定。
prompt-take = 取走 1 張牌{ $source }
prompt-take-more = 選一張你看到的牌。
prompt-arrange = { $source } · 排列鬼牌
prompt-arrange-more = 依次點選：最先點的放在最上面。
prompt-bury = { $source } · 要置於堆底嗎？
prompt-bury-more = 付 1 點靈力，把看過的一張鬼牌置於鬼牌堆底。
prompt-choice = { $source } · 請選擇
prompt-choice-more = 選其中一項。
prompt-direction = { $ghost }由骰子決定附身 · 向哪一邊數？
prompt-direction-more = 先定方向，再擲骰。
prompt-reveal = 要翻開邪道身份嗎？
prompt-reveal-more = 翻開身份、棄掉所有手牌，使所選玩家身上的小鬼全部重新附身；每局只有一次。
prompt-gather = 你成了鬼王 · 招來小鬼
prompt-gather-more = 再選 { $left } 隻別人身上的小鬼，成為你的生命。
prompt-name = { $seat-own }身份是什麼？
prompt-name-more = 每名玩家說一個身份；全部說中即勝。
prompt-spare = 說出身份 · 略過哪 { $least } 名玩家？
prompt-spare-more = 其餘玩家的身份都要說中。
prompt-swap = { $source } · 換哪一張手牌？
prompt-swap-more = 選一張手牌，換取棄牌堆頂的牌。
prompt-look = 要查看{ $seat-own }身份嗎？
prompt-look-more = 只有你會知道。
prompt-lose_life = 失去哪一條生命？
prompt-lose_life-more = 選一隻身上的小鬼。
prompt-other = { $source } · 請作答
prompt-other-more = { $most ->
    [1] 選其中一項。
   *[other] 選 { $least } 至 { $most } 項。
}
prompt-rule = 規則

what-seat = 玩家
what-ghost = 小鬼
what-use = 尚未結算的牌或技能
what-card = 手牌
what-discard_pile = 棄牌
what-ghost_card = 鬼牌
what-other = 選項

pass-day = 結束白晝
pass-priority = 不用
pass-answer = 不回應
pass-mark = 不作記號
pass-bury = 不動
pass-challenge = 不質疑
pass-exorcise = 不驅鬼
pass-summon = 不招魂
pass-reveal = 不翻開
pass-other = 略過

confirm-votes = { $count ->
    [0] 不投票
   *[other] 投 { $count } 張票
}
confirm-discard = { $count ->
    [0] 不棄牌
   *[other] 棄 { $count } 張牌
}
confirm-give = { $count ->
    [0] 不給
   *[other] 給 { $count } 張牌
}
confirm-arrange = 就這個順序
confirm-spare = 略過這幾名
confirm-other = 確定

## 選項

option-equip = 裝備{ $name }
option-draw = 抽牌
option-reveal = 使{ $seat }身上的小鬼重新附身
option-ghost = { $seat-own }{ $name }
option-use = { $seat-own }{ $name }
option-identity = { $seat }：{ $name }
option-unknown = { $name }

choice-spirit = 靈力
choice-cards = 牌
choice-artifact = 法器
choice-direction-left = 向左，從{ $seat }數起
choice-direction-right = 向右，從{ $seat }數起
choice-look = 查看
choice-decline = 不用
choice-PK-211-decline = 不看
choice-C-R01-decline = 不收回
choice-C-R01-pay = 付 1 點靈力收回
choice-C-V05-spirit = 付 3 點靈力
choice-C-V05-artifact = 棄置法器
choice-C-X05-cards = 棄 1 張手牌
choice-C-X05-spirit = 失去 2 點靈力
choice-C-R06-cards = 照常抽牌
choice-C-R06-spirit = 改拿 4 點靈力
choice-C-R10-cards = 棄 1 張，得 1 點靈力
choice-C-R10-spirit = 付 1 點靈力，抽 1 張

## 現在不能用的理由

why-timing = 現在不是時機；可用於{ $timing }。
why-only_day = 只能在自己的白晝使用。
why-only_before = 只能在鬼魂出沒前使用。
why-only_after = 只能在鬼魂出沒後使用。
why-only_response = 只能用來回應一張牌或一項技能。
why-only_night = 只能在鬼王自己的黑夜使用。
why-cost = 還差 { $missing } 點靈力。
why-target = 沒有合法的目標。
why-condition = 還不具備使用的條件。
why-equip_in_day = 要在自己的白晝裝備。
why-used_turn = 本回合已經用過了。
why-used_round = 本輪已經用過了。
why-used_game = 本局已經用過了。
why-no_responses = 本回合你不能使用回應。
why-closed = 被小鬼封住了。
why-ghostly_path = 只有鬼王或已現身的邪道（王）才能使用。
why-king = 鬼王不能使用。
why-level = 還要再驅散 { $missing } 隻小鬼才能使用。
why-no_cards = 已經沒有牌可抽。
why-own_life = 這已是你的命。
why-bearing_too_many = 身上小鬼太多，不能對鬼王的小鬼主持驅鬼。
why-no_votes = 你不能在這次驅鬼投票。
why-two_votes = 你最多只能投兩票。
why-x_ghost = X 鬼不容質疑。
why-many_votes = 你投的票太多，不能質疑。
why-no_challenge = 你身上的小鬼使你不能質疑。
why-own_votes = 不能質疑自己的票。
why-king_votes = 不能質疑鬼王的票。
why-challenged = 已經質疑過了。
why-laid_none = 沒有票可以質疑。
why-unknown = 現在不能用。

## 結局

outcome-points = 已驅散足夠的鬼；翻開身份，計分定勝負。
outcome-deck = 鬼牌堆已用盡；翻開身份，計分定勝負。
outcome-king = 鬼王得勝。
outcome-cause-PK-421 = 鬼王達成了勝利條件。
outcome-cause-PK-422 = 鬼牌堆已用盡。
outcome-king_fallen = 鬼王的生命耗盡，鬼王已敗；其餘各方計分。
outcome-king_fallen-side = 鬼王的生命耗盡，鬼王一方已敗，驅散的鬼都不計分；其餘各方計分。
outcome-short-points = 已驅散足夠的鬼
outcome-short-points-by = { $seat }驅散了 { $count } 隻鬼
outcome-short-deck = 鬼牌堆用盡
outcome-short-king = { $king }達成勝利條件
outcome-short-king-PK-422 = 鬼牌堆用盡
outcome-short-king_fallen = 鬼王被斬除
outcome-short-king_fallen-side = 鬼王被斬除
outcome-short-heretic_loses = { $heretic }身上 3 隻鬼，落敗
outcome-short-elder = 長老身上 3 隻鬼，身故
outcome-short-elder-both = 兩位長老都身故
outcome-short-haunted = 另外兩人身上都有 3 隻以上的鬼
outcome-short-haunted-all = 三人身上都有 3 隻以上的鬼
outcome-short-fewest = 身上鬼最少者勝
outcome-short-fewest-deck = 鬼牌堆用盡，身上鬼最少者勝
outcome-reign = { $fate ->
    [fell] { $seat }於第 { $rose } 輪成為{ $king }，第 { $ended } 輪被斬除。
    [won] { $seat }於第 { $rose } 輪成為{ $king }，第 { $ended } 輪得勝。
   *[reigns] { $seat }於第 { $rose } 輪成為{ $king }，至終未敗。
}
outcome-heretic_loses = { $heretic }身上有 3 隻小鬼而無一被驅散，就此落敗；兩道計分。
outcome-elder = 回合結束時，長老身上有 3 隻小鬼而無一被驅散：長老身故，其道落敗。
outcome-elder-both = 回合結束時，兩位長老都有 3 隻小鬼而無一被驅散：雙雙身故，和局。
outcome-dead = 身故的長老：{ $seats }
outcome-haunted = 回合結束時，另外兩人身上都有 3 隻以上的小鬼，而行動的玩家沒有。
outcome-haunted-all = 回合結束時，三人身上都有 3 隻以上的小鬼：和局。
outcome-fewest = { $banisher }驅散了 3 隻鬼：身上小鬼最少的人勝；並列時，驅散者勝。
outcome-fewest-deck = 鬼牌堆已用盡：身上小鬼最少的人勝；並列時，驅散較多者勝，再並列則和局。
outcome-bears = { $seat }身上 { $count } 隻小鬼
outcome-unknown = 對局結束。
outcome-winners = 勝者：{ $winners }
outcome-nobody = 和局，沒有勝者
outcome-line = { $seat }（{ $side }）{ $points }{ $card }{ $reason }
outcome-card = ：{ $face }

reason-own = ，本色
reason-other = ，異色
reason-heretic = ，邪道計分
reason-bonus = ，同色加分
reason-king = ，斬除鬼王
