# 檔案與設定的錯誤

error-folder = 無法使用資料夾 { $path }：{ $reason }
error-write = 無法寫入檔案 { $path }：{ $reason }
settings-damaged = 設定檔無法讀取，已原樣保留為 { $path }，本次使用預設設定。原因：{ $reason }
