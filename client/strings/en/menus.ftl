# Menus

language-zh-Hant = 繁體中文
language-zh-Hans = 简体中文
language-en = English

window-title = Guixi – Ghost Play
