# 声音

audio-muted = 已静音，按 M 恢复声音。
audio-unmuted = 声音已开，按 M 静音。

settings-sound = 声音
settings-sound-on = 开
settings-sound-off = 关
settings-sound-on-about = 随时可按 M 开关。凡听得到的，画面上都看得到。
settings-sound-off-about = 全部静音，随时可按 M 打开。凡听得到的，画面上都看得到。
settings-effects = 音效
settings-effects-about = 牌、票、钟鼓与鬼声的音量。
settings-ambience = 环境声
settings-ambience-about = 山谷日夜的风声、琴声与箫声的音量。
settings-volume-value = { $percent }%

pause-mute = 关闭声音
pause-unmute = 打开声音

doctor-sound = 声音：{ $found }
doctor-no-sound = 没有音频设备，游戏无声
doctor-sound-missing = 缺少声音文件：{ $found }
