import type { Text } from '../text/text'
import type { DataFinding } from './finding'

/** Members that a finding's own sentence names: `there is no dictionary "x"`. */
const NAMED_BY_SENTENCE = new Set([
  'actions',
  'by',
  'checkRule',
  'column',
  'default',
  'dict',
  'field',
  'fields',
  'fills',
  'lines',
  'ref',
  'rules',
])

/** Parts that people know by a word: a report without columns has nothing of its own to be named by. */
const PARTS: Readonly<Record<string, Text>> = {
  chart: { zh: '图表', en: 'Chart' },
  columns: { zh: '列', en: 'Columns' },
  fields: { zh: '字段', en: 'Fields' },
  filter: { zh: '条件', en: 'Conditions' },
  list: { zh: '列表', en: 'List' },
  parameters: { zh: '参数', en: 'Parameters' },
  pivot: { zh: '透视表', en: 'Pivot' },
  sort: { zh: '排序', en: 'Order' },
  source: { zh: '数据源', en: 'Source' },
}

const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined

/** How people call a part of a definition: a field by its text, lines by their label, a section by its heading. */
function nameOf(part: unknown): Text | undefined {
  const named = [part, own(part, 'label'), own(part, 'section')].find(
    (each) => typeof own(each, 'zh') === 'string' && typeof own(each, 'en') === 'string',
  ) as Text | undefined
  return named && named.zh !== '' && named.en !== '' ? { zh: named.zh, en: named.en } : undefined
}

/** What a path leads past: the names of its parts, and the members after the last of them. */
function partsOn(path: string, data: unknown): { names: Text[]; rest: string[] } {
  const names: Text[] = []
  let rest: string[] = []
  let part = data
  for (const step of path.split(/[.[\]]+/).filter(Boolean)) {
    part = own(part, step)
    const name = nameOf(part)
    if (name) {
      names.push(name)
      rest = []
    } else rest.push(step)
  }
  return { names, rest }
}

/**
 * A finding as its reader knows the place: `"Price": there is no dictionary "x"`, not `fields.price.dict`. A place that has
 * no name of its own is told by its path.
 *
 * @param data the draft that the finding is about, of any shape
 */
export function findingText({ path, zh, en }: DataFinding, data: unknown): Text {
  if (path === '') return { zh, en }
  const { names, rest } = partsOn(path, data)
  if (names.length === 0) {
    const part = Object.hasOwn(PARTS, path) ? PARTS[path]! : { zh: path, en: path }
    // Of too many fields the sentence speaks itself.
    return { zh: zh.startsWith(part.zh) ? zh : `${part.zh}：${zh}`, en: `${part.en}: ${en}` }
  }
  const member = rest.filter((step) => !NAMED_BY_SENTENCE.has(step)).join('.')
  const place = (language: 'zh' | 'en') => names.map((name) => name[language]).join(' › ')
  return {
    zh: `“${place('zh')}”${member && `的 ${member}`}：${zh}`,
    en: `"${place('en')}"${member && `, ${member}`}: ${en}`,
  }
}
