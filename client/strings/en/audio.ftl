# Sound

audio-muted = Sound off. M switches it on.
audio-unmuted = Sound on. M switches it off.

settings-sound = Sound
settings-sound-on = On
settings-sound-off = Off
settings-sound-on-about = M switches it off and on anywhere. All that is heard can be seen too.
settings-sound-off-about = Nothing is heard. M switches it on anywhere. All that is heard can be seen too.
settings-effects = Effects
settings-effects-about = How loud what happens is: cards, votes, bells, ghosts.
settings-ambience = Ambience
settings-ambience-about = How loud the valley is: wind, strings and flute, by day and by night.
settings-volume-value = { $percent }%

pause-mute = Switch sound off
pause-unmute = Switch sound on

doctor-sound = Sound: { $found }
doctor-no-sound = no device; the game is silent
doctor-sound-missing = Sounds missing: { $found }
