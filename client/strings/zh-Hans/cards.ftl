### 牌：名称、短名，与读牌所需的字词（牌文在规则书中）

## 道术牌

card-C-S01-name = 聚灵符
card-C-S01-short = 聚灵符
card-C-S02-name = 借灵符
card-C-S02-short = 借灵符
card-C-S03-name = 请神符
card-C-S03-short = 请神符
card-C-S04-name = 五雷符
card-C-S04-short = 五雷符
card-C-S05-name = 化缘符
card-C-S05-short = 化缘符
card-C-S06-name = 天眼符
card-C-S06-short = 天眼符
card-C-S07-name = 照妖符
card-C-S07-short = 照妖符
card-C-S08-name = 破法符
card-C-S08-short = 破法符
card-C-S09-name = 替身符
card-C-S09-short = 替身符
card-C-S10-name = 移魂符
card-C-S10-short = 移魂符
card-C-S11-name = 镇魂符
card-C-S11-short = 镇魂符
card-C-S12-name = 驱邪符
card-C-S12-short = 驱邪符
card-C-S13-name = 定身符
card-C-S13-short = 定身符
card-C-S14-name = 占卜符
card-C-S14-short = 占卜符
card-C-S15-name = 护身符
card-C-S15-short = 护身符

## 法器

card-C-A01-name = 桃木剑
card-C-A01-short = 桃木剑
card-C-A02-name = 三清铃
card-C-A02-short = 三清铃
card-C-A03-name = 招魂幡
card-C-A03-short = 招魂幡
card-C-A04-name = 朱砂笔
card-C-A04-short = 朱砂笔
card-C-A05-name = 金刚琢
card-C-A05-short = 金刚琢
card-C-A06-name = 五雷令
card-C-A06-short = 五雷令
card-C-A07-name = 七星剑
card-C-A07-short = 七星剑
card-C-A08-name = 拂尘
card-C-A08-short = 拂尘
card-C-A09-name = 紫金葫芦
card-C-A09-short = 紫金葫芦
card-C-A10-name = 罗盘
card-C-A10-short = 罗盘
card-C-A11-name = 法印
card-C-A11-short = 法印
card-C-A12-name = 阴阳伞
card-C-A12-short = 阴阳伞

## 扩展

card-C-X01-name = 八卦符
card-C-X01-short = 八卦符
card-C-X02-name = 五鬼运财符
card-C-X02-short = 五鬼运财符
card-C-X03-name = 御灵降真符
card-C-X03-short = 御灵降真符
card-C-X04-name = 破元符
card-C-X04-short = 破元符
card-C-X05-name = 炼狱符
card-C-X05-short = 炼狱符
card-C-X06-name = 引魂符
card-C-X06-short = 引魂符

## 小鬼

card-C-G01-name = 吊死鬼
card-C-G01-short = 吊死鬼
card-C-G02-name = 饿鬼
card-C-G02-short = 饿鬼
card-C-G03-name = 赤发鬼
card-C-G03-short = 赤发鬼
card-C-G04-name = 火烧鬼
card-C-G04-short = 火烧鬼
card-C-G05-name = 血衣鬼
card-C-G05-short = 血衣鬼
card-C-G06-name = 无头鬼
card-C-G06-short = 无头鬼
card-C-G07-name = 厉鬼
card-C-G07-short = 厉鬼
card-C-G08-name = 画皮鬼
card-C-G08-short = 画皮鬼
card-C-G09-name = 红衣煞
card-C-G09-short = 红衣煞
card-C-G10-name = 水鬼
card-C-G10-short = 水鬼
card-C-G11-name = 穷鬼
card-C-G11-short = 穷鬼
card-C-G12-name = 夜游鬼
card-C-G12-short = 夜游鬼
card-C-G13-name = 冰骨鬼
card-C-G13-short = 冰骨鬼
card-C-G14-name = 长舌鬼
card-C-G14-short = 长舌鬼
card-C-G15-name = 青面鬼
card-C-G15-short = 青面鬼
card-C-G16-name = 百目鬼
card-C-G16-short = 百目鬼
card-C-G17-name = 偷宝鬼
card-C-G17-short = 偷宝鬼
card-C-G18-name = 寒江煞
card-C-G18-short = 寒江煞
card-C-G19-name = 无常鬼
card-C-G19-short = 无常鬼
card-C-G20-name = 影鬼
card-C-G20-short = 影鬼
card-C-G21-name = 鬼差
card-C-G21-short = 鬼差

## 事件

card-C-V01-name = 天狗食日
card-C-V01-short = 天狗食日
card-C-V02-name = 鬼门大开
card-C-V02-short = 鬼门大开
card-C-V03-name = 中元普渡
card-C-V03-short = 中元普渡
card-C-V04-name = 阴风阵阵
card-C-V04-short = 阴风阵阵
card-C-V05-name = 雷劫
card-C-V05-short = 雷劫
card-C-V06-name = 百鬼夜行
card-C-V06-short = 百鬼夜行
card-C-V07-name = 仙君显灵
card-C-V07-short = 仙君显灵
card-C-V08-name = 瘟疫
card-C-V08-short = 瘟疫

