# 重播

## 命令列

cli-help-replay = 觀看重播。
cli-help-verify = 將重播中的一局重新進行，檢查是否與所記相符。
cli-help-replay-file = 重播檔。
cli-help-write-replay = 與 --games 1 同用：將這一局寫成重播檔。
cli-help-force = 與 --replay 同用：檔案已存在時覆寫。
cli-verifying = 重新進行中
cli-verified = 已驗證：從發牌到最後，{ $answers } 次回答與 { $facts } 個事件都與所記相符，遊戲、選項、席數、回合與勝者亦然。誰在玩、何時玩，任何檔案都無法證明。
cli-verified-from = 已驗證：{ $answers } 次回答與 { $facts } 個事件都與所記相符，遊戲、選項、席數、回合與勝者亦然。這一局從檔案所載的局面開始：局面如何得來、此前的 { $earlier } 個事件、誰在玩、何時玩，都未得到證明。
cli-verified-seat = 從頭到尾皆可讀取：{ $facts } 個事件，遊戲、席數、回合與勝者與檔案開頭所寫相符。此檔只記一席所見，無法重新進行以進一步驗證。
cli-verify-other-rules = 這一局以其他規則（{ $rules }）進行；現以目前的規則（{ $ours }）重新進行。
cli-misfit = 第 { $number } 次回答不符：應為 { $expected }；實為 { $came }
cli-misfit-deal = 發牌不符：應為 { $expected }；實為 { $came }
cli-misfit-header = 檔案開頭所寫與記錄不符：寫作 { $said }；所記為 { $recorded }
cli-replay-one-game = --replay 只寫一局：請與 --games 1 同用，並只指定一種人數與一種電腦。
cli-replay-exists = { $path } 已經存在：請換一個檔名，或加上 --force 覆寫。
cli-replay-failed = 規則在這一局中出錯：{ $reason }

## 觀看

replay-turn-back = 回到這一回合開頭（Shift+←）
replay-back = 退一步（←）
replay-play = 播放（空白鍵）
replay-pause = 停止（空白鍵）
replay-on = 進一步（→）
replay-turn-on = 到下一回合（Shift+→）
replay-no-further = 已到盡頭。
replay-rate-hint = 播放速度（↑ ↓）
replay-place = 第 { $turn }/{ $turns } 回合 · { $frame } / { $last }
replay-place-short = 第 { $turn }/{ $turns } 回合 · { $frame }/{ $last }
replay-viewer = 視角：{ $name }
replay-viewer-all = 全知
replay-viewer-public = 旁觀
replay-viewer-hint = 以誰的眼睛來看（V；1 至 9、0、P）
replay-viewer-off = 這個重播只記一席所見。
replay-choose-viewer = 以誰的眼睛來看？
replay-continue = 由此接著玩
replay-continue-hint = 以此刻的局面另開一局（C）
replay-ending = 結局
replay-ending-hint = 誰贏了、為什麼（E）
replay-continue-seat = 你要坐哪一席？
replay-continue-about = 以此刻的局面另開一局，其餘各席由電腦接手。重播維持原樣。
replay-cancel = 回到重播
replay-keys = 按鍵
replay-keys-hint = 所有按鍵（K、F1）
replay-keys-title = 按鍵
replay-keys-close = 回到重播
replay-turn = 第 { $number } 回合：{ $name }
replay-moment = 第 { $number } 回合：{ $what }
replay-menu = 重播
replay-save-seat = 存下 { $name } 所見
replay-leave = 離開重播
replay-not-over = 旁觀的對局要到結束後才能存成重播：在那之前會洩露所有人的秘密。
replay-being-made = 正在寫成重播……
replay-not-made = 無法寫成重播：{ $reason }
replay-kept = 重播已儲存，會永久保留：{ $path }
replay-kept-already = 這份重播先前已儲存，會永久保留：{ $path }
undone-replay = 你要的 { $count } 份重播（下次開啟時會補寫）
undone-replay-unnoted = 你要的 { $count } 份重播

replay-key-space = 空白鍵
replay-key-arrows = ← →
replay-key-shift-arrows = Shift+← →
replay-key-points = , .
replay-key-ends = Home End
replay-key-up = ↑ ↓
replay-key-v = V
replay-key-digits = 1 – 9
replay-key-zero = 0 P
replay-key-c = C
replay-key-e = E
replay-key-panels = L I B R
replay-key-play = 播放或停止
replay-key-step = 退一步、進一步
replay-key-turn = 上一回合、下一回合
replay-key-moment = 上一個、下一個重要時刻
replay-key-end = 開頭、結尾
replay-key-rate = 加快、減慢
replay-key-viewer = 換下一個視角
replay-key-seat = 某一席的視角
replay-key-all = 全知、旁觀
replay-key-continue = 由此接著玩
replay-key-ending = 結局，在結尾時
replay-key-table = 行錄、看牌欄、筆記、規則
replay-key-leave = 離開重播

pause-save-replay = 存下重播
result-watch = 觀看重播
result-keep = 儲存重播

## 清單

title-replays = 重播
replays-tab-all = 全部
replays-empty = 還沒有重播。每局結束時都會留下一個。
replays-whole = 完整：可看每一席
replays-seat = { $name } 所見
replays-kept = 永久保留
replays-turn = 第 { $turn } 回合，尚未結束
replays-turns = { $turn } 回合後結束
replays-winners = 勝者：{ $names }
replays-head-differs = 檔案開頭所寫與記錄不符，因此不在此顯示：寫作 { $said }；所記為 { $recorded }。觀看時顯示的是所記內容。
replays-other-rules = 以不同於目前的規則進行：可以觀看，但未必能由此接著玩。
replays-watch = 觀看
replays-keep = 永久保留
replays-unkeep = 取消永久保留
