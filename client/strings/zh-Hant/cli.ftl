# 命令列

cli-help = 鬼戲：與電腦對戰的身分遊戲。不加命令時開啟視窗。
cli-help-play = 開啟視窗，開始新的一局；加上 --resume 則繼續上次離開的一局。
cli-help-watch = 開啟視窗，觀看全由電腦進行的一局。
cli-help-simulate = 不開視窗，讓電腦玩許多局並統計結果。
cli-help-bench = 測量規則在這台機器上的速度。
cli-help-rules = 印出規則書：全部、一條，或編號開頭相同的各條。
cli-help-doctor = 檢查版本、資料夾、字型、顯示與聲音：回報問題時所需的資料。
cli-help-data-dir = 將存檔與設定放在這個資料夾。
cli-data-dir-unnamed = --data-dir 需要一個資料夾的名稱。
cli-help-lang = 使用這種語言，不論設定為何。
cli-help-version = 印出版本。
cli-help-ruleset = 遊戲。
cli-help-mode = 模式。
cli-help-seats = 人數；不給則取該模式常用的人數。
cli-help-seats-several = 人數，可給多次。
cli-help-bots = 電腦強度：random、novice。
cli-help-bots-several = 電腦強度：random、novice，可給多次。
cli-help-seed = 數字或文字，相同者發牌相同；不給則每次不同。太短的種子可由重播猜出。
cli-help-seed-series = 數字或文字，相同者各局相同。
cli-help-option = 家規選項，視為開啟或取所給的值，可給多次。
cli-help-named = { $help }可用：{ $names }。
cli-help-name = 你在桌上的名字。
cli-help-resume = 繼續上次離開的一局。
cli-help-position = 從這個檔案所寫的局面開始；發什麼牌也由它決定。
cli-help-games = 局數。
cli-help-matrix = 進行每種遊戲、模式與人數，以及每項家規選項單獨的對局，各占一行；另外指定的會縮小範圍。
cli-help-balance = 測量遊戲的平衡，附 95 % 信賴區間，並與目標對照；與 --matrix 同用時不含家規選項。
cli-help-processes = 同時進行的程序數；0 表示與處理器數相同。
cli-help-json = 同時將結果寫入這個檔案。
cli-help-rule-id = 規則的編號，如 PK-204、C-S04；或其開頭，如 PK-2。
cli-help-points = 只印原作未定而由本作裁定或增補之處。

cli-error = guixi：{ $reason }
cli-misused = { $reason } 請參閱 guixi --help。
cli-illegal-setup = 無法開始這樣的一局：{ $reason }。
cli-unknown-bots = 沒有名為 { $bots } 的電腦，可選：{ $allowed }。
cli-option-unnamed = --option { $text } 缺了選項的名稱，請寫成 --option 名稱=值。
cli-option-twice = 選項 { $option } 不能既是 { $first } 又是 { $second }，只給一次就好。
cli-unknown-language = 沒有 { $language } 這種語言，可選：{ $allowed }。
cli-unknown-rule = 沒有編號為 { $id } 的規則。
cli-matrix-unfit = 矩陣中沒有符合 { $word } 的對局，可選：{ $allowed }。
cli-matrix-unfit-with = 矩陣中符合 { $others } 的對局都不符合 { $word }，可選：{ $allowed }。
cli-matrix-plain = 與 --balance 同用時，矩陣不含家規選項，請去掉 --option。
cli-matrix-one-option = 矩陣中的每項家規選項各自單獨進行，不能同時指定 { $options }，請只給一項。
cli-nothing-to-resume = 沒有未完成的一局。
cli-unread-to-resume = 上次玩的一局讀不出來。{ $reason }
cli-position-too-large = { $path } 太大，不會是局面檔。
cli-no-position = 無法讀取 { $path }：{ system-reason }。
cli-position-deals = 發什麼牌由局面的檔案決定：請去掉 { $option }。
cli-resume-alone = --resume 不能與其他選項同用：請去掉 { $option }。
cli-seed-too-long = 種子最多 { $limit } 個字元：請換一個短些的。
cli-seed-unreadable = 種子須由文字組成：這一個含有不代表任何文字的位元組。請換一個。
cli-no-display = 沒有可開啟視窗的顯示裝置。
cli-no-window = 無法開啟視窗：{ $reason }。
cli-no-output = 無法輸出結果：{ system-reason }。
cli-interrupted = 已停止。
cli-fault = 程式發生錯誤：{ $reason }。詳情在 { $path }。

