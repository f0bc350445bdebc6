/**
 * The doctor's lines in Chinese. Its JSON stays English, for scripts.
 *
 * @module
 */

import { SKIP_REASONS } from "../rules/dispatch.ts";
import { type Templates, translated } from "../templates.ts";

/** What was found. */
const FOUND: Templates = {
  // Deno and Claude Code.
  "Deno is not on the PATH that hooks see: no hook can start":
    "hook 看到的 PATH 里没有 Deno：一个 hook 也启动不了",
  "{} does not tell its version: {}": "{} 没有报出版本：{}",
  "Deno {} at {} is too old": "Deno {}（{}）太旧",
  "Deno {} at {}": "Deno {}，位于 {}",
  "Claude Code is not on the PATH; its version is not known":
    "PATH 里没有 Claude Code，不知道它的版本",
  "Claude Code does not tell its version": "Claude Code 没有报出版本",
  "Claude Code {} differs from what this plugin knows: {}":
    "Claude Code {} 与本插件所知的不同：{}",
  "Claude Code {}, whose hooks were recorded":
    "Claude Code {}，本插件的事实就是按它记录的",
  "Claude Code {} is newer than {}, whose hooks were recorded; what changed since is not known here":
    "Claude Code {} 比 {} 新，而事实是按后者记录的；之后变了什么，这里不知道",
  // This plugin and its neighbours.
  "Enabled as {}": "已启用：{}",
  "{} is disabled in the settings": "设置里禁用了 {}",
  "No settings file enables it: it works where Claude Code is started with --plugin-dir, and nowhere else":
    "没有设置文件启用本插件：只有用 --plugin-dir 启动 Claude Code 时才起作用",
  "No other plugin of this name is enabled": "没有启用另一个同名插件",
  "Another plugin called {} is enabled: {}. Both judge every dispatch, and one of two messages is lost":
    "还启用了另一个叫 {} 的插件：{}。两者都判断每次派发，两条消息会丢掉一条",
  "No other hook judges dispatches or reports": "没有别的 hook 判断派发或报告",
  "Other hooks on the same events: {}": "同样的事件上还有别的 hook：{}",
  // hooks.json and its hooks.
  "{} is missing": "缺少 {}",
  "{} is not a JSON object": "{} 不是 JSON 对象",
  "{} registers {} hooks, {} of them files of this plugin":
    "{} 登记了 {} 个 hook，其中 {} 个是本插件的文件",
  "hooks.json registers {} hooks with the flags of their files":
    "hooks.json 登记了 {} 个 hook，参数与各文件一致",
  "hooks/{} is missing: {} is not judged": "缺少 hooks/{}：{} 没有人判断",
  "hooks.json differs from the first line of hooks/{}: {}":
    "hooks.json 与 hooks/{} 的第一行不一致：{}",
  "hooks/{} did not answer within its timeout of {}: {} goes on unjudged":
    "hooks/{} 在 {} 的时限内没有回答：{} 未经判断就放行",
  "hooks/{} ended with {}: {}": "hooks/{} 以 {} 结束：{}",
  "hooks/{} answered {}": "hooks/{} 的回答是 {}",
  "hooks/{} could not judge: {}": "hooks/{} 无法判断：{}",
  "hooks/{} answers {} in {} ms (timeout {})":
    "hooks/{} 回答 {}，用时 {} 毫秒（时限 {}）",
  // Settings.
  "disableAllHooks is on in {}: no hook of any plugin runs":
    "{} 里打开了 disableAllHooks：任何插件的 hook 都不运行",
  "Settings files: {}": "设置文件：{}",
  "Background tasks are off: every dispatch comes back itself":
    "后台任务已关闭：每次派发都自己返回",
  "Dispatches can ask for the foreground, in a terminal too":
    "派发可以要求前台运行，终端里也可以",
  "CLAUDE_CODE_FORK_SUBAGENT is on ({}): no session can dispatch in the foreground":
    "CLAUDE_CODE_FORK_SUBAGENT 已打开（{}）：所有会话都无法前台派发",
  "CLAUDE_CODE_FORK_SUBAGENT is on ({}): no session can dispatch in the foreground, and the sync guard blocks its dispatches":
    "CLAUDE_CODE_FORK_SUBAGENT 已打开（{}）：所有会话都无法前台派发，同步守卫会拦下它们的派发",
  "CLAUDE_CODE_FORK_SUBAGENT is not 0: no session in a terminal, desktop app or editor can dispatch in the foreground":
    "CLAUDE_CODE_FORK_SUBAGENT 不是 0：终端、桌面应用和编辑器里的会话都无法前台派发",
  "CLAUDE_CODE_FORK_SUBAGENT is not 0: no session in a terminal, desktop app or editor can dispatch in the foreground, and the sync guard blocks its dispatches":
    "CLAUDE_CODE_FORK_SUBAGENT 不是 0：终端、桌面应用和编辑器里的会话都无法前台派发，同步守卫会拦下它们的派发",
  "No variable moves a foreground dispatch to the background ({})":
    "没有变量会把前台派发移到后台（{}）",
  "{} is on ({}): after 120 s a dispatch moves to the background":
    "{} 已打开（{}）：派发运行 120 秒后会移到后台",
  "{} is not understood and counts as unset ({})":
    "{} 看不懂，按未设置处理（{}）",
  "{} switches a guard off ({})": "{} 关掉了一个守卫（{}）",
  "{}; the default is {} ({})": "{}；默认是 {}（{}）",
  "No hatch is open; every variable is at its default":
    "没有打开的开关；所有变量都是默认值",
  // Agents and past sessions.
  "{}, none skipped": "{}，没有被跳过的",
  "{} is skipped: {}": "{} 被跳过：{}",
  "There are no transcripts": "没有会话记录",
  "No hook failed in the last {}": "最近 {}里没有 hook 失败",
  "{} in the last {} ({}): {}, {}": "{}，在最近 {}里（{}）：{}，{}",
};

