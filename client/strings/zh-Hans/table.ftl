# The table

## Top bar

table-round = 第 { $number } 轮
table-turn = 第 { $number } 回合
table-menu = 菜单（Esc）
table-next = 跳到下个决定
table-next-hint = 不停顿地进行到你的下一个决定（N）
table-next-turn = 下一回合
table-next-turn-hint = 不停顿地进行到下一个回合（N）
table-full-on = 每次都问：开
table-full-off = 每次都问：关
table-full-hint = 开：每个时机都停下来问你，即使你无牌可用。关：无牌可用的时机自动略过（F）
table-pace-slow = 慢
table-pace-normal = 普通
table-pace-fast = 快
table-pace-instant = 即时：没有停顿与动画

## The middle

table-candidate = 候选鬼王
table-deck-spells = 符牌
table-deck-ghosts = 鬼牌
table-discard = 弃 { $count }
table-meter = 场上鬼
table-meter-most = 一人最多 { $most } / { $limit }
table-meter-lives = 生命 { $count }
table-king-lives = 鬼王生命
table-goal-C-K1 = 有 { $need } 条生命即胜
table-goal-C-K2 = 另 { $need } 人各有 3 只以上即胜
table-goal-C-K3 = { $met ->
    [yes] 自己的每个黑夜都可指认全员
   *[no] 自己第 { $need } 夜起可指认全员
}
table-goal-C-K4 = 他人手牌共 { $need } 张以下即胜
table-goal-C-K5 = 长齐 { $need } 条尾巴即胜
table-goal-C-K6 = 场上有 { $need } 只小鬼即胜
table-goal-C-K7 = 自己第 { $need } 回合开始即胜
table-goal-C-K8 = 驱鬼失败 { $need } 次即胜
table-goal-C-K9 = 吞掉 { $need } 只小鬼即胜
table-counted-C-K1 = 生命
table-counted-C-K2 = 受害者
table-counted-C-K3 = 自己的黑夜
table-counted-C-K4 = 他人手牌
table-counted-C-K5 = 尾巴
table-counted-C-K6 = 场上鬼
table-counted-C-K7 = 自己的回合
table-counted-C-K8 = 驱鬼失败
table-counted-C-K9 = 吞掉的鬼
table-meter-elder = 长老身上
table-meter-banished = 驱散最多
table-meter-banished-most = 驱散最多 { $most } / { $limit }
table-meter-last = 最后一轮，到{ $name }为止
table-meter-fewest = 身上鬼最少：{ $name }
table-meter-fewest-tie = 身上鬼最少：并列

## My side

table-you-are = 你是
table-hand = 手牌 { $count } / { $limit }
table-hand-short = { $count }/{ $limit }
table-hand-free = 手牌 { $count }
table-back = Esc：退一步
table-space = 空格键
table-skip = 快进
table-skip-how = 点一下或空格键
table-ask-again = 恢复询问
table-choose = 请选择
table-choose-one = 在亮起之处选一个。
table-pick-more = 还要选 { $count } 个
table-pick-more-cards = 还要选 { $count } 张
table-illegal = 这个选择不合规则，没有任何改变。
table-reveal = 翻开你的身份？
table-reveal-about = 所有人都会知道你是邪道，而且你要弃掉全部手牌。这一步不能收回。
table-reveal-do = 翻开
table-reveal-not = 不翻
table-saved = 已保存。
table-not-saved = 没能保存。

## Seats

table-glyph-taiping = 太
table-glyph-tianshi = 天
table-glyph-heretic = 邪
table-glyph-unknown = ?
table-host = 主持
table-host-gained = 主持 · 灵力 +{ $gained }
table-accused = 被质疑
table-challenge-won = 质疑成立
table-challenge-won-full = 质疑成立 · 全弃
table-challenge-lost = 全是正票
# 鬼王的名字和生命，挂在他的牌匾上：离胜利多近，由中央的计数说。
table-king-strip = { $king } · 生命 { $lives }
table-king-ripe = 回合结束即胜
table-king-early = 下回合结束即胜
table-king-tag = 鬼王
flag-bound = 被定身：本回合不能投票。
flag-bound-short = 定身
flag-no_responses = 本回合不能回应。
flag-no_responses-short = 禁应
flag-amulet = 护身：附身的鬼转给下一位。
flag-amulet-short = 护身
flag-shielded = 鬼的效果碰不到他。
flag-shielded-short = 避鬼
flag-lv_open = 本回合 LV 技能全开。
flag-lv_open-short = 技能全开

