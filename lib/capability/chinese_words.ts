/**
 * The Chinese tables, made fit for scanning.
 *
 * @module
 */

/** Verbs whose order changes files. */
export const CHANGE_WORDS =
  `修复 修掉 修好 修一下 修完 修正 修了 改掉 改好 改一下
改成 改为 改用 改回 改对 改名 改写 改造 改到 改进 改完 换成 换掉 换为 替换 重构
实现 实作 新增 添加 增加 加上 加个 加一个 加一 加入 加回 删除 删掉 删了 删去 移除
去掉 去除 清理 清掉 清干净 拆分 拆成 拆开 拆一拆 拆到 抽成 抽到 抽出 抽取成 提取成
提取到 合并 合成 合进 迁移 迁到 迁成 迁移到 升级 升到 降级 降到 降为 调到 调成
调高 调低 重命名 移动 移到 挪到 搬到 补上 补齐 补全 补充 补一 补个 补好 补测试
完善 优化 调整 更新 更新到 修改 编写 接入 集成 落地 搭建 适配 封装 引入 回滚 撤销
还原 恢复 提交 提交到 合入 推送 落盘 写入 写到 写进 写回 写成 写测试 写单测 写文档
追加 追加到 提交为 整理到 汇总到 放到 贴到 保存到 保存为 存到 存成 存为 存入 输出到 导出到 留在 留到 格式化 翻译 翻成 转成
转为 转换成 初始化 启用 禁用 做掉 做好 搞定 解决 收拾 兜住 堵上 消灭 消除 归零 清零
落实 落实到 填上 填充 补丁 润色 精简 简化 替代 统一 对齐 支持 废弃 下线 注释掉 挂上 套上
裁成 嵌入 移植 反向移植 清 改 修 加 删 补 写 拆 挪 动手 修补 处理掉 处理 提升到 提升为 提高
降低 缩小 限制到 隐藏 显示 展示 收进 记到 存 配置 打开 关闭 关掉 开启 放宽 收紧 搭
解掉 打标签 建 新建 创建 建一个 建个 挡掉 回退 卸载 裁剪 脱敏 归档 对接 打通 照改 照做 照办 绕过 覆盖成 置为 设为 设成 设置 指定为
生成 重新生成 同步到 拷到 复制到 重写 重做 汉化 本地化 规范化 参数化 落到
收敛 抽离 下沉 上移 内联 解耦 补救 打平 切换 切换到 切到 挪走 移走 调大 调小 补写 做成
做一个 做个 做了 做完 做 接手 重新设计 重新实现 重新组织 重新排版 开发 换 做吧 直接做 写好 写完 写个 写一个 写一 改改 修修 改版 加固 屏蔽 兼容 标记为 cherry-pick
commit merge rebase push fix refactor`;

/** Verbs of one character that change things, given a result. */
export const COMPLEMENT_VERBS =
  "改修加删补拆挪搬迁换移升降调去清填存裁砍抽合弄停压缩卸卡消抹";

/** Results that such a verb may have. */
export const COMPLEMENTS =
  `上 掉 好 完 成 为 过去 过来 过 进 回 回来 齐 干净 一下 一遍
出来 走 全 到`;

/** Verbs that are a run when done once or several times. */
export const ROUND_VERBS =
  `跑 压 测 编 灌 刷 扫 喂 来 回放 重放 模拟 演练 打 试跑 验`;

/** Once or several times. */
export const ROUNDS =
  `一次 一遍 一轮 一趟 两次 两遍 两轮 三次 三遍 三轮 几次 几遍 几轮`;

/** Verbs that run something, or judge by running it. */
export const RUN_WORDS =
  `运行 执行 跑 跑一下 跑一遍 跑一次 跑通 跑起来 跑完 重跑 再跑 启动 起服务
起一套 起一个 部署 编译 构建 打包 安装 装到 装上 压测 基准测试 性能测试 复现 重现 实测
测一下 测一测 测一遍 测试一下 试一下 试一试 试跑 试试 dry-run 测 量一下 测量 测出 冒烟 回归测试
打一个 拉起 起 过一遍测试 扫一遍 扫一下 profile benchmark bisect fuzz 压一下 演练
各跑 连跑 全跑 剖析 编一下 编一遍 起起来 编过 build`;

