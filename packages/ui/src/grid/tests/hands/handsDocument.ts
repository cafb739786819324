import { effects } from './effects'
import type { Effect } from './effects'
import type { Hand, HandState, Word } from './hand'
import { hands, sections } from './hands'
import { seenText } from './seenText'
import type { PeerRuns } from './seenText'

type Language = 'en' | 'zh'

const states: Record<HandState, readonly [en: string, zh: string]> = {
  ready: ['ready', '就绪'],
  range: ['range chosen', '已选区域'],
  typed: ['typed over', '键入中'],
  editing: ['editing (F2)', '编辑中（F2）'],
  pressed: ['clicked', '已单击'],
  list: ['list open', '列表展开'],
  readOnly: ['read-only', '只读'],
  lastRow: ['last row', '末行'],
  ime: ['input method', '输入法'],
  header: ['top row', '首行'],
}

const texts = {
  en: {
    title: 'Hands: keys and mouse in the editable grid',
    intro: [
      `What ${hands.length} keys and gestures do, beside what six others do with them. Each row is tried in a real browser (\`hands.browser.test.tsx\`); this page is written from the same data (\`src/grid/tests/hands\`), and a test holds the two together.`,
      'Ours is tried. “run” is what was seen of AG Grid Enterprise, Handsontable, MUI X Premium and the free part of vxe-table (versions below) when the same hand was tried on the same sheet in a browser, with real keys and a real mouse, by their defaults with ranges, the handle and undo switched on (`bench/hands`, all of it in `bench/results/hands.json`). Everything else is as their documentation says (Excel: keyboard shortcuts of Microsoft 365; Calc: LibreOffice help; the others: their guides on keyboard, selection, editing and clipboard). “✓” is the same as ours, a text what happens instead, “·” neither run nor said there.',
    ],
    columns: [
      'Key or gesture',
      'State',
      'Ours',
      'Excel',
      'Calc',
      'AG Grid',
      'Handsontable',
      'MUI X',
      'vxe-table',
    ],
    run: 'run',
    versions: (all: string) => `Run: ${all}.`,
    why: 'Where ours differs from Excel, and why',
    whyColumns: ['Key or gesture', 'State', 'Excel', 'Ours', 'Why'],
    gestures: {},
  },
  zh: {
    title: '手势总表：可编辑表格的键盘与鼠标',
    intro: [
      `${hands.length} 个按键与手势在本表格中的作用，以及六个同类产品的做法。每一行都在真实浏览器中验证（\`hands.browser.test.tsx\`）；本页由同一份数据（\`src/grid/tests/hands\`）生成，并有测试保证两者一致。`,
      '“本表格”一列均经实测。“实测”指在浏览器中以真实按键与鼠标，对 AG Grid Enterprise、Handsontable、MUI X Premium 与 vxe-table 免费部分（版本见下）的同一张表做同一手势所见；除打开区域选择、填充柄与撤销外均用其默认设置（`bench/hands`，全部结果见 `bench/results/hands.json`）。其余以公开文档为准（Excel：Microsoft 365 键盘快捷键；Calc：LibreOffice 帮助；其他：各自的键盘、选择、编辑与剪贴板文档）。“✓”与本表格相同，文字为其不同做法，“·”既未实测、文档也未说明。',
    ],
    columns: [
      '按键或手势',
      '状态',
      '本表格',
      'Excel',
      'Calc',
      'AG Grid',
      'Handsontable',
      'MUI X',
      'vxe-table',
    ],
    run: '实测',
    versions: (all: string) => `实测版本：${all}。`,
    why: '与 Excel 不同之处及原因',
    whyColumns: ['按键或手势', '状态', 'Excel', '本表格', '原因'],
    gestures: {
      'double click on the border of a title': '双击列标题边界',
      'drag the border of a title': '拖动列标题边界',
      'click on a title that sorts': '单击可排序的列标题',
      'click on a title': '单击列标题',
      'Ctrl+click on a row number': 'Ctrl+单击行号',
      'Shift+click on a row number': 'Shift+单击行号',
      'click on a row number': '单击行号',
      'drag over row numbers': '拖过行号',
      'click on the corner': '单击左上角',
      'double click on the handle': '双击填充柄',
      'Ctrl+drag the handle': 'Ctrl+拖动填充柄',
      'drag the handle': '拖动填充柄',
      'drag the border of the range': '拖动区域边框',
      'drag past the lower edge': '拖出下边缘',
      'let go outside': '在窗口外松开',
      'drag upwards': '向上拖动',
      'right click inside of the range': '在区域内右击',
      'click on another cell': '单击其他单元格',
      'click outside': '单击表格外',
      'Menu key': '菜单键',
      'middle click': '中键单击',
      'double click': '双击',
      'right click': '右击',
      'Ctrl+click': 'Ctrl+单击',
      'Shift+click': 'Shift+单击',
      'Ctrl+drag': 'Ctrl+拖动',
      'Shift+wheel': 'Shift+滚轮',
      wheel: '滚轮',
      drag: '拖动',
      click: '单击',
    },
  },
} as const

/** The page with the table of hands, as Markdown. @param peers what was seen of the peers that were run */
export function handsDocument(language: Language, peers: PeerRuns): string {
  const text = texts[language]
  const at = language === 'en' ? 0 : 1
  const effect = (name: Effect) => effects[name][at]
  const press = (hand: Hand) =>
    escaped(Object.entries(text.gestures).reduce((all, [en, zh]) => all.replaceAll(en, zh), hand.press))
  const word = (each: Word) => (each === '?' ? '·' : each === 'd' ? '✓' : effect(each.slice(2) as Effect))
  /** What was seen goes before what is said. */
  const peer = (hand: Hand, name: 'agGrid' | 'handsontable' | 'mui' | 'vxe') => {
    const run = peers.runs[hand.id]?.[name]
    const seen = run && ('same' in run ? '✓' : 'seen' in run ? seenText(run.seen, language) : undefined)
    return seen === undefined ? word(hand[name]) : `${text.run}: ${escaped(seen)}`
  }
  const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
    [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const versions = text.versions(Object.values(peers.versions).join(', '))
  const parts = [`# ${text.title}`, ...text.intro, versions]
  for (const section of sections) {
    const rows = section.hands.map((hand) => [
      press(hand),
      states[hand.state][at],
      effect(hand.ours),
      ...[hand.excel, hand.calc].map(word),
      ...(['agGrid', 'handsontable', 'mui', 'vxe'] as const).map((name) => peer(hand, name)),
    ])
    parts.push(`## ${section.title[language]}`, table(text.columns, rows))
  }
  const others = hands.flatMap((hand) =>
    hand.why
      ? [[press(hand), states[hand.state][at], word(hand.excel), effect(hand.ours), hand.why[language]]]
      : [],
  )
  parts.push(`## ${text.why}`, table(text.whyColumns, others))
  return `${parts.join('\n\n')}\n`
}

const escaped = (text: string) => text.replaceAll('|', '\\|')
