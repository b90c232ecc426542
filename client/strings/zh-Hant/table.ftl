# The table

## Top bar

table-round = 第 { $number } 輪
table-turn = 第 { $number } 回合
table-menu = 選單（Esc）
table-next = 跳到下個決定
table-next-hint = 不停頓地進行到你的下一個決定（N）
table-next-turn = 下一回合
table-next-turn-hint = 不停頓地進行到下一個回合（N）
table-full-on = 每次都問：開
table-full-off = 每次都問：關
table-full-hint = 開：每個時機都停下來問你，即使你無牌可用。關：無牌可用的時機自動略過（F）
table-pace-slow = 慢
table-pace-normal = 普通
table-pace-fast = 快
table-pace-instant = 即時：沒有停頓與動畫

## The middle

table-candidate = 候選鬼王
table-deck-spells = 符牌
table-deck-ghosts = 鬼牌
table-discard = 棄 { $count }
table-meter = 場上鬼
table-meter-most = 一人最多 { $most } / { $limit }
table-meter-lives = 生命 { $count }
table-king-lives = 鬼王生命
table-goal-C-K1 = 有 { $need } 條生命即勝
table-goal-C-K2 = 另 { $need } 人各有 3 隻以上即勝
table-goal-C-K3 = { $met ->
    [yes] 自己的每個黑夜都可指認全員
   *[no] 自己第 { $need } 夜起可指認全員
}
table-goal-C-K4 = 他人手牌共 { $need } 張以下即勝
table-goal-C-K5 = 長齊 { $need } 條尾巴即勝
table-goal-C-K6 = 場上有 { $need } 隻小鬼即勝
table-goal-C-K7 = 自己第 { $need } 回合開始即勝
table-goal-C-K8 = 驅鬼失敗 { $need } 次即勝
table-goal-C-K9 = 吞掉 { $need } 隻小鬼即勝
table-counted-C-K1 = 生命
table-counted-C-K2 = 受害者
table-counted-C-K3 = 自己的黑夜
table-counted-C-K4 = 他人手牌
table-counted-C-K5 = 尾巴
table-counted-C-K6 = 場上鬼
table-counted-C-K7 = 自己的回合
table-counted-C-K8 = 驅鬼失敗
table-counted-C-K9 = 吞掉的鬼
table-meter-elder = 長老身上
table-meter-banished = 驅散最多
table-meter-banished-most = 驅散最多 { $most } / { $limit }
table-meter-last = 最後一輪，到{ $name }為止
table-meter-fewest = 身上鬼最少：{ $name }
table-meter-fewest-tie = 身上鬼最少：並列

## My side

table-you-are = 你是
table-hand = 手牌 { $count } / { $limit }
table-hand-short = { $count }/{ $limit }
table-hand-free = 手牌 { $count }
table-back = Esc：退一步
table-space = 空白鍵
table-skip = 快轉
table-skip-how = 點一下或空白鍵
table-ask-again = 恢復詢問
table-choose = 請選擇
table-choose-one = 在亮起之處選一個。
table-pick-more = 還要選 { $count } 個
table-pick-more-cards = 還要選 { $count } 張
table-illegal = 這個選擇不合規則，沒有任何改變。
table-reveal = 翻開你的身份？
table-reveal-about = 所有人都會知道你是邪道，而且你要棄掉全部手牌。這一步不能收回。
table-reveal-do = 翻開
table-reveal-not = 不翻
table-saved = 已儲存。
table-not-saved = 沒能儲存。

## Seats

table-glyph-taiping = 太
table-glyph-tianshi = 天
table-glyph-heretic = 邪
table-glyph-unknown = ?
table-host = 主持
table-host-gained = 主持 · 靈力 +{ $gained }
table-accused = 被質疑
table-challenge-won = 質疑成立
table-challenge-won-full = 質疑成立 · 全棄
table-challenge-lost = 全是正票
# 鬼王的名字和生命，掛在他的牌匾上：離勝利多近，由中央的計數說。
table-king-strip = { $king } · 生命 { $lives }
table-king-ripe = 回合結束即勝
table-king-early = 下回合結束即勝
table-king-tag = 鬼王
flag-bound = 被定身：本回合不能投票。
flag-bound-short = 定身
flag-no_responses = 本回合不能回應。
flag-no_responses-short = 禁應
flag-amulet = 護身：附身的鬼轉給下一位。
flag-amulet-short = 護身
flag-shielded = 鬼的效果碰不到他。
flag-shielded-short = 避鬼
flag-lv_open = 本回合 LV 技能全開。
flag-lv_open-short = 技能全開