/** Verbs of looking and telling. */
export const READ_WORDS =
  `查 查找 查一下 查查 查清 查明 查看 查出 查阅 查询 找 找出 找到 找一下
找找 找全 找齐 寻找 搜 搜索 搜出 搜一下 检索 分析 说明 解释 列出 列一下 列举 列个
列一 列成 列全 看看 看一下 看下 看 翻一翻 翻一下 翻 评审 审查 检查 审计 审阅 review
确认 判断 判定 核对 核实 核查 比对 对比 比较 梳理 理一遍 理一下 理清 整理成 总结 概括
汇总 归纳 统计 数一下 数出 盘点 盘一遍 摸清 摸底 弄清 弄清楚 弄明白 搞清 搞清楚 搞懂
搞明白 讲 讲讲 讲清楚 讲一下 讲明白 介绍 描述 阐述 调研 研究 调查 考察 探索 了解 定位
排查 诊断 追踪 跟踪 溯源 读 读一遍 读一下 读取 阅读 通读 浏览 评估 推断 推测 推理
推荐 建议 给出 给我 告诉 回答 回复 指出 标出 标上 标注 标明 指给 提出 设计 规划 想一下 想清楚
想想 思考 估算 估计 估一下 预估 观察 监控 输出 画 画一张 画个 整理 贴 附上 报告 汇报
写清 写清楚 写明 写出来 写出 写下来 写下 讲出来 说出来 列出来 画出来 找出来 标出来 带我 过一遍 捋 捋一下 捋一遍 釐清 厘清 澄清 挑刺 挑出 排序 归类 分类
圈出 扫描 验证 学习 请教 求证 证明 咨询 挑毛病 挑错 提意见 走查 点评 打分 把关 explain 收集 搜集 提取 抽取 摘录 罗列 产出
拟一份 起草 参考 对照 关注 聚焦 留意 预测`;

/** Answers: making one changes no file. */
export const ANSWER_WORDS =
  `报告 清单 列表 表格 方案 总结 说明 摘要 结论 计划 建议 思路
回复 简报 综述 分析 评估 对比表 结果表 大纲 提案 草稿 一段话 一句话 一段 一份 一篇 几句 一句 介绍 邮件 话 文字 例子 图 时序图 流程图
依赖图 树 示意 答案 意见 说法 理由 依据 概述 要点 名单 路线图 估算 表 一张 描述 纪要
术语表 假设 猜测 步骤 选项 反馈 优先级 话术 结论表 diff 记录 工作量 草案 总览 盘点`;

/** Compounds in which a verb is the name of something. */
export const NOUN_TAILS =
  `方案 计划 流程 逻辑 语义 历史 记录 思路 建议 步骤 顺序 策略
机制 时机 成本 风险 影响 原因 时间 耗时 速度 次数 频率 过程
情况 路径 链路 入口 点 项 者 方 操作 动作 行为 场景 时 前 后
期间 之前 之后 方式 规则 条件 权限 范围 产物 状态 请求 事件
失败 成功 日志 结果 环境 目录 缓存 覆盖率 报告 说明 指南 手册
量 率 数 性 器 的 了的 过的 到的 出来的 脚本 命令 人 能力
难度 面 类型 次序 周期 阶段 问题 流水线 规范 标准 清单 列表
信息 按钮 页面 职责 意图 痕迹 语句 调用 是 会 有 指标 报错
工具 框架 平台 机 系统 结构 参数 选项 依赖 门槛 窗口 队列 线程
版本 集 体积 大小 配置 摘要 截图 效率 质量 规模 峰值 套件 数据
时候 期`;

