# Tips: what the counts of the table mean

table-deck-tip = { $deck ->
    [spells] 符牌堆還有 { $count } 張；用盡時，棄牌洗成新的牌堆。
   *[ghosts] 鬼牌堆還有 { $count } 張；用盡時遊戲結束。
}
table-meter-tip = { $counted ->
    [table] 所有人身上的小鬼共 { $have } 隻；滿 { $need } 隻時，驅鬼之後鬼王可能現身。
    [elder] 長老身上的小鬼：{ $have } 隻；回合結束時滿 { $need } 隻，長老身亡，其道落敗。
    [last_round] 一人驅散最多 { $have } 隻；滿 { $need } 隻時進入最後一輪。
    [fewest_ghosts] 一人驅散最多 { $have } 隻；滿 { $need } 隻時，身上小鬼最少者獲勝。
   *[points] 一人驅散最多 { $have } 隻；滿 { $need } 隻時遊戲結束。
}
table-king-tip =
    { $title } { $have } / { $need }
    { $goal }
table-most-tip = { $king ->
    [yes] 一人身上小鬼最多 { $have } 隻；有人滿 { $need } 隻時，驅鬼之後鬼王可能現身。
   *[no] 一人身上小鬼最多 { $have } 隻；被附身後滿 { $need } 隻的人，棄掉一半手牌。
}
table-lives-tip = 鬼王有 { $count } 條生命，就是他身上的小鬼；失去最後一隻，鬼王就敗了。
table-points-tip = { $ending ->
    [king] 已驅散 { $have } 隻；有鬼王時，遊戲不因此結束。
    [last_round] 已驅散 { $have } 隻；滿 { $need } 隻時進入最後一輪。
    [fewest_ghosts] 已驅散 { $have } 隻；滿 { $need } 隻時，身上小鬼最少者獲勝。
   *[points] 已驅散 { $have } 隻；滿 { $need } 隻時遊戲結束。
}
table-no-artifact = 沒有法器；每人可裝備一件。

phase-draw-about = 當前玩家抽牌。
phase-day-about = 當前玩家可付靈力抽牌、裝備法器、使用牌與技能。
phase-night-about = 鬼魂出沒，並可主持驅鬼。
phase-end-about = 當前玩家把手牌棄至上限，然後輪到下一位。
step-before-about = 鬼魂出沒之前，所有人可以使用牌與技能。
step-apparition-about = 翻開鬼牌堆頂的牌：小鬼附身，或發生事件。
step-after-about = 所有人可以使用牌與技能。
step-exorcism-about = 當前玩家可主持驅除一隻小鬼：各人暗出手牌作票。
