# 文件与设置的错误

error-folder = 无法使用文件夹 { $path }：{ $reason }
error-write = 无法写入文件 { $path }：{ $reason }
settings-damaged = 设置文件无法读取，已原样保留为 { $path }，本次使用默认设置。原因：{ $reason }
error-read = 无法读取文件 { $path }：{ $reason }
error-save-missing = 没有名为 { $name } 的存档。
error-save-locked = 这局游戏正在另一个窗口中进行：{ $path }
error-save-foreign = 这个文件不是存档：{ $path }
error-save-newer = 这个文件由较新版本的游戏写成（格式 { $format }）：{ $path }
error-save-damaged = { $damage ->
    [size] 这个文件太大，不可能是存档：{ $path }
    [short] 这个存档缺了结尾：{ $path }
    [checksum] 这个存档在写成之后被改动或损坏：{ $path }
   *[content] 这个存档的内容无法理解：{ $path }
}
error-save-unplayable = 这个存档无法继续：{ $reason }

setup-ruleset = 没有 { $ruleset } 这个游戏，可选：{ $allowed }
setup-mode = 没有 { $mode } 这个模式，可选：{ $allowed }
setup-seats = { $mode } 可由 { $allowed } 人进行，不能是 { $seats } 人
setup-option = 没有 { $option } 这个选项，可选：{ $allowed }
setup-value = { $option } 在此不能是 { $value }，可选：{ $allowed }
