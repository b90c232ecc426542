# 存檔：清單、命名、無法儲存時離開、續局時遺失的內容

saves-tab-running = 進行中
saves-tab-named = 存檔
saves-tab-finished = 已結束
saves-tab-trash = 回收筒
saves-empty-running = 沒有進行中的對局。對局在每次作答後都會自動存在這裡。
saves-empty-named = 還沒有命名的存檔：在牌桌上按 Esc 開選單即可存下。也可以把存檔檔案拖到這個清單上。
saves-empty-finished = 還沒有打完的對局。
saves-empty-trash = 最近 { $days } 天沒有刪除過東西。
saves-unnamed = { $year }-{ $month }-{ $day } { $time }
saves-turn-of = 第 { $turn } 回合：{ $name }
saves-newer-rules = 存檔之後規則改過，最後幾次作答可能已不適用。
saves-your-seat = 由你操作
saves-watch = 無（旁觀）
saves-throw-away = 刪除
saves-throw-title = 刪除「{ $name }」？
saves-throw-about = 會在回收筒裡保留 { $days } 天，期間可以取回。
saves-thrown = 「{ $name }」已移到回收筒。
saves-restore = 取回
saves-restored = 「{ $name }」已取回。
saves-taken-in = 「{ $name }」已放進清單。
saves-taking-in = 正在把「{ $name }」放進清單……
saves-busy = 還在處理中。
saves-deleted-at = { $date } 刪除
saves-ghosts = 鬼：{ $count }
saves-folder = 開啟資料夾
saves-folder-is = 檔案都在這個資料夾裡：{ $path }

pause-save-as = 命名存檔……
save-as-title = 存下這一局
save-as-about = 與進行中的對局分開存放，直到你刪除為止。
save-as-empty = 名稱，任何文字都可以
save-as-default = { $ruleset } · 第 { $turn } 回合
save-as-do = 存檔
save-as-no-name = 請取個名稱。
save-as-done = 已存為「{ $name }」。
save-as-over-title = 覆蓋「{ $name }」？
save-as-over-about = 已有同名的存檔，覆蓋後原來的內容就沒有了。
save-as-over = 覆蓋
save-back = 返回

looking-only = 另一個視窗正開著遊戲：這個視窗只能瀏覽存檔。

leave-title = 這一局無法儲存
leave-about = 上次存檔之後的進度會遺失。{ $reason }
leave-retry = 再試一次
leave-elsewhere = 存到別處……
leave-anyway = 不存就離開
leave-stay = 回到牌桌
leave-answer-first = 再次關閉視窗不等於離開：請在這裡選一項。
unread-title = 上次玩的一局讀不出來
unread-older-about = 在它之前還有一局：第 { $turn } 回合，{ $seats } 席。
unread-older = 繼續前一局
elsewhere-title = 存到別的資料夾
elsewhere-about = 對局會寫成那裡的一個檔案。也可以把資料夾拖到這個視窗上。
elsewhere-empty = 資料夾
elsewhere-saved = 對局已存為這個檔案：{ $path }。要接著玩，把檔案拖到存檔清單上即可。

resume-dropped = 存檔之後規則改過，最後 { $count } 次作答已不適用，略去後從那裡接著玩。原來的存檔保留在旁邊。
resume-changed = 存檔之後規則改過。這一局改按新規則接著玩，沒有略去任何作答。
resume-gaps = 這一局先前的部分經過已讀不出來，記錄裡會有缺口；對局本身完好。
resume-damaged = 這一局的一個檔案在存好之後損壞了，其中的作答已經遺失。對局從第 { $turn } 回合、第 { $count } 次作答之後接著玩。損壞的檔案保留在：{ $path }
resume-unreadable = 這一局的一個檔案在存好之後損壞了，其中若有作答也隨之遺失。對局從第 { $turn } 回合、第 { $count } 次作答之後接著玩。損壞的檔案保留在：{ $path }
resume-gone = 這一局的一個檔案不見了，其中若有作答也隨之遺失：{ $path }。對局從第 { $turn } 回合、第 { $count } 次作答之後接著玩。


error-folder-locked = 另一個視窗正在使用同一個資料夾，這裡無法儲存：{ $path }
error-save-name-taken = 已有名為 { $name } 的{ $thing ->
    [replay] 重播檔
   *[match] 存檔
}。
error-slow-disk = 磁碟已 { $seconds } 秒沒有回應：{ $path }

cli-help-saves = 改為測量存檔的代價。
cli-bench-saves =
    { $seats } 席的對局，第 { $turn } 回合、{ $answers } 次作答後存檔（標尺每秒 { $yardstick_loops_per_second } 圈）：
    快照       { $snapshot_bytes } 位元組，{ $snapshot_encode_ms } 毫秒寫成，{ $snapshot_load_ms } 毫秒讀入
    命名存檔   { $named_bytes } 位元組，{ $named_encode_ms } 毫秒寫成，{ $named_load_ms } 毫秒讀入
    日誌       每次作答 { $journal_bytes } 位元組，對局本身只等 { $answer_us } 微秒
    { $turns } 回合、{ $all_answers } 次作答後續局（共 { $folder_bytes } 位元組）：{ $resume_ms } 毫秒
saving-now = 正在儲存……
saving-slow = 磁碟沒有回應
saving-slow-about = { $count ->
    [0] 所有回答都已存妥。
   *[other] 這一局還在儲存；尚未存妥的回答：{ $count } 次。
}磁碟一有回應便會自動繼續。
saving-wait = 繼續等
saving-leave = 不等了，直接離開
saving-stay = 回到牌桌
undone-delete = 刪除「{ $name }」
undone-restore = 取回「{ $name }」
undone-keep = 永久保留「{ $name }」
undone-unkeep = 取消永久保留「{ $name }」
undone-take-in = 把「{ $name }」放進清單
undone-named = 把這局存為「{ $name }」
undone-elsewhere = 把這局存到 { $path }
undone-settings = 你的設定
undone-all = 還沒做完：{ $things }。
undone-and = ；
ending-now = 正在收尾……
ending-slow = 還有事沒做完
ending-about = 一做完程式就會自動結束；現在離開，可能就不會做了。
ending-idle-about = 磁碟一有回應，程式便會自動結束。現在離開，什麼也不會失去。
ending-replay = 重播還沒寫完
ending-replay-about = 要花幾秒鐘，寫完後程式會自動結束。
ending-stay = 不結束了
loading-now = 正在開啟……
loading-slow = 磁碟沒有回應
loading-slow-about = 檔案還在讀取。磁碟一有回應便會自動繼續。
loading-back = 返回
