/**
 * Chinese words by what they do in a clause, in simplified characters.
 *
 * @module
 */

/** Verbs whose order changes files. */
export const CHANGE_WORDS = `修复 修掉 修好 修一下 修完 修正 修了 改掉 改好 改一下
改成 改为 改用 改回 改对 改名 改写 改造 改到 改进 改完 换成 换掉 换为 替换 重构
实现 实作 新增 添加 增加 加上 加个 加一个 加一 加入 加回 删除 删掉 删了 删去 移除
去掉 去除 清理 清掉 清干净 拆分 拆成 拆开 拆一拆 拆到 抽成 抽到 抽出 抽取成 提取成
提取到 合并 合成 合进 迁移 迁到 迁成 迁移到 升级 升到 降级 降到 降为 调到 调成
调高 调低 重命名 移动 移到 挪到 搬到 补上 补齐 补全 补充 补一 补个 补好 补测试
完善 优化 调整 更新 更新到 修改 编写 接入 集成 落地 搭建 适配 封装 引入 回滚 撤销
还原 恢复 提交 提交到 合入 推送 落盘 写入 写到 写进 写回 写成 写测试 写单测 写文档
追加 追加到 保存到 保存为 存到 存成 存为 存入 输出到 导出到 格式化 翻译 翻成 转成
转为 转换成 初始化 启用 禁用 做掉 做好 搞定 解决 收拾 兜住 堵上 消灭 消除 归零
落实 填上 填充 补丁 润色 精简 简化 替代 统一 对齐 支持 废弃 下线 注释掉 挂上 套上
裁成 嵌入 移植 反向移植 改 修 加 删 补 写 拆 挪 动手 修补 处理掉 处理 提升到 提升为 提高
降低 缩小 限制到 隐藏 显示 展示 收进 记到 存 配置 打开 关闭 关掉 开启 放宽 收紧 搭
解掉 打标签 建 新建 创建 建一个 建个 挡掉 绕过 覆盖成 置为 设为 设成 设置 指定为
生成 重新生成 同步到 拷到 复制到 重写 重做 改版 汉化 本地化 规范化 参数化 落到
收敛 抽离 下沉 上移 内联 解耦 补救 打平 切换 切换到 切到 挪走 移走 调大 调小 补写 做成
做一个 做个 开发 写好 写完 写个 写一个 写一 改改 修修 加固 屏蔽 兼容 标记为 cherry-pick
commit merge rebase push fix refactor`;

/** Verbs that run something, or judge by running it. */
export const RUN_WORDS = `运行 执行 跑 跑一下 跑一遍 跑一次 跑通 跑起来 跑完 重跑 再跑 启动 起服务
起一套 起一个 部署 编译 构建 打包 安装 装到 装上 压测 基准测试 性能测试 复现 重现 实测
测一下 测一测 测一遍 测试一下 试一下 试一试 试跑 试试 量一下 测量 测出 冒烟 回归测试
打一个 拉起 起 过一遍测试 扫一遍 扫一下 profile benchmark bisect fuzz 压一下 演练
各跑 连跑 全跑 剖析 编一下 编一遍 build`;

/** Verbs of looking and telling. */
export const READ_WORDS = `查 查找 查一下 查查 查清 查明 查看 查出 查阅 查询 找 找出 找到 找一下
找找 找全 找齐 寻找 搜 搜索 搜出 搜一下 检索 分析 说明 解释 列出 列一下 列举 列个
列一 列成 列全 看看 看一下 看下 看 翻一翻 翻一下 翻 评审 审查 检查 审计 审阅 review
确认 判断 判定 核对 核实 核查 比对 对比 比较 梳理 理一遍 理一下 理清 整理成 总结 概括
汇总 归纳 统计 数一下 数出 盘点 盘一遍 摸清 摸底 弄清 弄清楚 弄明白 搞清 搞清楚 搞懂
搞明白 讲 讲讲 讲清楚 讲一下 讲明白 介绍 描述 阐述 调研 研究 调查 考察 探索 了解 定位
排查 诊断 追踪 跟踪 溯源 读 读一遍 读一下 读取 阅读 通读 浏览 评估 推断 推测 推理
推荐 建议 给出 给我 告诉 回答 回复 指出 标出 标注 标明 指给 提出 设计 规划 想一下 想清楚
想想 思考 估算 估计 估一下 预估 观察 监控 输出 画 画一张 画个 整理 贴 附上 报告 汇报
写清 写清楚 写明 带我 过一遍 捋 捋一下 捋一遍 釐清 厘清 澄清 挑刺 挑出 排序 归类 分类
圈出 扫描 验证 学习 请教 求证 证明 咨询 explain 收集 搜集 提取 抽取 摘录 罗列 产出
拟一份 起草 参考 对照 关注 聚焦 留意 预测`;

