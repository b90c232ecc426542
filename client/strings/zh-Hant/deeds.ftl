### 牌與技能的效果，只說幾個字：寫在按鈕上，寫在剛用出的牌下；對誰用、付多少另外說
### $victim 為 "you" 或 "other"：上一行寫的是誰；漢語動詞不因人而變

does-C-A03 = 移一隻小鬼
does-C-A06 = 棄 1 抽 1 得 1 靈力
does-C-A10 = 看鬼牌堆頂
does-C-K2 = 移走這隻小鬼
does-C-K3-look = { $victim ->
   *[other] 手牌被看
}
does-C-K3-look-offered = 看一人手牌
does-C-K3-name = 說出各人身份
does-C-K6 = 再翻一張鬼牌
does-C-K9 = 吞掉一隻小鬼
does-C-R01-1 = 換一張棄牌
does-C-R03-k = 棄 1 張抽 2 張
does-C-R04-1 = 排鬼牌堆頂 2 張
does-C-R04-k = 選定附身於誰
does-C-R05-1 = 移走己身小鬼
does-C-R05-2 = 不能回應
does-C-R05-2-offered = 封一人的回應
does-C-R07-1 = { $victim ->
   *[other] 換 1 張手牌
}
does-C-R07-1-offered = 與一人換 1 張手牌
does-C-R08-1 = { $victim ->
   *[other] 不受小鬼影響
}
does-C-R08-1-offered = 護一人免鬼害
does-C-R08-k = 小鬼成為生命
does-C-R09-1 = { $victim ->
   *[other] 隨機棄 1 張
}
does-C-R09-1-offered = 令一人棄 1 張
does-C-R10-2 = 牌與靈力互換
does-C-R11-2 = 取回一件法器
does-C-R12-2 = 移走己身小鬼
does-C-S01 = 得 3 靈力
does-C-S02 = { $victim ->
   *[other] 被取走 2 靈力
}
does-C-S03 = 抽 2 張
does-C-S04 = { $victim ->
   *[other] 隨機棄 2 張
}
does-C-S05 = { $victim ->
   *[other] 交出 1 張、1 靈力
}
does-C-S06 = { $victim ->
   *[other] 手牌被看
}
does-C-S07 = { $victim ->
   *[other] 身份被看
}
does-C-S08 = 使其無效
does-C-S09 = 改換目標
does-C-S10 = 小鬼移到鄰座
does-C-S11 = 條件 +1
does-C-S12 = 條件 −1
does-C-S13 = 不能投票
does-C-S14 = 排鬼牌堆頂 3 張
does-C-S15 = { $victim ->
    [you] 免被小鬼附身
   *[other] 小鬼改附下一人
}
does-C-X01 = 抽 1 張
does-C-X02 = 每鬼得 1 靈力
does-C-X03 = 抽 1 張，技能全開
does-C-X04 = 同色條件 −2
does-C-X05 = 棄 1 張或失 2 靈力
does-C-X06 = 引來小鬼，抽 2 張
deed-price = 付 { $cost }：{ $does }
deed-cost = 付 { $cost } 靈力

why-level-short = 還差驅散 { $missing } 隻
why-used_turn-short = 本回合已用過
why-used_round-short = 本輪已用過
why-used_game-short = 本局已用過
why-target-short = 沒有合法目標
why-condition-short = 條件不足
why-only_day-short = 只在自己的白晝
why-only_before-short = 只在出沒前
why-only_after-short = 只在出沒後
why-only_response-short = 只能用來回應
why-only_night-short = 只在鬼王的黑夜
why-timing-short = 現在不是時機
why-ghostly_path-short = 限鬼王或現身邪道

# below a card in use: whom it befalls, and how ("You discard 2")
table-befalls = { $victim }{ $does }
table-until-useful = 下一張牌再問
table-until-useful-second = 之前不回應
table-until-useful-hint = 略過這些時機，直到有人再用了你可以回應的牌或技能，或你有了現在沒有的牌或技能可用。
table-until-my-turn = 到我回合再問
table-until-my-turn-second = 之前不回應
table-until-my-next-turn = 到我下回合再問
table-until-my-next-turn-second = 之前不回應
table-until-my-turn-hint = 到那時為止，這些時機一律略過；投票等其他問題照樣問你。

# While I may vote and have chosen no card.
deed-lay = 蓋牌投票
deed-lay-how = 先選手牌
