# 選單

language-zh-Hant = 繁體中文
language-zh-Hans = 简体中文
language-en = English

window-title = 鬼戲

## 首頁

title-name = 鬼戲
title-subtitle = 巔峰之爭
title-continue = 繼續
title-continue-mine = 第 { $turn } 回合 · { $seats } 席 · 輪到你
title-continue-mine-short = 第 { $turn } 回合 · 輪到你
title-continue-others = 第 { $turn } 回合 · { $seats } 席
title-continue-unread = 上一局讀不出來
title-new = 新對局
title-saves = 存檔
title-settings = 設定
title-quit = 離開
title-keys = ↑↓ 選擇　Enter 確定　F11 全螢幕   M 聲音

ruleset-peak = 鬼戲：巔峰之爭
ruleset-peak-tile = { $seats } 席 · 角色與技能
ruleset-peak-about = 巔峰之爭：人人有角色與技能，可加擴充牌，也有競技、四人、三人的玩法。
ruleset-classic = 鬼戲桌遊
ruleset-classic-tile = { $seats } 席 · 初版
ruleset-classic-about = 初版：沒有角色，逆時針輪流，抽牌不得靈力，驅散的鬼蓋放到計分時才揭開。
mode-standard = 標準
mode-standard-about = 兩道相爭，有的人數另有邪道；鬼太多時，有人會成為鬼王。
mode-four = 四人
mode-four-about = 兩人對兩人，沒有鬼王，驅散後不看身份；被附身後帶 3 隻以上的鬼，棄一半手牌。
mode-contest = 競技
mode-contest-about = 兩道各有一位公開的長老，帶著 3 隻鬼結束回合即身故，其道落敗。沒有鬼王與邪道。
mode-three = 三人
mode-three-about = 各自為戰，沒有身份與鬼王；有人驅散 3 隻鬼時，身上鬼最少的人勝。
seats-range = { $fewest }–{ $most }
seats-or = {" "}或{" "}

menu-back = 返回
key-enter = Enter
key-escape = Esc

## 新對局

new-rules = 規則
new-table = 席位
new-ruleset = 遊戲
new-mode = 模式
new-seats = 人數
new-mode-hint = { $seats } 席：{ $about }
new-seats-off = 此模式限 { $seats } 人。
new-seats-elsewhere = { $count } 人請選「{ $mode }」。
new-expansion = 擴充牌
new-expansion-hint = 另加 { $count } 張擴充符牌，符牌堆共 { $deck } 張。
new-expansion-without = 只用標準符牌，符牌堆共 { $deck } 張。
new-expansion-aside = 符牌 { $deck } 張
new-expansion-off = 初版沒有擴充牌。
new-with = 使用
new-without = 不用
new-king-off = 這個玩法裡沒有鬼王。
new-candidate = 候選鬼王
new-candidate-random = 隨機
new-candidate-random-hint = 由種子抽出一張鬼王牌，公開擺著：鬼太多時，有人會成為這位鬼王。
new-king-draws = 鬼王抽牌
new-king-draws-every = 每夜
new-king-draws-own = 自己的夜
new-king-draws-every-hint = 鬼王在每位玩家的夜晚開始時都抽 1 張牌。
new-king-draws-own-hint = 鬼王只在自己的夜晚開始時抽 1 張牌。
new-team-king = 鬼王勝負
new-team-king-off = 獨自
new-team-king-on = 隨陣營
new-team-king-off-hint = 陣營出身的鬼王獨自輸贏，與陣營的分數無關。
new-team-king-on-hint = 鬼王的勝敗由他的陣營共同承擔。
new-team-king-heretic = 這個人數裡鬼王總是邪道，沒有陣營隨他勝負。
new-first = 先手
new-first-random = 隨機
new-first-random-hint = 由種子抽出先手。
new-first-hint = 由第 { $seat } 席的{ $name }開始。
new-seed = 種子
new-seed-hint = 同樣的種子與選擇會得到同樣的牌局；留空則每次不同，誰也猜不到。種子太短時，有重播的人逐個嘗試就能找到它，從而得知發牌。
new-seed-empty = 每次不同
new-seed-other = 換一個
new-name = 你的名字
new-name-hint = 牌桌與行錄上的名字，最多 { $limit } 字。
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
new-bots = 全部機器人
new-bots-mixed = 各席不同
new-bots-mixed-hint = 各席機器人的棋力不同；在這裡點一下就全部一樣。
new-level-click = 點一下改為「{ $level }」。
new-bot-name-hint = 給第 { $seat } 席另取名字，最多 { $limit } 字；留空則叫「{ $name }」。
new-bot-name-taken = 第 { $seat } 席已經用了這個名字，所以這一席叫「{ $name }」。
new-bot-name-you = 「{ $written }」指的是你自己，所以這一席叫「{ $name }」。
new-bots-random = 亂打
new-bots-novice = 初學
new-bots-random-hint = 亂打：從合法的選擇裡任選一個。
new-bots-novice-hint = 初學：為已知的陣營出力，會質疑，也會用技能。
new-bot-names = 墨言|白鹿居士|紫霞仙|玄機|青蘿|竹心|鐵笛子|聽雨客|雪娘
new-deal = 鬼牌 { $ghosts } · 起手 { $cards } 張 { $spirit } 靈力
new-identity-count = { $count } { $name }
new-seats-hint = { $seats } 席：{ $identities }。
new-no-identities = 沒有身份，各自為戰
new-alone = 沒有身份，各自為戰
new-list-join = 、
new-bots-random-about = 從合法的選擇裡任選一個
new-bots-novice-about = 為己方出力，會質疑可疑的人
new-seats-aside = { $counts } 人請選其他模式
new-seat-hint = 第 { $seat } 席 · { $name }。{ $about }{ $click }
new-seat-own = 第 1 席是你的，可以在這裡寫上名字。{ $click }
new-seat-begin = 點一下，由此席先手。
new-seat-begins = 此席先手；再點一下改為隨機。
new-deal-hint = 滑鼠移到選項上，這裡會說明它的意思。按 Enter 開局。
new-start = 開局
new-reset = 恢復標準
new-reset-hint = 遊戲、規則、席位、機器人與種子都恢復成最初的樣子，你的名字留著。
new-reset-off = 現在全是標準的選擇。
new-undo = 取消恢復
new-undo-hint = 把恢復標準前的選擇找回來。