/** Words that negate or waive what follows. */
export const NOT_WORDS =
  `不要 别 勿 请勿 切勿 禁止 不许 不准 不得 严禁 无需 不用 不必 没必要
不能 不可 不可以 不 没 没有 未 避免 不需要 无须 用不着 绝不 绝对不要 千万别 千万不要 不应
不该 不会 不允许 先别 先不要 暂不 无权 不再 别再 免 不做 不想 不希望 不打算 一律不 一概不 并非 不产生 不进行 莫 不是`;

/** Double negations and the like: what follows is asked for. */
export const DO_WORDS =
  `不要忘记 不要忘了 别忘了 别忘记 不得不 不能不 务必 不要只 别只 别光 不仅 不只
别再只 不单 不光`;

/** Words that stand before an order. */
export const ASK_WORDS =
  `请 请你 帮我 帮忙 麻烦 麻烦你 你来 需要你 直接 务必 劳驾 辛苦
希望你 你负责 顺手 顺便 顺带 一并 你需要 你要 你应该 由你 交给你 让你 烦请 请帮 请帮忙 请直接
请先 动手 帮 替 想请你 请替我 请替他 我想让你 我要你 你得 你可以`;

/** Words that join another deed to the one before. */
export const JOIN_WORDS =
  `并 并且 然后 再 接着 随后 最后 之后 后 同时 以及 而后 完了 完 并把 并将 后再 就 则 且 继而`;

/** Words that make a clause a question. */
export const ASKING_WORDS =
  `为什么 为何 怎么 怎样 如何 哪 哪些 哪里 哪个 什么 啥 是否 有没有 会不会
吗 谁 多少 几个 多久 能否 能不能 可否 是不是 要不要 该不该 到底 何时 什么时候 干嘛 干什么 呢 需不需要
值不值 合不合理 多大 几处 怎么样 怎麼 甚麼 为啥 可不可以 几次 几种 对不对 够不够 应不应该 有无`;

/** Words by which the deed is somebody else's, or of another time. */
export const OTHER_WORDS =
  `我来 我自己 由我 我会 我再 我们打算 我打算 打算 我准备 准备 计划 同事 后端同学 前端同学 其他人
别人 另一个agent 另一个人 下一个agent 后续 将来 未来 下周 明天 之后再 后面会 运维 上一个 流水线 DBA
下个 之后由 会由 由后 由平台 由前 由客 团队 排期 下季度 他们 我们会 我们要 我们内部 我改 我们准备 我们正在 正在 有人 产品说 过了 在考虑 正考虑 在讨论 才会 才安排 再安排 会安排 另行安排`;

/** Words by which a deed lies in the past, or is set for a later time. */
export const PAST_WORDS =
  `已经 已 刚刚 刚 曾经 曾 上周 昨天 以前 去年 当初 上次 排在 排到 排期 下个迭代
下次 早就 之前就 过了 前不久 上个月`;

/** Words that stand for everything there is to be changed. */
export const ALL_WORDS =
  `任何文件 任何代码 任何东西 任何内容 任何改动 任何修改 任何写 代码 源码 文件 仓库
源代码 原始码 程式码 档案 一个文件 一个字 一行 任何地方 一切 东西 磁盘 任何 项目 工程 源文件 工作区
代码改动 代码修改 改动 变更 写操作 它们 全部 所有文件 资料库`;

/** Words that make a ban a fence around a part. */
export const FENCE_WORDS =
  `什么都 谁都 其他 其它 其余 以外 之外 除了 除 外 别的 另外 名单 公共 生成的 无关 测试
生产代码 公开 此外 本次 共享 主 业务代码 接口 vendor 已有 现有 目录 原有 行为 命名`;

/** What passes or fails when it is run. */
export const RUNNABLE_WORDS =
  `测试 单测 单元测试 集成测试 用例 构建 编译 lint 类型检查 流水线 e2e CI 检查
回归 全量 rspec clippy 静态检查 套件 项目 工程 基准 打包 npm pytest 例子 test build tsc eslint`;