/** Answers: making one changes no file. */
export const ANSWER_WORDS = `报告 清单 列表 表格 方案 总结 说明 摘要 结论 计划 建议 思路
回复 简报 综述 分析 评估 对比表 结果表 大纲 提案 草稿 一段话 一句话 图 时序图 流程图
依赖图 树 示意 答案 意见 说法 理由 依据 概述 要点 名单 路线图 估算 表 一张 描述 纪要
术语表 假设 猜测 步骤 选项 反馈 优先级 话术 结论表 diff 记录 工作量 草案 总览 盘点`;

/** Compounds in which a verb is the name of something. */
export const NOUN_TAILS = `方案 计划 流程 逻辑 语义 历史 记录 思路 建议 步骤 顺序 策略
机制 时机 成本 风险 影响 原因 时间 耗时 速度 次数 频率 过程 情况 路径 链路 入口 点 项 者 方
操作 动作 行为 场景 时 前 后 期间 之前 之后 方式 规则 条件 权限 范围 产物 状态 请求 事件
失败 成功 日志 结果 环境 目录 缓存 覆盖率 报告 说明 指南 手册 量 率 数 性 器 的 了的 过的
到的 出来的 脚本 命令 人 能力 难度 面 类型 次序 周期 阶段 问题 流水线 规范 标准 清单 列表
信息 按钮 页面 职责 意图 痕迹 语句 调用 接口的 用例的 失败的 成本的 是 会 有 指标 报错
工具 框架 平台 机 系统 结构 参数 选项 依赖 门槛 窗口 队列 任务的 线程 版本 集 体积 大小 配置 效率 质量 规模 峰值 套件 数据 时候 期 `;

/** Words that negate or waive what follows. */
export const NOT_WORDS = `不要 别 勿 请勿 切勿 禁止 不许 不准 不得 严禁 无需 不用 不必 没必要
不能 不可 不可以 不 没 没有 未 避免 不需要 无须 用不着 绝不 绝对不要 千万别 千万不要 不应
不该 不会 不允许 先别 先不要 暂不 无权 不再 别再 免 不做 不想 不希望 不打算 一律不 一概不 并非 不产生 不进行 莫 不是`;

/** Double negations and the like: what follows is asked for. */
export const DO_WORDS = `不要忘记 不要忘了 别忘了 别忘记 不得不 不能不 务必 不要只 别只 别光 不仅 不只
别再只 不单 不光`;

/** Words that stand before an order. */
export const ASK_WORDS = `请 请你 帮我 帮忙 麻烦 麻烦你 你来 需要你 直接 务必 劳驾 辛苦
希望你 你负责 顺手 顺便 顺带 一并 你需要 你要 你应该 由你 交给你 让你 烦请 请帮 请帮忙 请直接
请先 动手 帮 替 想请你 请替 我想让你 我要你 你得`;

/** Words that join another deed to the one before. */
export const JOIN_WORDS = `并 并且 然后 再 接着 随后 最后 之后 后 同时 以及 而后 完了 完 并把 并将 后再 就 则 且 继而`;