## Exorcism

stage-exorcism = { $host }主持驱鬼：{ $bearer }身上的{ $face } · { $awaited }
stage-summoning = { $host }招魂：{ $bearer }身上的{ $face } · { $awaited }
stage-laying = 暗中投票
stage-laid = 票已投齐
table-need = 需 { $count }
table-short = 还差 { $count }
table-enough = 足够
table-enough-so-far = 目前已足
# Below each column: so many of its votes cancelled with the other's.
table-cancelled = 相抵 { $count }
table-shuffled = 已洗匀 · 不知谁投
table-turned = 揭票 { $turned } / { $count }
table-sum-part = { $sign } { $amount }（{ $cause }）
table-sum-times = { $cause } ×{ $count }
table-sum-least = （至少 { $count }）
table-banished = 驱散！
table-stays = 驱鬼失败
table-summoned = 招魂成功
table-not-summoned = 招魂失败

## Inspector

table-haunts = 附于
table-sum = 条件 { $total } = { $parts }
table-identity = 身份
table-spirit = 灵力 { $count }
table-known-hand = 你看过的手牌：
table-known-top = 你看过的牌库顶：
table-known-bottom = 你看过的牌库底：
table-pile-spells = 符牌弃牌堆（{ $count }）
table-pile-ghosts = 鬼牌弃牌堆（{ $count }）
table-pile-hidden = 盖放的牌
table-pile-empty = 空的。
table-removed = 移出游戏

## Log

table-log = 行录
table-log-all = 全部
table-log-seat = 席
table-log-turn = 回合
table-log-all-hint = 全部经过
table-log-seat-hint = 只看最后点看的那一席
table-log-turn-hint = 只看本回合
table-log-fold = 收起（L）
table-tab = 行录与牌
table-tab-hint = 打开行录（L）与看牌栏（I）

## Bots that fail

table-bot-raised = { $name } 出了错，这次由规则代答。
table-bot-stalled = { $name } 想得太久，这次由规则代答。
table-bot-illegal = { $name } 的回答不合规则，这次由规则代答。

rising-you = 你成为{ $king }
rising-other = { $name }成为{ $king }
# how he wins, where the rulebook's sentence is too long to be read while he rises; for $seats players
rising-goal-C-K3 = { $seats ->
    [5] 从第二个自己的黑夜起，每夜
    [6] 从第二个自己的黑夜起，每夜
   *[other] 自己的每个黑夜
}可指认一次全员的身份{ $seats ->
    [8] （可略过 2 名）
   *[other] { "" }
}，全部说中即胜
rising-goal-C-K7 = 以鬼王之身迎来第 { $need } 个自己的回合，即胜

## The result

result-taiping = 太平道胜
result-tianshi = 天师道胜
result-heretics = 邪道胜
result-king = 鬼王胜
result-one = { $name }胜
result-shared = 平分秋色
result-nobody = 和局
result-you-won = 你赢了
result-go-on = 按任意键或点一下继续
result-skip = 点一下或按空格键：跳过动画
result-you-lost = 你输了
result-none-banished = 没有驱散
result-counted = { $falls ->
    [yes] 终局计数：{ $have }，至多 { $need } 即可
   *[no] 终局计数：{ $have }/{ $need }
}
result-stood = 终局时各人身上的鬼与手牌
result-stood-lit = 终局时各人身上的鬼与手牌；算数的亮着
result-king-fell = 已斩除
result-king-won = 获胜
result-reasons = 计分明细
result-column-who = 玩家
result-column-ghost = 鬼
result-column-why = 缘由
result-column-points = 计分
result-column-round = 轮次
result-column-side = 阵营
result-more = 下面还有 { $count } 条
result-ended = 结局
result-picture-hint = 再看一次结局的画（P）
result-picture = 结局画面
result-rules = 相关规则
result-again = 同桌再来
result-title = 回主菜单
table-draw-price = 付 { $cost } 灵力 · { $cards } 张
