# 檔案與設定的錯誤

error-folder = 無法使用資料夾 { $path }：{ $reason }
error-write = 無法寫入檔案 { $path }：{ $reason }
settings-damaged = 設定檔無法讀取，已原樣保留為 { $path }，本次使用預設設定。原因：{ $reason }
error-read = 無法讀取檔案 { $path }：{ $reason }
error-save-missing = 沒有名為 { $name } 的存檔。
error-save-locked = 這局遊戲正在另一個視窗中進行：{ $path }
error-save-foreign = 這個檔案不是存檔：{ $path }
error-save-newer = 這個檔案由較新版本的遊戲寫成（格式 { $format }）：{ $path }
error-save-damaged = { $damage ->
    [size] 這個檔案太大，不可能是存檔：{ $path }
    [short] 這個存檔缺了結尾：{ $path }
    [checksum] 這個存檔在寫成之後被改動或損壞：{ $path }
   *[content] 這個存檔的內容無法理解：{ $path }
}
error-save-unplayable = 這個存檔無法繼續：{ $reason }

setup-ruleset = 沒有 { $ruleset } 這個遊戲，可選：{ $allowed }
setup-mode = 沒有 { $mode } 這個模式，可選：{ $allowed }
setup-seats = { $mode } 可由 { $allowed } 人進行，不能是 { $seats } 人
setup-option = 沒有 { $option } 這個選項，可選：{ $allowed }
setup-value = { $option } 在此不能是 { $value }，可選：{ $allowed }
