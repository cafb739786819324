import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { didYouMean } from '../console/suggest'
import type { Cell } from './csv'
import { readName } from './names'
import type { LabelEntity, LabelField, LabelGroup, LabelSet } from './types'

/** Heading → meaning. */
const COLUMNS: Record<string, 'key' | 'zh' | 'en' | 'entity' | 'line'> = {
  key: 'key',
  name: 'key',
  field: 'key',
  字段: 'key',
  zh: 'zh',
  'zh-cn': 'zh',
  chinese: 'zh',
  中文: 'zh',
  en: 'en',
  'en-us': 'en',
  english: 'en',
  英文: 'en',
  entity: 'entity',
  line: 'line',
  lines: 'line',
}

/**
 * Reads a table of labels: columns `key`, `zh`, `en` (or only `key`), and `entity` and `line` where they differ from
 * row to row. Without an `entity` column the file's name is the entity's key.
 *
 * @throws Failure (exit 5) with the place of what cannot be read
 */
export function readTable(rows: readonly Cell[][], file: string, fileKey: string): LabelSet {
  const [head, ...body] = rows
  const columns = readHead(head ?? [], file)
  const entities = new Map<string, LabelEntity>()
  for (const row of body) {
    const cell = (name: string) => row[columns.get(name) ?? -1]
    const value = (name: string) => cell(name)?.text.trim() || undefined
    const place = { file, line: row[0]!.line, column: (cell('key') ?? row[0]!).column }
    const key = readName(value('entity') ?? fileKey, 'entity', place)
    const entity = entities.get(key) ?? { key, title: titleOf(key), fields: [], lines: [], place }
    entities.set(key, entity)
    const group = groupOf(entity, value('line'), place)
    const field: LabelField = { name: readName(value('key') ?? '', 'field', place), place }
    const [zh, en] = [value('zh'), value('en')]
    group.fields.push({ ...field, ...(zh ? { zh } : {}), ...(en ? { en } : {}) })
  }
  return { entities: [...entities.values()] }
}

/** `saQuotation` → `Quotation`: the English title of a key, without the short prefix of its module. */
export function titleOf(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(' ')
  const own = words.length > 1 && words[0]!.length <= 3 ? words.slice(1) : words
  const title = own.join(' ').toLowerCase()
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function groupOf(entity: LabelEntity, line: string | undefined, place: LabelField['place']): LabelGroup {
  if (!line) return entity
  const key = readName(line, 'entity', place)
  const known = entity.lines.find((each) => each.key === key)
  if (known) return known
  const group: LabelGroup = { key, title: 'Line', fields: [], place }
  entity.lines.push(group)
  return group
}

function readHead(head: readonly Cell[], file: string): Map<string, number> {
  const columns = new Map<string, number>()
  head.forEach((cell, index) => {
    const text = cell.text
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase()
    if (text === '') return
    const meaning = Object.hasOwn(COLUMNS, text) ? COLUMNS[text] : undefined
    if (!meaning) {
      const hint = didYouMean(text, Object.keys(COLUMNS))
      throw new Failure(EXIT.invalid, 'label-column', `"${text}" is no column of a label table.${hint}`, {
        place: { file, line: cell.line, column: cell.column },
        fix: 'Use the columns key, zh, en, and where needed entity and line.',
      })
    }
    if (columns.has(meaning)) {
      throw new Failure(EXIT.invalid, 'label-column', `The column "${meaning}" is there twice.`, {
        place: { file, line: cell.line, column: cell.column },
        fix: 'Remove one of the two.',
      })
    }
    columns.set(meaning, index)
  })
  if (!columns.has('key')) {
    throw new Failure(EXIT.invalid, 'label-column', 'The table has no column "key".', {
      place: { file, line: 1, column: 1 },
      fix: 'Begin the file with a heading line: key,zh,en.',
    })
  }
  return columns
}
