### 牌与技能的效果，只说几个字：写在按钮上，写在刚用出的牌下；对谁用、付多少另外说
### $victim 为 "you" 或 "other"：上一行写的是谁；汉语动词不因人而变

does-C-A03 = 移一只小鬼
does-C-A06 = 弃 1 抽 1 得 1 灵力
does-C-A10 = 看鬼牌堆顶
does-C-K2 = 移走这只小鬼
does-C-K3-look = { $victim ->
   *[other] 手牌被看
}
does-C-K3-look-offered = 看一人手牌
does-C-K3-name = 说出各人身份
does-C-K6 = 再翻一张鬼牌
does-C-K9 = 吞掉一只小鬼
does-C-R01-1 = 换一张弃牌
does-C-R03-k = 弃 1 张抽 2 张
does-C-R04-1 = 排鬼牌堆顶 2 张
does-C-R04-k = 选定附身于谁
does-C-R05-1 = 移走己身小鬼
does-C-R05-2 = 不能回应
does-C-R05-2-offered = 封一人的回应
does-C-R07-1 = { $victim ->
   *[other] 换 1 张手牌
}
does-C-R07-1-offered = 与一人换 1 张手牌
does-C-R08-1 = { $victim ->
   *[other] 不受小鬼影响
}
does-C-R08-1-offered = 护一人免鬼害
does-C-R08-k = 小鬼成为生命
does-C-R09-1 = { $victim ->
   *[other] 随机弃 1 张
}
does-C-R09-1-offered = 令一人弃 1 张
does-C-R10-2 = 牌与灵力互换
does-C-R11-2 = 取回一件法器
does-C-R12-2 = 移走己身小鬼
does-C-S01 = 得 3 灵力
does-C-S02 = { $victim ->
   *[other] 被取走 2 灵力
}
does-C-S03 = 抽 2 张
does-C-S04 = { $victim ->
   *[other] 随机弃 2 张
}
does-C-S05 = { $victim ->
   *[other] 交出 1 张、1 灵力
}
does-C-S06 = { $victim ->
   *[other] 手牌被看
}
does-C-S07 = { $victim ->
   *[other] 身份被看
}
does-C-S08 = 使其无效
does-C-S09 = 改换目标
does-C-S10 = 小鬼移到邻座
does-C-S11 = 条件 +1
does-C-S12 = 条件 −1
does-C-S13 = 不能投票
does-C-S14 = 排鬼牌堆顶 3 张
does-C-S15 = { $victim ->
    [you] 免被小鬼附身
   *[other] 小鬼改附下一人
}
does-C-X01 = 抽 1 张
does-C-X02 = 每鬼得 1 灵力
does-C-X03 = 抽 1 张，技能全开
does-C-X04 = 同色条件 −2
does-C-X05 = 弃 1 张或失 2 灵力
does-C-X06 = 引来小鬼，抽 2 张
deed-price = 付 { $cost }：{ $does }
deed-cost = 付 { $cost } 灵力

why-level-short = 还差驱散 { $missing } 只
why-used_turn-short = 本回合已用过
why-used_round-short = 本轮已用过
why-used_game-short = 本局已用过
why-target-short = 没有合法目标
why-condition-short = 条件不足
why-only_day-short = 只在自己的白昼
why-only_before-short = 只在出没前
why-only_after-short = 只在出没后
why-only_response-short = 只能用来回应
why-only_night-short = 只在鬼王的黑夜
why-timing-short = 现在不是时机
why-ghostly_path-short = 限鬼王或现身邪道

# below a card in use: whom it befalls, and how ("You discard 2")
table-befalls = { $victim }{ $does }
table-until-useful = 下一张牌再问
table-until-useful-second = 之前不回应
table-until-useful-hint = 略过这些时机，直到有人再用了你可以回应的牌或技能，或你有了现在没有的牌或技能可用。
table-until-my-turn = 到我回合再问
table-until-my-turn-second = 之前不回应
table-until-my-next-turn = 到我下回合再问
table-until-my-next-turn-second = 之前不回应
table-until-my-turn-hint = 到那时为止，这些时机一律略过；投票等其他问题照样问你。

# While I may vote and have chosen no card.
deed-lay = 盖牌投票
deed-lay-how = 先选手牌
