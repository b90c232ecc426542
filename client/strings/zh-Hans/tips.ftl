# Tips: what the counts of the table mean

table-deck-tip = { $deck ->
    [spells] 符牌堆还有 { $count } 张；用尽时，弃牌洗成新的牌堆。
   *[ghosts] 鬼牌堆还有 { $count } 张；用尽时游戏结束。
}
table-meter-tip = { $counted ->
    [table] 所有人身上的小鬼共 { $have } 只；满 { $need } 只时，驱鬼之后鬼王可能现身。
    [elder] 长老身上的小鬼：{ $have } 只；回合结束时满 { $need } 只，长老身亡，其道落败。
    [last_round] 一人驱散最多 { $have } 只；满 { $need } 只时进入最后一轮。
    [fewest_ghosts] 一人驱散最多 { $have } 只；满 { $need } 只时，身上小鬼最少者获胜。
   *[points] 一人驱散最多 { $have } 只；满 { $need } 只时游戏结束。
}
table-king-tip =
    { $title } { $have } / { $need }
    { $goal }
table-most-tip = { $king ->
    [yes] 一人身上小鬼最多 { $have } 只；有人满 { $need } 只时，驱鬼之后鬼王可能现身。
   *[no] 一人身上小鬼最多 { $have } 只；被附身后满 { $need } 只的人，弃掉一半手牌。
}
table-lives-tip = 鬼王有 { $count } 条生命，就是他身上的小鬼；失去最后一只，鬼王就败了。
table-points-tip = { $ending ->
    [king] 已驱散 { $have } 只；有鬼王时，游戏不因此结束。
    [last_round] 已驱散 { $have } 只；满 { $need } 只时进入最后一轮。
    [fewest_ghosts] 已驱散 { $have } 只；满 { $need } 只时，身上小鬼最少者获胜。
   *[points] 已驱散 { $have } 只；满 { $need } 只时游戏结束。
}
table-no-artifact = 没有法器；每人可装备一件。

phase-draw-about = 当前玩家抽牌。
phase-day-about = 当前玩家可付灵力抽牌、装备法器、使用牌与技能。
phase-night-about = 鬼魂出没，并可主持驱鬼。
phase-end-about = 当前玩家把手牌弃至上限，然后轮到下一位。
step-before-about = 鬼魂出没之前，所有人可以使用牌与技能。
step-apparition-about = 翻开鬼牌堆顶的牌：小鬼附身，或发生事件。
step-after-about = 所有人可以使用牌与技能。
step-exorcism-about = 当前玩家可主持驱除一只小鬼：各人暗出手牌作票。
