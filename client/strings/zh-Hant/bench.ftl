cli-help-client = 改為測量視窗：畫格、閒置、記憶體與啟動。
cli-bench-failed = 無法測量視窗：{ $reason }
cli-bench-machine =
    Python { $python }，{ $machine }；以軟體繪製，不顯示畫面
    （方括號內為一格相當於同時測得的固定貼圖工作的幾倍：不同機器請比較這個數）
cli-bench-window =
    { $width }×{ $height }，{ $seats } 席，滿桌
    { "  " }牌飛行時 { $frames } 格：p50 { $p50 } 毫秒 [{ $ratio }]，p99 { $p99 } 毫秒，最慢 { $worst } 毫秒
    { "  " }其中計算：p50 { $computing_p50 } 毫秒，p99 { $computing_p99 } 毫秒 [{ $bad_ratio }]；固定貼圖 { $yardstick } 毫秒
    { "  " }閒置占一個核心 { $idle } %；記憶體 { $memory } MiB，最多 { $most }；啟動到首格 { $start } 秒（{ $starts }），其中計算 { $start_computing } 秒
cli-bench-first-start = Python 尚未留下位元組碼的第一次啟動：{ $seconds } 秒

# guixi bench --saves 的最後一段：直到再看見牌桌
cli-bench-resume =
    { "  " }從標題畫面到尚未開過桌的視窗裡第一次看見牌桌，其中繪圖執行緒計算 { $resume_computing_ms } 毫秒
    { "  " }同一視窗裡再續 { $again_ms } 毫秒，計算 { $again_computing_ms } 毫秒；不開視窗 { $recall_ms } 毫秒
    { "  " }重播（計算）：開啟 { $replay_opened_ms } 毫秒，跳到結尾 { $replay_ended_ms } 毫秒，退一步 { $replay_step_ms } 毫秒