## 存檔

saves-empty = 還沒有存檔。每次作答後都會自動存下對局。
saves-match = { $ruleset } · { $mode } · { $seats } 席
saves-turn = 第 { $turn } 回合
saves-finished = 已結束
saves-date = { $year } 年 { $month } 月 { $day } 日 { $time }
saves-damaged = 讀不了
saves-damaged-about = 這個檔案讀不了，已原樣留在資料夾裡：
saves-damaged-off = 這個檔案讀不了，只能刪除。
saves-resume = 接著玩
error-title = 沒有成功
answer-understood = 知道了
unsaved = 本局目前無法儲存：{ system-reason }
unsaved-silent = 磁碟沒有回應，尚未存妥的回答：{ $count } 次。
answer-keep = 留著

## 設定

settings-language = 語言
settings-language-about = 介面、牌面與行錄的語言，馬上生效。
settings-text = 字級
settings-text-value = { $percent }%
settings-text-about = 所有文字的大小；版面會隨之調整。
settings-screen = 畫面
settings-screen-window = 視窗
settings-screen-full = 全螢幕
settings-screen-about = 全螢幕沒有邊框，不改螢幕解析度。F11 可隨時切換。
settings-pace = 節奏
settings-pace-slow = 慢
settings-pace-normal = 普通
settings-pace-fast = 快
settings-pace-instant = 瞬間
settings-pace-slow-about = 機器人慢慢來，每一步都看得清楚。
settings-pace-normal-about = 機器人像人一樣稍作停頓。
settings-pace-fast-about = 停頓很短，動畫加快。
settings-pace-instant-about = 沒有停頓，也沒有動畫。
settings-control = 自動略過
settings-control-off = 自動
settings-control-on = 每次都問
settings-control-off-about = 你沒有牌可用的時機會自動略過，停頓一律相同，不露底。
settings-control-on-about = 每個時機都停下來問你，即使你無牌可用。
settings-motion = 動畫
settings-motion-full = 完整
settings-motion-reduced = 減少
settings-motion-none = 關閉
settings-motion-full-about = 牌會飛過桌面，分數會飛向陣營。
settings-motion-reduced-about = 不做大幅度的移動，只留淡入與標記。
settings-motion-none-about = 沒有移動與淡入，桌面直接變化。

## 暫停

pause-title = 暫停
pause-resume = 回到牌桌
pause-save = 存檔
pause-settings = 設定
pause-to-title = 回首頁
pause-quit = 離開遊戲
pause-about = 每次作答後都會自動存下對局，隨時可以離開。
pause-about-saving = 最後幾次回答還在儲存。
pause-about-unsaved = 目前存不了這一局：你的操作可能會遺失。
