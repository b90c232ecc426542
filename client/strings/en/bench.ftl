cli-help-client = Measure the window instead: frames, idling, memory and the start.
cli-bench-failed = The window can't be measured: { $reason }
cli-bench-machine =
    Python { $python } on { $machine }; drawn in software, shown to nobody
    (in brackets what a frame costs in a fixed piece of blitting timed beside it: compare those between machines)
cli-bench-window =
    { $width }×{ $height }, { $seats } seats, a full table
    { "  " }{ $frames } frames while cards fly: p50 { $p50 } ms [{ $ratio }], p99 { $p99 } ms, worst { $worst } ms
    { "  " }of that computing: p50 { $computing_p50 } ms, p99 { $computing_p99 } ms [{ $bad_ratio }]; the fixed blitting { $yardstick } ms
    { "  " }idle { $idle } % of a core; memory { $memory } MiB, at most { $most }; start to first frame { $start } s ({ $starts }), computing { $start_computing } s
cli-bench-first-start = The very first start, before Python has kept any bytecode: { $seconds } s

# guixi bench --saves, its last part: until the table is seen again
cli-bench-resume =
    { "  " }that is from the title to the table in a window that has shown none yet, of which the thread that draws computed { $resume_computing_ms } ms
    { "  " }again in the same window { $again_ms } ms, computing { $again_computing_ms } ms; without a window { $recall_ms } ms
    { "  " }its replay: opened in { $replay_opened_ms } ms of computing, at its end in { $replay_ended_ms } ms, a step back in { $replay_step_ms } ms
