# What can go wrong with files and settings

error-folder = The folder { $path } can't be used: { $reason }
error-write = The file { $path } can't be written: { $reason }
settings-damaged = The settings file can't be read. It was kept as { $path }, and the default settings are used. Reason: { $reason }
