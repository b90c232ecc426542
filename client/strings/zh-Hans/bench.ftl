cli-help-client = 改为测量窗口：画格、闲置、内存与启动。
cli-bench-failed = 无法测量窗口：{ $reason }
cli-bench-machine =
    Python { $python }，{ $machine }；以软件绘制，不显示画面
    （方括号内为一格相当于同时测得的固定贴图工作的几倍：不同机器请比较这个数）
cli-bench-window =
    { $width }×{ $height }，{ $seats } 席，满桌
    { "  " }牌飞行时 { $frames } 格：p50 { $p50 } 毫秒 [{ $ratio }]，p99 { $p99 } 毫秒，最慢 { $worst } 毫秒
    { "  " }其中计算：p50 { $computing_p50 } 毫秒，p99 { $computing_p99 } 毫秒 [{ $bad_ratio }]；固定贴图 { $yardstick } 毫秒
    { "  " }闲置占一个核心 { $idle } %；内存 { $memory } MiB，最多 { $most }；启动到首格 { $start } 秒（{ $starts }），其中计算 { $start_computing } 秒
cli-bench-first-start = Python 尚未留下字节码的第一次启动：{ $seconds } 秒

# guixi bench --saves 的最后一段：直到再看见牌桌
cli-bench-resume =
    { "  " }从标题画面到尚未开过桌的窗口里第一次看见牌桌，其中绘图线程计算 { $resume_computing_ms } 毫秒
    { "  " }同一窗口里再续 { $again_ms } 毫秒，计算 { $again_computing_ms } 毫秒；不开窗口 { $recall_ms } 毫秒
    { "  " }回放（计算）：开启 { $replay_opened_ms } 毫秒，跳到结尾 { $replay_ended_ms } 毫秒，退一步 { $replay_step_ms } 毫秒
