/**
 * The Chinese verbs, made fit for scanning, and simplified characters.
 *
 * @module
 */

/** Verbs whose order changes files. */
export const CHANGE_WORDS =
  `修复 修改 实现 配置 恢复 兼容 拷到 调高 调低 调大 调小 替换 重构 实作 新增
  增加 添加 删除 移除 去除 抽取成 提取到 合并 升级 降级 重命名 移动 完善
  优化 更新 编写 接入 集成 落地 适配 封装 引入 撤销 还原 提交 推送 落盘 写进
  写成 追加 格式化 翻译 翻成 转成 转为 启用 禁用 做掉 解决 收拾 兜住 堵上
  消除 落实 填充 润色 精简 简化 替代 统一 对齐 支持 废弃 下线 注释掉 挂上
  套上 嵌入 清 改 修 加 删 补 写 拆 挪 处理 提高 降低 缩小 隐藏 显示 展示
  收进 记到 存 打开 关闭 开启 放宽 收紧 搭 解掉 建 新建 创建 挡掉 回退 卸载
  裁剪 脱敏 归档 对接 打通 照改 照做 照办 绕过 置为 设为 设置 指定为 生成
  同步到 复制到 重写 重做 本地化 规范化 参数化 落到 收敛 抽离 下沉 上移 内联
  解耦 打平 切换 切到 做完 做 接手 重新设计 重新组织 重新排版 开发 换 写好
  屏蔽 标记为 修正 迁移 回滚 调整 合入 初始化 搞定 做到 消灭 归零 清零 移植
  动手 提升 限制到 覆盖成 设成 汉化 抽出 提取成 贴到 导出到 留在 留到 拆分
  清理 加固 搭建 加入 重新实现 打标签 剔除 剥离 缩短 延长 扩展 扩充 回填
  纠正 更正 订正 重排 截断 去重 重建 注入 抹平 收口 补录 理顺 挂载 拿掉 下掉
  cherry-pick commit merge rebase push fix refactor`;

/** Verbs that run something, or judge by running it. */
export const RUN_WORDS =
  `运行 执行 跑 连跑 过一遍测试 跑一下 跑完 重跑 再跑 部署 编译 构建 打包
  安装 装上 性能测试 复现 重现 实测 试跑 试试 测 量一下 回归测试 打一个 拉起
  起 扫一下 压测 压一下 演练 剖析 编一下 编过 启动 装到 基准测试 试一下
  试一试 冒烟 灌入 联调 profile benchmark bisect fuzz build dry-run`;

/** Verbs of looking and telling. */
const READ_WORDS =
  `搜 解释 列出 检查 确认 核对 对比 比较 汇总 给出 输出 整理 写明 产出 对照
  走查 找下`;

/** A verb of one character with its result, which makes it a change. */
const WITH_RESULT =
  /^[改修加删补拆挪搬迁换移升降调去清填存放裁砍抽合弄停关压缩卸卡消抹](?:[上掉好完成为进回走到]|过来|一下|出来)/;
/** "回放一遍", "连着来 50 遍": whatever such a verb is, so many times is a run. */
const ONCE =
  /^(?:[编灌刷扫喂来打]|回放|重放)一[次遍轮]|^(?:[编灌刷扫喂]|回放|重放|连着?来) ?(?:\d{1,3}|[两三四五六七八九十几百]{1,3}) ?[次遍轮]/;

