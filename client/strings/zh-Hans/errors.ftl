# 文件与设置的错误

error-folder = 无法使用文件夹 { $path }：{ $reason }
error-write = 无法写入文件 { $path }：{ $reason }
settings-damaged = 设置文件无法读取，已原样保留为 { $path }，本次使用默认设置。原因：{ $reason }
