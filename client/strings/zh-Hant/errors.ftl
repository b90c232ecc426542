# 檔案與設定的錯誤

system-reason = { $reason ->
    [ENOSPC] 磁碟已滿
    [EROFS] 那裡只能讀取，不能寫入
    [EACCES] 沒有存取權限
    [EISDIR] 那是一個資料夾
    [ENAMETOOLONG] 名稱太長
    [EIO] 磁碟讀寫出錯
    [EDQUOT] 分配給你的磁碟空間已用完
    [ENOENT] 找不到
    [ETIMEDOUT] 等候太久沒有回應
    [EBUSY] 另一個程式正在使用
    [EINVAL] 系統不能對它這樣做
    [ELOOP] 它的連結繞成了圈
    [ENOTDIR] 那不是資料夾
    [EEXIST] 那個名稱已經有了
    [EFBIG] 超過那裡容許的檔案大小
    [EMFILE] 同時開啟的檔案太多
    [ENODEV] 它所在的裝置不見了
    [ESTALE] 它在另一台電腦上已被移動或刪除
    [EHOSTDOWN] 連不上網路資料夾
    [ENOLCK] 那裡不能鎖定檔案
    [ENOTEMPTY] 資料夾裡還有東西
    [EOPNOTSUPP] 那裡不支援這樣做
    [EXDEV] 不能從一個磁碟移到另一個磁碟
    [EILSEQ] 名稱裡有不能用的字元
    [unpackable] 要寫的內容存成檔案後將無法讀回
    [unforeseen] 程式本身出了錯
   *[other] { $reason }
}

error-folder = 無法使用資料夾 { $path }：{ system-reason }
error-write = 無法寫入檔案 { $path }：{ system-reason }
settings-damaged = 設定檔無法讀取，已原樣保留為 { $path }，本次使用預設設定。原因：{ system-reason }
error-read = 無法讀取檔案 { $path }：{ system-reason }
error-save-missing = 沒有名為 { $name } 的{ $thing ->
    [replay] 重播檔
   *[match] 存檔
}。
error-save-locked = 這局遊戲正在另一個視窗中進行，或者磁碟還沒有存完它：{ $path }
error-save-foreign = 這個檔案不是{ $thing ->
    [replay] 重播檔
   *[match] 存檔
}：{ $path }
error-save-newer = 這個{ $thing ->
    [replay] 重播檔
   *[match] 檔案
}由較新版本的遊戲寫成（格式 { $format }）：{ $path }
error-save-damaged = { $damage ->
    [size] 這個檔案太大，不可能是{ $thing ->
        [replay] 重播檔
       *[match] 存檔
    }：{ $path }
    [short] 這個{ $thing ->
        [replay] 重播檔
       *[match] 存檔
    }缺了結尾：{ $path }
    [checksum] 這個{ $thing ->
        [replay] 重播檔
       *[match] 存檔
    }在寫成之後被改動或損壞：{ $path }
   *[content] 這個{ $thing ->
        [replay] 重播檔
       *[match] 存檔
    }的內容無法理解：{ $path }
}
error-save-part = 這裡只有一局的一部分：{ $path }。請拖入那一局的整個資料夾，或先在遊戲中以名稱另存，再拖入那個檔案。
error-save-unplayable = { $thing ->
    [replay] 這個版本的遊戲無法進行重播中的一局：{ unplayable-reason }
   *[match] 這個存檔無法繼續：{ unplayable-reason }
}
unplayable-reason = { $why ->
    [ruleset] 這個版本沒有名為 { $ruleset } 的遊戲
    [mode] 這個版本沒有名為 { $mode } 的模式
    [seats] 在這個版本中，{ $mode } 模式不能由 { $seats } 人進行
    [option] 這個版本沒有名為 { $option } 的家規選項
    [value] 在這個版本中，家規選項 { $option } 不能是 { $value }
    [bot] 這個版本沒有名為 { $bot } 的電腦玩家
    [misfit] 從第 { $number } 次回答（第 { $turn } 回合）起，記下的回答不再合用
    [short] 記下的回答到不了這裡
    [unfinished] 記下的回答走不到對局結束，而在那之前會洩露所有人的秘密
   *[content] 其中的內容在現行規則下無法理解
}

setup-ruleset = 沒有 { $ruleset } 這個遊戲，可選：{ $allowed }
setup-mode = 沒有 { $mode } 這個模式，可選：{ $allowed }
setup-seats = { $mode } 可由 { $allowed } 人進行，不能是 { $seats } 人
setup-option = 沒有 { $option } 這個選項，可選：{ $allowed }
setup-value = { $option } 在此不能是 { $value }，可選：{ $allowed }

setup-position-toml = 無法讀取局面：{ $reason }
setup-position-field = 沒有 { $field } 這一項，可選：{ $allowed }
setup-position-form = { $field } 是 { $value }，但應為{ $wanted ->
    [text] 文字
    [number] 整數
    [truth] true 或 false
    [list] 清單
    [table] 表
   *[other] 整數或文字
}
setup-position-value = { $field } 不能是 { $value }，可選：{ $allowed }
setup-position-least = { $field } 不能是 { $value }，至少為 { $least }
setup-position-seat = { $field } 不能是 { $value }，座位編號從 0 到 { $last }
setup-position-seat-name = 沒有 { $name } 這個座位，座位以數字編號
setup-position-no-king = 這個模式沒有鬼王
setup-position-no-last-round = 這個模式沒有最後一輪
setup-position-identities = 身分 { $letters } 與這局所用的不同，應為 { $dealt }，次序不拘
setup-position-role-twice = 兩個座位都是角色 { $role }，每種只有一張
setup-position-no-card = 沒有 { $card } 這張牌
setup-position-card = { $card } 不能放在 { $field }
setup-position-card-gone = 沒有剩下的 { $card } 可放在 { $field }，總共只有 { $count } 張
setup-position-artifacts = 座位 { $seat } 有不只一件法器
setup-position-haunted = 座位 { $seat } 身上的鬼少於附身的 { $count } 隻
setup-position-banished = 座位 { $seat } 的分數少於本回合驅散的鬼