/** Words that make a clause a question. */
export const ASKING_WORDS = `为什么 为何 怎么 怎样 如何 哪 哪些 哪里 哪个 什么 啥 是否 有没有 会不会
吗 谁 多少 几个 多久 能否 能不能 可否 是不是 要不要 该不该 到底 何时 什么时候 干嘛 干什么 呢 需不需要
值不值 合不合理 多大 几处 怎么样 怎麼 甚麼 为啥 可不可以 几次 几种 对不对 够不够 应不应该 有无`;

/** Words by which the deed is somebody else's, or of another time. */
export const OTHER_WORDS = `我来 我自己 由我 我会 我再 我们打算 我打算 打算 我准备 准备 计划 同事 后端同学 前端同学 其他人
别人 另一个 另外的 下一个 后续 将来 未来 下周 明天 之后再 后面会 运维 上一个 流水线 DBA 用户
客户 别的 下个 之后由 会由 由后 由平台 由前 由客 团队 排期 下季度 他们 我们会 我们要 我们内部 我改 我们准备 我们正在 正在 有人 产品说 过了`;

/** Words by which a deed lies in the past, or is set for a later time. */
export const PAST_WORDS = `已经 已 刚刚 刚 曾经 曾 上周 昨天 以前 去年 当初 上次 排在 排到 排期 下个迭代
下次 早就 之前就 过了 前不久 上个月`;

/** Words that stand for everything there is to be changed. */
export const ALL_WORDS = `任何文件 任何代码 任何东西 任何内容 任何改动 任何修改 任何写 代码 源码 文件 仓库
源代码 原始码 程式码 档案 一个文件 一个字 一行 任何地方 一切 东西 磁盘 任何 项目 工程 源文件 工作区
代码改动 代码修改 改动 变更 写操作 它们 全部 所有文件 资料库`;

/** Words that make a ban a fence around a part. */
export const FENCE_WORDS = `其他 其它 其余 以外 之外 除了 除 外 别的 另外 名单 公共 生成的 无关 测试
生产代码 公开 此外 本次 共享 主 业务代码 接口 vendor 已有 现有 目录 原有 行为 命名`;

/** What passes or fails when it is run. */
export const RUNNABLE_WORDS = `测试 单测 单元测试 集成测试 用例 构建 编译 lint 类型检查 流水线 e2e CI 检查
回归 全量 rspec clippy 静态检查 套件 项目 工程 基准 打包 npm pytest 例子 test build tsc eslint`;

/** What it means for such a thing to be in order. */
export const PASS_WORDS = `通过 全过 过掉 全绿 绿 跑通 不报错 成功 无报错 全部通过 能过 过 变绿 编译通过 为绿
都过 必须过 零报错 零警告 没有新的 不能红 不绿 能用 无告警 绿了 保持绿 0 归零`;

/** What makes passing a duty. */
export const DUTY_WORDS = `必须 要 需 需要 确保 保证 应 应当 得 直到 为止 全部 都 全 才算 确认 务必 仍 仍然 依然 证明 保持 恢复 不许停 才能 须`;

/** Kinds of task that may be called read-only, or be the only one. */
export const ONLY_WORDS = `只读 只有读权限 只有只读权限 仅读 唯读 只讀 纯调研 纯分析 只分析 只调研 只查 只评审 只审查 仅分析 仅调研 仅做分析 只做分析
只做调研 只做静态分析 只看不改 只读不写 只读不改 只查不改 只分析不改 只出方案 只是调研 只是分析 仅供分析 只观察 只做研究 只研究 只调查 仅调查 read-only 仅限调研 仅限分析 只做评审 只做审查 仅做调研 纯研究 纯只读 只做调查 只是评估 只做评估 纯评审 纯阅读`;

/** Words of the answer as a place. */
export const ANSWER_PLACES = `回复里 回复中 最终消息 消息里 回答里 回复给 回给我 回给 告诉我 给我 直接回复 贴回来 贴回 输出里 发我 发给我 回复即可 说出来 正文里 对话里 回我 聊天里`;

/** Conditions. */
export const IF_WORDS = `如果 若 要是 假如 假设 倘若 一旦 万一 如若`;
