# 聲音

audio-muted = 已靜音，按 M 恢復聲音。
audio-unmuted = 聲音已開，按 M 靜音。

settings-sound = 聲音
settings-sound-on = 開
settings-sound-off = 關
settings-sound-on-about = 隨時可按 M 開關。凡聽得到的，畫面上都看得到。
settings-sound-off-about = 全部靜音，隨時可按 M 打開。凡聽得到的，畫面上都看得到。
settings-effects = 音效
settings-effects-about = 牌、票、鐘鼓與鬼聲的音量。
settings-ambience = 環境聲
settings-ambience-about = 山谷日夜的風聲、琴聲與簫聲的音量。
settings-volume-value = { $percent }%

pause-mute = 關閉聲音
pause-unmute = 打開聲音

doctor-sound = 聲音：{ $found }
doctor-no-sound = 沒有音效裝置，遊戲無聲
doctor-sound-missing = 缺少聲音檔：{ $found }