/** What to do about it. */
const FIXES: Templates = {
  "Install Deno 2, and start Claude Code from a shell whose PATH has it":
    "安装 Deno 2，并从 PATH 里有它的 shell 启动 Claude Code",
  "Install Deno 2 anew": "重新安装 Deno 2",
  "Install Deno 2: deno upgrade": "安装 Deno 2：deno upgrade",
  "Update Claude Code to {} or later: claude update":
    "把 Claude Code 更新到 {} 或更高：claude update",
  "Keep one: {}": "只留一个：{}",
  "Hooks run side by side: of two blocks of one dispatch the model sees the later one":
    "各个 hook 同时运行：一次派发被拦两次时，模型只看到后一条",
  "Install the plugin anew: {}": "重新安装插件：{}",
  "Run the command by hand; if the file is not yours to mend, install the plugin anew":
    "手动运行这条命令；文件若不是你自己改的，就重新安装插件",
  "Look for a disk that hangs or a machine that is too busy; hooks.json holds the timeout":
    "看看是不是磁盘卡住或机器太忙；时限写在 hooks.json 里",
  "More than half of the time is gone: is the disk slow?":
    "时限已经用去一半以上：磁盘是不是太慢？",
  "Mend the file: a settings file that cannot be read sets nothing":
    "修好这个文件：读不了的设置文件什么也设置不了",
  "Remove disableAllHooks": "去掉 disableAllHooks",
  'Set "CLAUDE_CODE_FORK_SUBAGENT": "0" under "env" in settings.json and start Claude Code anew':
    '在 settings.json 的 "env" 里写 "CLAUDE_CODE_FORK_SUBAGENT": "0"，然后重新启动 Claude Code',
  "Remove {} there to close the hatch and have the guard back; while a guard is off, doctor exits with 1":
    "在那里去掉 {}，开关就关上，守卫恢复；只要有守卫被关掉，doctor 就以 1 结束",
  "Remove {}, or set it to 0": "去掉 {}，或设为 0",
  "Understood: {}": "可用的值：{}",
  "Mend the file; what counts is shown by: {}":
    "修好这个文件；哪些算数，可以看：{}",
  "The hooks answer now: nothing to mend": "现在这些 hook 都有回答：不用处理",
  "Mend what the checks above found": "先处理上面查出的问题",
};

/** What stands in place of `{}`, where it is no name or path. */
const SLOTS: Templates = {
  "the environment that this runs in": "当前环境",
  "user settings, {}": "用户设置，{}",
  "project settings, {}": "项目设置，{}",
  "local settings, {}": "本地设置，{}",
  "managed settings, {}": "管理员设置，{}",
  "nothing": "空白",
  "none": "无",
  "another order": "顺序不同",
  "timed out": "超时",
  "closed": "关闭",
  "off": "关闭",
  "on": "打开",
  "the language of the prompt": "跟随 prompt 的语言",
  "a whole number of bytes": "整数，单位是字节",
  "{} s": "{} 秒",
  "lacks {}": "少了 {}",
  "has {}": "多了 {}",
  "{} (user settings)": "{}（用户设置）",
  "{} (project settings)": "{}（项目设置）",
  "{} (local settings)": "{}（本地设置）",
  "{} (managed settings)": "{}（管理员设置）",
  "{} (plugin {})": "{}（插件 {}）",
  "the gate sees the last message of a subagent (from {})":
    "收尾检查能看到子 agent 的最后一条消息（{} 起）",
  "the tool is called Agent (from {})": "工具叫 Agent（{} 起）",
  "a hook sees which subagent made a call (from {})":
    "hook 能看到是哪个子 agent 发出的调用（{} 起）",
  "a dispatch without run_in_background runs in the background (from {})":
    "没有写 run_in_background 的派发在后台运行（{} 起）",
  'hooks start in exec form, without a shell (recorded with {}; an older version may start a bare "deno" and judge nothing)':
    "hook 以 exec 形式启动，不经过 shell（按 {} 记录；更旧的版本可能只启动一个 “deno”，什么也不判断）",
  "1 agent definition": "1 个 agent 定义",
  "{} agent definitions": "{} 个 agent 定义",
  "1 session": "1 个会话",
  "{} sessions": "{} 个会话",
  "1 failure": "1 次失败",
  "{} failures": "{} 次失败",
};

const REASONS: Templates = Object.fromEntries(
  Object.values(SKIP_REASONS).map(({ en, zh }) => [
    en.replace("{kept}", "{}"),
    zh.replace("{kept}", "{}"),
  ]),
);

function wordIn(word: string): string {
  const known = translated(word, SLOTS);
  return known === word ? translated(word, REASONS) : known;
}

function slotIn(slot: string): string {
  // A fact of Claude Code may hold a semicolon of its own.
  const known = wordIn(slot);
  if (known !== slot) return known;
  const facts = slot.split(/; (?!an older)/);
  return facts.length > 1
    ? facts.map(wordIn).join("；")
    : slot.split(", ").map(wordIn).join("、");
}

/** What a check found, in Chinese; as it is where it is not known. */
export function foundInChinese(found: string): string {
  return translated(found, FOUND, slotIn);
}

/** What to do about it, in Chinese; a command stays as it is. */
export function fixInChinese(fix: string): string {
  return translated(fix, FIXES, slotIn);
}
