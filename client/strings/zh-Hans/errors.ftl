# 文件与设置的错误

system-reason = { $reason ->
    [ENOSPC] 磁盘已满
    [EROFS] 那里只能读取，不能写入
    [EACCES] 没有访问权限
    [EISDIR] 那是一个文件夹
    [ENAMETOOLONG] 名称太长
    [EIO] 磁盘读写出错
    [EDQUOT] 分配给你的磁盘空间已用完
    [ENOENT] 找不到
    [ETIMEDOUT] 等候太久没有回应
    [EBUSY] 另一个程序正在使用
    [EINVAL] 系统不能对它这样做
    [ELOOP] 它的链接绕成了圈
    [ENOTDIR] 那不是文件夹
    [EEXIST] 那个名称已经有了
    [EFBIG] 超过那里允许的文件大小
    [EMFILE] 同时打开的文件太多
    [ENODEV] 它所在的设备不见了
    [ESTALE] 它在另一台电脑上已被移动或删除
    [EHOSTDOWN] 连不上网络文件夹
    [ENOLCK] 那里不能锁定文件
    [ENOTEMPTY] 文件夹里还有东西
    [EOPNOTSUPP] 那里不支持这样做
    [EXDEV] 不能从一个磁盘移到另一个磁盘
    [EILSEQ] 名称里有不能用的字符
    [unpackable] 要写的内容存成文件后将无法读回
    [unforeseen] 程序本身出了错
   *[other] { $reason }
}

error-folder = 无法使用文件夹 { $path }：{ system-reason }
error-write = 无法写入文件 { $path }：{ system-reason }
settings-damaged = 设置文件无法读取，已原样保留为 { $path }，本次使用默认设置。原因：{ system-reason }
error-read = 无法读取文件 { $path }：{ system-reason }
error-save-missing = 没有名为 { $name } 的{ $thing ->
    [replay] 回放文件
   *[match] 存档
}。
error-save-locked = 这局游戏正在另一个窗口中进行，或者磁盘还没有存完它：{ $path }
error-save-foreign = 这个文件不是{ $thing ->
    [replay] 回放文件
   *[match] 存档
}：{ $path }
error-save-newer = 这个{ $thing ->
    [replay] 回放文件
   *[match] 文件
}由较新版本的游戏写成（格式 { $format }）：{ $path }
error-save-damaged = { $damage ->
    [size] 这个文件太大，不可能是{ $thing ->
        [replay] 回放文件
       *[match] 存档
    }：{ $path }
    [short] 这个{ $thing ->
        [replay] 回放文件
       *[match] 存档
    }缺了结尾：{ $path }
    [checksum] 这个{ $thing ->
        [replay] 回放文件
       *[match] 存档
    }在写成之后被改动或损坏：{ $path }
   *[content] 这个{ $thing ->
        [replay] 回放文件
       *[match] 存档
    }的内容无法理解：{ $path }
}
error-save-part = 这里只有一局的一部分：{ $path }。请拖入那一局的整个文件夹，或先在游戏中以名称另存，再拖入那个文件。
error-save-unplayable = { $thing ->
    [replay] 这个版本的游戏无法进行回放中的一局：{ unplayable-reason }
   *[match] 这个存档无法继续：{ unplayable-reason }
}
unplayable-reason = { $why ->
    [ruleset] 这个版本没有名为 { $ruleset } 的游戏
    [mode] 这个版本没有名为 { $mode } 的模式
    [seats] 在这个版本中，{ $mode } 模式不能由 { $seats } 人进行
    [option] 这个版本没有名为 { $option } 的家规选项
    [value] 在这个版本中，家规选项 { $option } 不能是 { $value }
    [bot] 这个版本没有名为 { $bot } 的电脑玩家
    [misfit] 从第 { $number } 次回答（第 { $turn } 回合）起，记下的回答不再合用
    [short] 记下的回答到不了这里
    [unfinished] 记下的回答走不到对局结束，而在那之前会泄露所有人的秘密
   *[content] 其中的内容在现行规则下无法理解
}

setup-ruleset = 没有 { $ruleset } 这个游戏，可选：{ $allowed }
setup-mode = 没有 { $mode } 这个模式，可选：{ $allowed }
setup-seats = { $mode } 可由 { $allowed } 人进行，不能是 { $seats } 人
setup-option = 没有 { $option } 这个选项，可选：{ $allowed }
setup-value = { $option } 在此不能是 { $value }，可选：{ $allowed }

setup-position-toml = 无法读取局面：{ $reason }
setup-position-field = 没有 { $field } 这一项，可选：{ $allowed }
setup-position-form = { $field } 是 { $value }，但应为{ $wanted ->
    [text] 文字
    [number] 整数
    [truth] true 或 false
    [list] 列表
    [table] 表
   *[other] 整数或文字
}
setup-position-value = { $field } 不能是 { $value }，可选：{ $allowed }
setup-position-least = { $field } 不能是 { $value }，至少为 { $least }
setup-position-seat = { $field } 不能是 { $value }，座位编号从 0 到 { $last }
setup-position-seat-name = 没有 { $name } 这个座位，座位以数字编号
setup-position-no-king = 这个模式没有鬼王
setup-position-no-last-round = 这个模式没有最后一轮
setup-position-identities = 身份 { $letters } 与这局所用的不同，应为 { $dealt }，次序不拘
setup-position-role-twice = 两个座位都是角色 { $role }，每种只有一张
setup-position-no-card = 没有 { $card } 这张牌
setup-position-card = { $card } 不能放在 { $field }
setup-position-card-gone = 没有剩下的 { $card } 可放在 { $field }，总共只有 { $count } 张
setup-position-artifacts = 座位 { $seat } 有不止一件法器
setup-position-haunted = 座位 { $seat } 身上的鬼少于附身的 { $count } 只
setup-position-banished = 座位 { $seat } 的分数少于本回合驱散的鬼