## 鬼王

card-C-K1-name = 血虎鬼王
card-C-K1-short = 血虎
card-C-K2-name = 凶煞鬼王
card-C-K2-short = 凶煞
card-C-K3-name = 千眼鬼王
card-C-K3-short = 千眼
card-C-K4-name = 面燃鬼王
card-C-K4-short = 面燃
card-C-K5-name = 九尾狐
card-C-K5-short = 九尾狐
card-C-K6-name = 鬼母王
card-C-K6-short = 鬼母
card-C-K7-name = 负石鬼王
card-C-K7-short = 负石
card-C-K8-name = 恶毒鬼王
card-C-K8-short = 恶毒
card-C-K9-name = 啖兽鬼王
card-C-K9-short = 啖兽

## 角色

card-C-R01-name = 符师
card-C-R01-short = 符师
card-C-R02-name = 剑仙
card-C-R02-short = 剑仙
card-C-R03-name = 丹师
card-C-R03-short = 丹师
card-C-R04-name = 卜者
card-C-R04-short = 卜者
card-C-R05-name = 琴女
card-C-R05-short = 琴女
card-C-R06-name = 樵道
card-C-R06-short = 樵道
card-C-R07-name = 酒丐
card-C-R07-short = 酒丐
card-C-R08-name = 医女
card-C-R08-short = 医女
card-C-R09-name = 雷法师
card-C-R09-short = 雷法师
card-C-R10-name = 阴阳客
card-C-R10-short = 阴阳客
card-C-R11-name = 炼器匠
card-C-R11-short = 炼器匠
card-C-R12-name = 守墓人
card-C-R12-short = 守墓人

## 读牌的字词

kind-spell = 道术牌
kind-artifact = 法器
kind-ghost = 小鬼
kind-event = 事件
kind-king = 鬼王
kind-role = 角色

skill-1 = LV1
skill-2 = LV2
skill-k = 鬼道
named-skill = { $card } { $skill }
told-timing = 时机：{ $timing }
told-skill = { $skill }：{ $text }

ghost-haunts = 附身：{ $haunt }。
ghost-reward = { $draw ->
    [0] 奖励：参与者平分 { $pool } 点灵力。
   *[other] 奖励：参与者平分 { $pool } 点灵力，各抽 { $draw } 张牌。
}
king-goal = 胜利：{ $goal }
king-power = 能力：{ $power }

haunt-left = 当前回合玩家左边的玩家
haunt-right = 当前回合玩家右边的玩家
haunt-opposite = 当前回合玩家对面的玩家
haunt-most_hand = 手牌最多者
haunt-fewest_hand = 手牌最少者
haunt-most_spirit = 灵力最多者
haunt-least_spirit = 灵力最少者
haunt-most_banished = 驱散小鬼最多者
haunt-fewest_ghosts = 身上小鬼最少者
haunt-most_ghosts = 身上小鬼最多者
haunt-artifact = 有法器者，无则当前回合玩家
haunt-die = 骰子指到者
haunt-rolled = { $direction ->
    [left] 向左 { $value }
   *[right] 向右 { $value }
}

timing-day = 白昼
timing-any = 任何时机
timing-before = 出没前
timing-after = 出没后
timing-response = 只在回应时
timing-night = 自己的黑夜
timing-passive = 被动

suit-red = 红
suit-blue = 蓝
suit-any = X

phase-draw = 抽牌
phase-day = 白昼
phase-night = 黑夜
phase-end = 结束

step-draw = 抽牌
step-day = 白昼
step-day_close = 白昼将尽
step-night = 入夜
step-before = 出没前
step-before-full = 鬼魂出没前
step-apparition = 鬼魂出没
step-after = 出没后
step-after-full = 鬼魂出没后
step-exorcism = 驱鬼
step-heretic = 邪道时机
step-king_check = 鬼王现身
step-end = 结束
step-over = 游戏结束

identity-taiping = 太平道
identity-tianshi = 天师道
identity-heretic_king = 邪道（王）
identity-classic-heretic_king = 邪道
identity-heretic_follower = 邪道（众）
identity-taiping_elder = 太平道长老
identity-tianshi_elder = 天师道长老
identity-unknown = 身份未知
identity-taiping-short = 太平
identity-tianshi-short = 天师
identity-heretic_king-short = 邪王
identity-classic-heretic_king-short = 邪道
identity-heretic_follower-short = 邪众
identity-taiping_elder-short = 长老
identity-tianshi_elder-short = 长老
identity-unknown-short = 未知

side-taiping = 太平道
side-tianshi = 天师道
side-heretics = 邪道
side-king = 鬼王