cli-simulating = { $number }：{ $ruleset } { $mode }，{ $seats } 人，{ $bots }
cli-simulated =
    { $ruleset } { $mode }，{ $seats } 人，電腦 { $bots }，選項 { $options }：{ $games } 局，{ $seconds } 秒
    每局 { $turns } 回合、{ $decisions } 次回答；每秒 { $answers } 次回答、{ $choices } 次選擇
    錯誤 { $errors }，代答 { $substituted }
cli-outcome = { "  " }{ $outcome }：{ $count }（{ $percent } %）
cli-failure = { "  " }種子 { $seed }：{ $error }
cli-matrix-line = { $ruleset } { $mode }，{ $seats } 人，{ $bots }，{ $options }：{ $games } 局，{ $turns } 回合，最多 { $most }（上限 { $bound }）；錯誤 { $errors }，代答 { $substituted }；{ $outcomes }
cli-measuring = 測量中
cli-yardstick =
    Python { $python }，{ $machine }；時鐘 { $clock }；基準：每秒 { $loops } 圈純 Python
    （方括號內為各項相當於多少圈，不同機器以此相比）
cli-measured =
    { $seats } 人，全部牌，random 電腦，{ $games } 局
    { "  " }每秒 { $answers } 次回答 [{ $answer_loops }]、{ $choices } 次選擇 [{ $choice_loops }]
    { "  " }轉存 { $dump } µs [{ $dump_loops }]，p99 { $dump_bad } µs；打包 { $bytes } 位元組，p99 { $bytes_bad }
    { "  " }還原 { $restore } µs [{ $restore_loops }]，p99 { $restore_bad } µs
    { "  " }視圖 { $view } µs [{ $view_loops }]，p99 { $view_bad } µs

balance-line = { "  " }{ $name }：{ $value }（{ $low } 至 { $high }，共 { $cases }）；目標 { $aim }：{ $verdict }
balance-sect = 兩派獲勝中太平的比例
balance-heretics = 邪道獲勝
balance-king-appears = 鬼王出現
balance-king-wins = 出現後鬼王獲勝
balance-single-king = { $card }出現後獲勝
balance-turns-median = 回合數中位數
balance-turns-p90 = 回合數第 90 百分位
balance-exorcism-succeeds = 驅鬼成功
balance-exorcism-challenged = 驅鬼遭質疑
balance-challenge-won = 質疑成功
balance-first-player = 先手獲勝，與平均之差
balance-role = { $card }獲勝，與平均之差
balance-fits = 符合
balance-open = 偏離，可能出於偶然
balance-misses = 不符
balance-unaimed = 無目標

rules-title = === { $title } ===
rules-heading = — { $heading } —
rules-card = { $name } · { $about }
rules-settled = 裁定：{ $text }
rules-ours = 增補：{ $text }
rules-points-cards = 增補：各牌的內文與數字。原始資料只列出許多牌的名稱，沒有內文。
rules-no-points = 這裡沒有原作未定之處。

doctor-fine = { "  " }ok  { $line }
doctor-wrong = { "  " }!!  { $line }
doctor-result = { $wrong ->
    [0] 一切正常。
   *[other] 有 { $wrong } 處異常。
}
doctor-program = guixi { $found }
doctor-python = Python：{ $found }
doctor-system = 系統：{ $found }
doctor-library = 程式庫：{ $found }
doctor-data = 資料夾：{ $found }
doctor-config = 設定資料夾：{ $found }
doctor-unwritable = { $path }（無法寫入：{ $reason }）
doctor-settings = 設定中的語言：{ $found }
doctor-saves = 存檔：{ $found }
doctor-save = 無法使用：{ $found }
doctor-font = 字型 { $found }
doctor-display = 顯示：{ $found }
doctor-language = 系統語言：{ $found }
