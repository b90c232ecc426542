# 命令列自己說的話：說明、誤用，以及一系列對局的結局

cli-word-usage = 用法：
cli-word-options = 選項：
cli-word-arguments = 參數：
cli-word-commands = 命令：
cli-word-help = 印出這一頁。
cli-word-default = 預設：
cli-metavar-options = [選項]
cli-metavar-command = 命令 [參數]...
cli-no-option = 沒有 { $option } 這個選項。
cli-no-option-but = 沒有 { $option } 這個選項，是不是 { $possible }？
cli-needs-value = { $option } 後面要有值。
cli-takes-no-value = { $option } 不帶值。
cli-bad-value = { $option } 的值不行：{ $reason }。
cli-missing = 缺少 { $option }：這個命令需要它。
cli-wanted-number = 要一個整數
cli-wanted-least = 至少是 { $least }
cli-no-command = 沒有 { $command } 這個命令。
cli-too-many = 多了這些：{ $words }。
cli-won-unknown = 沒有結局
cli-won-elder = 兩位長老都死，平手
cli-won-haunted = 他人都有三鬼
cli-won-fewest = 身上鬼最少
