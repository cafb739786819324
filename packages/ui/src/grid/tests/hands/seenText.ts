/** What a peer did otherwise than ours: of each thing that was looked at, what was seen. */
export interface SeenOtherwise {
  at?: string | null
  range?: readonly string[]
  edit?: string | false
  caret?: number | string | null
  cells?: Readonly<Record<string, string | null>>
  rows?: number
  left?: boolean
  list?: boolean
  menu?: boolean
  find?: boolean
  copied?: string
  undo?: boolean
  browser?: boolean
  refused?: boolean
  scrolled?: string
  seen?: null
  wider?: number
  narrower?: number
  sorted?: boolean
}

/** What the runner writes (`bench/hands`): by the id of the hand and the peer. */
export interface PeerRuns {
  /** Package and version of each peer. */
  versions: Readonly<Record<string, string>>
  runs: Readonly<
    Record<string, Readonly<Record<string, { same: true } | { seen: SeenOtherwise } | { not: string }>>>
  >
}

type Language = 'en' | 'zh'

/** How many things are told of one hand: the first say what happened. */
const TOLD = 3

/** How much of a text is quoted. */
const QUOTED = 24

/** What was seen, as it stands in the table. */
export function seenText(seen: SeenOtherwise, language: Language): string {
  const told: string[] = []
  const say = (en: string, zh: string) => told.push(language === 'en' ? en : zh)
  if (seen.at !== undefined)
    if (seen.at) say(`at ${seen.at}`, `位于 ${seen.at}`)
    else say('at no cell of the data', '不在数据单元格')
  if (seen.edit === false) say('no editor', '未处于编辑')
  else if (seen.edit !== undefined) say(`editor: ${quoted(seen.edit)}`, `编辑中：${quoted(seen.edit)}`)
  if (seen.caret === 'all') say('all text chosen', '全选文本')
  else if (typeof seen.caret === 'number') say(`caret after ${seen.caret}`, `光标在第 ${seen.caret} 个字符后`)
  else if (seen.caret !== undefined) say('no caret', '无光标')
  for (const [name, text] of Object.entries(seen.cells ?? {}))
    if (text === null) say(`no ${name}`, `无 ${name}`)
    else say(`${name} = ${quoted(text)}`, `${name} = ${quoted(text)}`)
  if (seen.rows !== undefined) say(`${seen.rows} rows`, `${seen.rows} 行`)
  if (seen.range) say(`chosen: ${seen.range.join(' ') || '–'}`, `选中：${seen.range.join(' ') || '–'}`)
  if (seen.copied === '') say('copies nothing', '未复制')
  else if (seen.copied !== undefined) say(`copies ${quoted(seen.copied)}`, `复制 ${quoted(seen.copied)}`)
  if (seen.wider !== undefined || seen.narrower !== undefined) {
    const by = seen.wider ?? seen.narrower ?? 0
    say(`width ${by < 0 ? '−' : '+'}${Math.abs(by)} px`, `宽度 ${by < 0 ? '−' : '+'}${Math.abs(by)} px`)
  }
  for (const [key, yes, no] of FLAGS) {
    const flag = seen[key]
    if (flag !== undefined) say(...(flag === true ? yes : no))
  }
  return told.slice(0, TOLD).join(language === 'en' ? ', ' : '，')
}

type Said = readonly [en: string, zh: string]

/** What is or is not. */
const FLAGS: readonly (readonly [key: keyof SeenOtherwise, yes: Said, no: Said])[] = [
  ['left', ['leaves the sheet', '离开表格'], ['stays in the sheet', '留在表格内']],
  ['list', ['the list is open', '列表展开'], ['no list', '无列表']],
  ['menu', ['opens a menu', '打开菜单'], ['no menu', '无菜单']],
  ['find', ['opens a search', '打开查找'], ['no search of its own', '无自带查找']],
  ['undo', ['one undo', '一次撤销'], ['one undo does not bring all back', '一次撤销不能全部恢复']],
  ['browser', ['left to the browser', '交给浏览器'], ['kept from the browser', '浏览器收不到']],
  ['refused', ['refused', '被拒绝'], ['not refused', '未被拒绝']],
  ['scrolled', ['scrolls', '滚动'], ['does not scroll', '不滚动']],
  ['seen', ['scrolls back', '滚动回来'], ['does not scroll back', '不滚动回来']],
  ['sorted', ['sorts', '排序'], ['does not sort', '不排序']],
]

function quoted(text: string): string {
  const line = text.replace(/\r?\n/g, '⏎').replaceAll('\t', '⇥')
  return `“${line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line}”`
}