/** What it means for such a thing to be in order. */
export const PASS_WORDS =
  `通过 全过 过掉 全绿 绿 跑通 不报错 成功 无报错 全部通过 能过 过 变绿 编译通过 为绿
都过 必须过 零报错 零警告 没有新的 不能红 不绿 能用 无告警 绿了 保持绿 0 归零 干净`;

/** What makes passing a duty. */
export const DUTY_WORDS =
  `必须 要 需 需要 确保 保证 应 应当 得 直到 为止 全部 都 全 才算 确认 务必 仍 仍然 依然 证明 保持 恢复 不许停 才能 须`;

/** Kinds of task that may be called read-only, or be the only one. */
export const ONLY_WORDS =
  `只读 只有读权限 只有只读权限 仅读 唯读 只讀 纯调研 纯分析 只分析 只调研 只查 只评审 只审查 仅分析 仅调研 仅做分析 只做分析
只做调研 只做静态分析 只看不改 只读不写 只读不改 只查不改 只分析不改 只出方案 只是调研 只是分析 仅供分析 只观察 只做研究 只研究 只调查 仅调查 read-only 仅限调研 仅限分析 仅限阅读 仅阅读 只阅读 只做评审 只做审查 仅做调研 纯研究 纯只读 只做调查 只是评估 只做评估 纯评审 纯阅读 光看不改 光看不动手 只看不动手`;

/** Words of the answer as a place. */
export const ANSWER_PLACES =
  `回复里 回复中 最终消息 消息里 回答里 回复给 回给我 回给 告诉我 给我 直接回复 贴回来 贴回 输出里 发我 发给我 回复即可 说出来 正文里 对话里 回我 聊天里`;

/** Conditions. */
export const IF_WORDS = `如果 若 要是 假如 假设 倘若 一旦 万一 如若`;

/** Words in which a verb's characters name a thing. */
export const NAME_WORDS =
  `那几个 这几个 好几个 分别 特别 级别 类别 区别 识别 差别 个别 性别 别名 别处 加载 加密 加解密 加锁 加速 加权 附加 存储 存在 存量 存活 存档 补偿 建立 建表
建模 建议 起点 起始 起因 一起 写法 写操作 写库 写请求 读写 读库 改法 拆解 拆包 修饰 换行 换算 变换 置换 转换
交换 兑换 更换 跑批 跑分 看板 看门狗 查询条件 查重 找回 搜索框 列名 列宽 列表页 画布 画像 画面 画质 贴图
对比度 比较器 分析器 测试环境 提交人 提交者 提交记录 提交信息 更新日志 更新时间 处理器 处理函数 覆盖率
配置文件 配置项 配置中心 优化器 构建产物 构建脚本 编译器 编译期 运行时 执行器 执行计划 部署脚本 启动参数
启动脚本 安装包 修改记录 软删除 逻辑删除 软删 硬删 热更新 自动更新 自动提交 手动提交 重复提交 表单提交
支持情况 回归测试集 设计稿 设计系统 设计图 输出格式 说明书 排序规则 描述符 标注页 报告人 分析师 测试同学
改动点 写入点 读写分离 搜索引擎 推荐位 推荐算法 推荐系统 介绍页 总结页 研究员 调查问卷 观察者 监控告警
读取器 统计口径 分类页 输出流 回复率 检查点 检查项 验证码 追踪器 追踪系统 跟踪系统 打包体积 编译选项 迁移脚本
拆分点 合并请求 升级包 补丁包 回滚点 发布会 建设 搭载 讲师 讲义 画廊 起码 跑道 换取 移动端 移动版 开发者
开发环境 生成器 配置化 显示器 恢复点 集成商 封装层 实现类 实现者 修改人 修改者 创建人 创建者 创建时间 修改时间
审查员 评审员 审计员 审计日志 读者 查询语句 查询接口 查询参数 查询页 搜索页 搜索结果 搜索接口 健康检查 类型检查 权限检查 安全检查 静态检查 跳转 跳转到 转到 调用 去重 去向 去年 过去 调度 调整期 移动端 合理 合适 合计 合法 合约 降级策略 换行符 存到期 修订 关于 关键 关系 关联 关注点 清楚 清单 清晰 清洗 填写 补充说明 加入购物车 补全率 升序 降序 调试 存储过程 去哪 迁移期 拆单 换货 补货 补发 抽象 抽样 抽奖 合同 抽屉`;