## Exorcism

stage-exorcism = { $host }主持驅鬼：{ $bearer }身上的{ $face } · { $awaited }
stage-summoning = { $host }招魂：{ $bearer }身上的{ $face } · { $awaited }
stage-laying = 暗中投票
stage-laid = 票已投齊
table-need = 需 { $count }
table-short = 還差 { $count }
table-enough = 足夠
table-enough-so-far = 目前已足
# Below each column: so many of its votes cancelled with the other's.
table-cancelled = 相抵 { $count }
table-shuffled = 已洗勻 · 不知誰投
table-turned = 揭票 { $turned } / { $count }
table-sum-part = { $sign } { $amount }（{ $cause }）
table-sum-times = { $cause } ×{ $count }
table-sum-least = （至少 { $count }）
table-banished = 驅散！
table-stays = 驅鬼失敗
table-summoned = 招魂成功
table-not-summoned = 招魂失敗

## Inspector

table-haunts = 附於
table-sum = 條件 { $total } = { $parts }
table-identity = 身份
table-spirit = 靈力 { $count }
table-known-hand = 你看過的手牌：
table-known-top = 你看過的牌庫頂：
table-known-bottom = 你看過的牌庫底：
table-pile-spells = 符牌棄牌堆（{ $count }）
table-pile-ghosts = 鬼牌棄牌堆（{ $count }）
table-pile-hidden = 蓋放的牌
table-pile-empty = 空的。
table-removed = 移出遊戲

## Log

table-log = 行錄
table-log-all = 全部
table-log-seat = 席
table-log-turn = 回合
table-log-all-hint = 全部經過
table-log-seat-hint = 只看最後點看的那一席
table-log-turn-hint = 只看本回合
table-log-fold = 收起（L）
table-tab = 行錄與牌
table-tab-hint = 打開行錄（L）與看牌欄（I）

## Bots that fail

table-bot-raised = { $name } 出了錯，這次由規則代答。
table-bot-stalled = { $name } 想得太久，這次由規則代答。
table-bot-illegal = { $name } 的回答不合規則，這次由規則代答。

rising-you = 你成為{ $king }
rising-other = { $name }成為{ $king }
# how he wins, where the rulebook's sentence is too long to be read while he rises; for $seats players
rising-goal-C-K3 = { $seats ->
    [5] 從第二個自己的黑夜起，每夜
    [6] 從第二個自己的黑夜起，每夜
   *[other] 自己的每個黑夜
}可指認一次全員的身份{ $seats ->
    [8] （可略過 2 名）
   *[other] { "" }
}，全部說中即勝
rising-goal-C-K7 = 以鬼王之身迎來第 { $need } 個自己的回合，即勝

## The result

result-taiping = 太平道勝
result-tianshi = 天師道勝
result-heretics = 邪道勝
result-king = 鬼王勝
result-one = { $name }勝
result-shared = 平分秋色
result-nobody = 和局
result-you-won = 你贏了
result-go-on = 按任意鍵或點一下繼續
result-skip = 點一下或按空白鍵：跳過動畫
result-you-lost = 你輸了
result-none-banished = 沒有驅散
result-counted = { $falls ->
    [yes] 終局計數：{ $have }，至多 { $need } 即可
   *[no] 終局計數：{ $have }/{ $need }
}
result-stood = 終局時各人身上的鬼與手牌
result-stood-lit = 終局時各人身上的鬼與手牌；算數的亮著
result-king-fell = 已斬除
result-king-won = 得勝
result-reasons = 計分明細
result-column-who = 玩家
result-column-ghost = 鬼
result-column-why = 緣由
result-column-points = 計分
result-column-round = 輪次
result-column-side = 陣營
result-more = 下面還有 { $count } 條
result-ended = 結局
result-picture-hint = 再看一次結局的畫（P）
result-picture = 結局畫面
result-rules = 相關規則
result-again = 同桌再來
result-title = 回主選單
table-draw-price = 付 { $cost } 靈力 · { $cards } 張