/** Pairs of the characters that the reading knows, traditional first. */
const TRADITIONAL =
  `請请幫帮讀读寫写檔档碼码動动設设個个測测試试執执構构編编譯译檢检確确認认說说
釋释這这裡里裏里嗎吗麼么為为從从對对進进補补齊齐實实現现換换並并後后會会應应
該该務务單单關关閉闭開开啟启裝装歸归類类報报給给組组結结處处變变過过還还將将
來来無无須须別别許许準准嚴严絕绝審审閱阅調调業业樣样點点線线產产態态錄录顯显
標标簡简際际總总統统計计圖图優优級级記记環环屬属盤盘項项順顺連连壓压縮缩複复
製制當当與与於于證证論论語语誰谁負负責责邏逻輯辑運运遷迁適适邊边錯错間间離离
條条機机權权潤润甚什種种維维緩缓練练續续聯联腳脚評评識识貼贴費费轉转載载輸输
輪轮辦办鈕钮銷销階阶靜静餘余齣出僅仅備备內内兩两區区參参團团塊块學学導导幾几
庫库廢废彙汇戶户敗败數数時时東东沒没淨净狀状瀏浏範范簽签純纯經经緊紧織织義义
脫脱號号蒐搜術术規规視视觀观觸触賬账賴赖較较迴回週周隊队隱隐隻只擋挡掃扫爲为
併并倉仓們们凈净刪删創创匯汇寬宽幹干復复掛挂棄弃決决煩烦發发節节綠绿繞绕萬万
註注講讲鐘钟覽览瞭了`
    .replaceAll("\n", "");

/** What an order with the verb comes to. */
type Deed = "change" | "run" | "read";

/** A verb found in a clause. Offsets are relative to the clause. */
export interface Found {
  word: string;
  is: Deed;
  start: number;
  end: number;
}

/** The words of a table. */
export function chineseWords(table: string): string[] {
  return table.split(/\s+/).filter((word) => word !== "");
}

let lexicon: Map<string, [string, Deed][]> | undefined;

/** The verbs of the tables by their first character. */
function verbs(): Map<string, [string, Deed][]> {
  const lists = new Map<string, [string, Deed][]>();
  const add = (table: string, is: Deed) => {
    for (const word of chineseWords(table)) {
      const list = lists.get(word.charAt(0));
      if (list === undefined) lists.set(word.charAt(0), [[word, is]]);
      else list.push([word, is]);
    }
  };
  add(CHANGE_WORDS, "change");
  add(RUN_WORDS, "run");
  add(READ_WORDS, "read");
  return lists;
}

/** The verbs of a clause, the longest at each place. */
export function verbsIn(clause: string): Found[] {
  const found: Found[] = [];
  let start = 0;
  while (start < clause.length) {
    const [word, is] = verbAt(clause, start);
    const end = start + word.length;
    if (word !== "") found.push({ word, is, start, end });
    start = Math.max(end, start + 1);
  }
  return found;
}

/** The longest verb at a place; `""` when there is none. */
function verbAt(clause: string, at: number): [string, Deed] {
  lexicon ??= verbs();
  let longest: [string, Deed] = ["", "change"];
  const take = (word: string, is: Deed) => {
    if (word.length > longest[0].length) longest = [word, is];
  };
  for (const [word, is] of lexicon.get(clause.charAt(at)) ?? []) {
    if (isWordAt(clause, word, at)) take(word, is);
  }
  const ahead = clause.slice(at, at + 11);
  take(WITH_RESULT.exec(ahead)?.[0] ?? "", "change");
  take(ONCE.exec(ahead)?.[0] ?? "", "run");
  return longest;
}

function isWordAt(clause: string, word: string, at: number): boolean {
  if (!clause.startsWith(word, at)) return false;
  // Latin entries must not be parts of longer words.
  return !/^[a-z]/.test(word) ||
    !/[\w./-]/.test(clause.charAt(at + word.length) + clause.charAt(at - 1));
}

let simple: Map<string, string> | undefined;

function simpleForms(): Map<string, string> {
  const pairs = TRADITIONAL.match(/../g) ?? [];
  return new Map(pairs.map((pair) => [pair.charAt(0), pair.charAt(1)]));
}

/** The text in simplified characters and lower case, unit for unit. */
export function simplified(text: string): string {
  simple ??= simpleForms();
  let out = "";
  // Most clauses hold none, and are not put together anew.
  let done = 0;
  for (let i = 0; i < text.length; i++) {
    const form = simple.get(text.charAt(i));
    if (form === undefined) continue;
    out += text.slice(done, i) + form;
    done = i + 1;
  }
  out += text.slice(done);
  const lower = out.toLowerCase();
  return lower.length === out.length ? lower : out;
}