/** Pairs, traditional first. */
export const TRADITIONAL =
  `請请幫帮讀读寫写檔档碼码動动設设個个頁页測测試试執执構构編编譯译檢检確确認认說说
釋释這这裡里裏里嗎吗麼么為为從从對对進进補补齊齐實实現现換换並并後后會会應应該该
務务單单關关閉闭開开啟启佈布裝装歸归類类報报給给組组結结據据處处蓋盖變变過过還还
將将來来無无須须別别許许準准嚴严絕绝審审閱阅調调業业樣样點点線线產产態态錄录顯显
標标題题簡简資资網网際际體体總总統统計计畫画劃划圖图優优級级記记環环屬属鍵键盤盘
選选項项順顺連连鎖锁壓压縮缩複复製制當当與与於于協协議议證证驗验論论語语誰谁負负
責责邏逻輯辑運运遷迁遠远適适邊边釐厘鏈链錯错長长門门間间隨随險险離离難难頭头風风
馬马夠够擬拟暫暂條条機机權权歷历潤润熱热甚什監监種种紅红細细終终維维緩缓練练繼继
續续聯联腳脚舊旧訂订評评詢询誤误識识讓让貨货貼贴費费質质跡迹轉转載载輸输輪轮辦办
針针鈕钮銷销階阶靜静響响領领頻频餘余齣出僅仅傳传備备儘尽內内兩两冊册勞劳區区參参
員员問问團团圍围塊块場场夾夹學学尋寻導导層层師师帶带幾几庫库廢废張张彙汇慮虑戶户
擊击擔担敗败數数斷断時时曆历書书東东樹树沒没況况淨净濾滤狀状獎奖瀏浏盡尽稱称積积
範范簽签紀纪約约純纯納纳經经緊紧綱纲織织義义習习聲声職职脫脱號号蒐搜術术見见規规
視视觀观觸触討讨話话賬账賴赖購购軟软較较迴回週周隊队隱隐隻只預预擋挡掃扫爲为併并
倉仓們们儲储兒儿凈净刪删剛刚創创匯汇寬宽幹干徑径復复徹彻掛挂棄弃決决滅灭漢汉煩烦
煙烟發发節节紹绍綜综綠绿繞绕繫系羅罗臺台萬万薦荐註注誌志諮咨講讲蹤踪逕径鍊链鐘钟
闆板飾饰驟骤闡阐覽览瞭了蹟迹`
    .replaceAll("\n", "");

/** What a Chinese word does in a clause. */
export type WordClass =
  | "change"
  | "run"
  | "read"
  | "answer"
  | "not"
  | "do"
  | "ask"
  | "join"
  | "asking"
  | "name"
  | "other"
  | "past"
  | "all"
  | "fence"
  | "runnable"
  | "pass"
  | "duty"
  | "only"
  | "place"
  | "if";

/** A word found in a clause. Offsets are relative to the clause. */
export interface Found {
  word: string;
  is: WordClass;
  also: readonly WordClass[];
  start: number;
  end: number;
}

const ROWS: [WordClass, string][] = [
  ["name", NAME_WORDS],
  ["only", ONLY_WORDS],
  ["do", DO_WORDS],
  ["not", NOT_WORDS],
  ["fence", FENCE_WORDS],
  ["asking", ASKING_WORDS],
  ["place", ANSWER_PLACES],
  ["past", PAST_WORDS],
  ["other", OTHER_WORDS],
  ["ask", ASK_WORDS],
  ["if", IF_WORDS],
  ["change", CHANGE_WORDS],
  ["run", RUN_WORDS],
  ["read", READ_WORDS],
  ["all", ALL_WORDS],
  ["runnable", RUNNABLE_WORDS],
  ["pass", PASS_WORDS],
  ["duty", DUTY_WORDS],
  ["join", JOIN_WORDS],
  ["answer", ANSWER_WORDS],
];

