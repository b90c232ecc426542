# 命令行自己说的话：说明、误用，以及一系列对局的结局

cli-word-usage = 用法：
cli-word-options = 选项：
cli-word-arguments = 参数：
cli-word-commands = 命令：
cli-word-help = 印出这一页。
cli-word-default = 默认：
cli-metavar-options = [选项]
cli-metavar-command = 命令 [参数]...
cli-no-option = 没有 { $option } 这个选项。
cli-no-option-but = 没有 { $option } 这个选项，是不是 { $possible }？
cli-needs-value = { $option } 后面要有值。
cli-takes-no-value = { $option } 不带值。
cli-bad-value = { $option } 的值不行：{ $reason }。
cli-missing = 缺少 { $option }：这个命令需要它。
cli-wanted-number = 要一个整数
cli-wanted-least = 至少是 { $least }
cli-no-command = 没有 { $command } 这个命令。
cli-too-many = 多了这些：{ $words }。
cli-won-unknown = 没有结局
cli-won-elder = 两位长老都死，平手
cli-won-haunted = 他人都有三鬼
cli-won-fewest = 身上鬼最少
