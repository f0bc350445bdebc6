/**
 * The Chinese tables that are not verbs of change.
 *
 * @module
 */

import { assertEquals } from "@std/assert";
import { simplified } from "../../lib/capability/chinese_words.ts";

Deno.test("simplified() puts each traditional character as the reading knows it", () => {
  const table: [traditional: string, simple: string][] = [
    [
      "請幫讀寫檔碼動設個測試執構編譯檢確認說釋",
      "请帮读写档码动设个测试执构编译检确认说释",
    ],
    [
      "這裡裏嗎麼為從對進補齊實現換並後會應該務",
      "这里里吗么为从对进补齐实现换并后会应该务",
    ],
    [
      "單關閉開啟裝歸類報給組結處變過還將來無須",
      "单关闭开启装归类报给组结处变过还将来无须",
    ],
    [
      "別許準嚴絕審閱調業樣點線產態錄顯標簡際總",
      "别许准严绝审阅调业样点线产态录显标简际总",
    ],
    [
      "統計圖優級記環屬盤項順連壓縮複製當與於證",
      "统计图优级记环属盘项顺连压缩复制当与于证",
    ],
    [
      "論語誰負責邏輯運遷適邊錯間離條機權潤甚種",
      "论语谁负责逻辑运迁适边错间离条机权润什种",
    ],
    [
      "維緩練續聯腳評識貼費轉載輸輪辦鈕銷階靜餘",
      "维缓练续联脚评识贴费转载输轮办钮销阶静余",
    ],
    [
      "齣僅備內兩區參團塊學導幾庫廢彙戶敗數時東",
      "出仅备内两区参团块学导几库废汇户败数时东",
    ],
    [
      "沒淨狀瀏範簽純經緊織義脫號蒐術規視觀觸賬",
      "没净状浏范签纯经紧织义脱号搜术规视观触账",
    ],
    [
      "賴較迴週隊隱隻擋掃爲併倉們凈刪創匯寬幹復",
      "赖较回周队隐只挡扫为并仓们净删创汇宽干复",
    ],
    ["掛棄決煩發節綠繞萬註講鐘覽瞭", "挂弃决烦发节绿绕万注讲钟览了"],
  ];
  for (const [traditional, simple] of table) {
    assertEquals(simplified(traditional), simple);
  }
});

Deno.test("simplified() keeps every offset", () => {
  assertEquals(simplified("請 Fix 檔案"), "请 fix 档案");
  // Its lower case is two units long.
  assertEquals(simplified("修復 İ"), "修复 İ");
  assertEquals(simplified(""), "");
});