/** The words of a table. */
export function chineseWords(table: string): string[] {
  return table.split(/\s+/).filter((word) => word !== "");
}

interface Lexicon {
  classes: ReadonlyMap<string, WordClass[]>;
  byFirst: ReadonlyMap<string, string[]>;
  tails: ReadonlyMap<string, string[]>;
}

let built: Lexicon | undefined;

/** The tables as maps; made when the first Chinese clause is read. */
function lexicon(): Lexicon {
  return built ??= build();
}

function build(): Lexicon {
  const classes = new Map<string, WordClass[]>();
  const add = (word: string, is: WordClass) => {
    const known = classes.get(word);
    if (known === undefined) classes.set(word, [is]);
    else if (!known.includes(is)) known.push(is);
  };
  for (const [is, table] of ROWS) {
    for (const word of chineseWords(table)) add(word, is);
  }
  for (const verb of COMPLEMENT_VERBS) {
    for (const result of chineseWords(COMPLEMENTS)) {
      if (!classes.has(verb + result)) classes.set(verb + result, ["change"]);
    }
  }
  // "压一轮", "回放一遍": whatever such a verb is, once is a run.
  for (const verb of chineseWords(ROUND_VERBS)) {
    for (const times of chineseWords(ROUNDS)) {
      if (!classes.has(verb + times)) classes.set(verb + times, ["run"]);
    }
  }
  return {
    classes,
    byFirst: byFirst([...classes.keys()]),
    tails: byFirst(chineseWords(NOUN_TAILS)),
  };
}

/** Words by their first character, the longest first. */
function byFirst(words: readonly string[]): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const word of words) {
    const list = lists.get(word.charAt(0));
    if (list === undefined) lists.set(word.charAt(0), [word]);
    else list.push(word);
  }
  for (const list of lists.values()) list.sort((a, b) => b.length - a.length);
  return lists;
}

let simple: Map<string, string> | undefined;

function simpleForms(): Map<string, string> {
  const forms = new Map<string, string>();
  for (let i = 0; i + 1 < TRADITIONAL.length; i += 2) {
    forms.set(TRADITIONAL.charAt(i), TRADITIONAL.charAt(i + 1));
  }
  return forms;
}

/** The text in simplified characters and lower case, unit for unit. */
export function simplified(text: string): string {
  simple ??= simpleForms();
  let out = "";
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    out += simple.get(char) ?? char;
  }
  const lower = out.toLowerCase();
  return lower.length === out.length ? lower : out;
}

/** The known words of a clause, longest first at each place. */
export function scan(clause: string): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < clause.length;) {
    const word = wordAt(clause, i);
    if (word === undefined) {
      i++;
      continue;
    }
    const classes = lexicon().classes.get(word) ?? [];
    const is = classes[0];
    if (is !== undefined) {
      found.push({ word, is, also: classes, start: i, end: i + word.length });
    }
    i += word.length;
  }
  return found;
}

function wordAt(clause: string, at: number): string | undefined {
  const list = lexicon().byFirst.get(clause.charAt(at));
  if (list === undefined) return undefined;
  for (const word of list) {
    if (!clause.startsWith(word, at)) continue;
    // Latin entries must not be parts of longer words.
    if (/^[\x21-\x7e]/.test(word)) {
      if (/[\w./-]/.test(clause.charAt(at + word.length))) continue;
      if (/[\w./-]/.test(clause.charAt(at - 1))) continue;
    }
    return word;
  }
  return undefined;
}

/** The tail at `at` that makes a verb before it a noun, or `""`. */
export function nounTailAt(clause: string, at: number): string {
  for (const tail of lexicon().tails.get(clause.charAt(at)) ?? []) {
    if (clause.startsWith(tail, at)) return tail;
  }
  return "";
}
