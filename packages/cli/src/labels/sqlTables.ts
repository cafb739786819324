import type { Place } from '../console/failure'
import { readChoices, saidUnit } from './labelParts'
import { safeName } from './names'
import { hasHan } from './translate'
import type { FieldFacts, Finding, RawField, RawGroup } from './types'

/** A column of a table, from a script or from a database. */
export interface SqlColumn extends FieldFacts {
  name: string
  /** The type as it is written. */
  written: string
  comment?: string
  primary?: boolean
  place: Place
}

/** A table, from a script or from a database. */
export interface SqlTable {
  name: string
  comment?: string
  columns: SqlColumn[]
  keys: { column: string; table: string; cascades: boolean }[]
  place: Place
}

const LINE_ENDS = /_?(items?|lines?|details?|dtl|detail|entry|entries|rows?|mx|sub|body|b)$/i

/** Tables as entities; a table that belongs to another of them becomes its lines. */
export function toGroups(tables: readonly SqlTable[]): RawGroup[] {
  const groups = new Map(tables.map((table) => [table, toGroup(table)] as const))
  const owned = new Set<SqlTable>()
  for (const table of tables) {
    const owner = ownerOf(table, tables)
    if (!owner || owned.has(owner.table)) continue
    const group = groups.get(table)!
    group.fields = group.fields.filter(({ raw }) => raw.toLowerCase() !== owner.column.toLowerCase())
    groups.get(owner.table)!.lines!.push(group)
    owned.add(table)
  }
  return tables.filter((table) => !owned.has(table)).map((table) => groups.get(table)!)
}

/** Columns whose names hold blanks: what they are called instead is said, for a blank may be a slip of the hand. */
export function blankNames(tables: readonly SqlTable[]): Finding[] {
  return tables.flatMap(({ columns }) =>
    columns.flatMap(({ name, place }): Finding[] => {
      const safe = /\S\s+\S/.test(name) && !hasHan(name) ? safeName(name) : undefined
      // Another change of the name is told where it is made.
      if (!safe || safe.changed) return []
      const message = `"${name}" is called "${safe.name}": a name holds no blanks.`
      return [{ level: 'notice', code: 'renamed', place, message, fix: 'Choose another name if you like.' }]
    }),
  )
}

function ownerOf(
  table: SqlTable,
  tables: readonly SqlTable[],
): { table: SqlTable; column: string } | undefined {
  const stem = table.name.toLowerCase().replace(LINE_ENDS, '')
  for (const { column, table: name, cascades } of table.keys) {
    const owner = tables.find((each) => each !== table && each.name.toLowerCase() === name.toLowerCase())
    if (owner && (cascades || (LINE_ENDS.test(table.name) && isStem(stem, owner.name))))
      return { table: owner, column }
  }
  if (!LINE_ENDS.test(table.name)) return undefined
  const owner = tables.find((each) => each !== table && isStem(stem, each.name))
  const column = owner && table.columns.find(({ name }) => isKeyOf(name, owner.name))?.name
  return owner && column ? { table: owner, column } : undefined
}

function isStem(stem: string, name: string): boolean {
  return [
    name.toLowerCase(),
    name.toLowerCase().replace(/(_?(head|header|main|master|h))$/, ''),
    name.toLowerCase().replace(/s$/, ''),
  ].includes(stem)
}

function isKeyOf(column: string, table: string): boolean {
  const stem = column.toLowerCase().replace(/_?(id|fk)$/, '')
  return (
    stem !== '' &&
    stem !== column.toLowerCase() &&
    (stem === 'parent' ||
      stem === 'head' ||
      stem === 'main' ||
      table.toLowerCase().replace(/s$/, '').endsWith(stem))
  )
}

function toGroup({ name, comment, columns, keys, place }: SqlTable): RawGroup {
  const said = comment?.trim().replace(/表$/, '')
  return {
    raw: name,
    ...(said ? (hasHan(said) ? { zh: said } : said.length <= 40 ? { title: said } : {}) : {}),
    fields: columns
      .filter(({ primary, name: column }) => !(primary && isKey(column)))
      .map((column) => toField(column, keys)),
    lines: [],
    place,
  }
}

/** `id`, `work_order_id`, `WorkOrderID`: the server has keys of its own. */
const isKey = (column: string) => /^(id|uuid|guid|pk|.*_id)$/i.test(column) || /[a-z]I[Dd]$/.test(column)

function toField(
  { name, written: _written, comment, primary: _primary, place, ...facts }: SqlColumn,
  keys: SqlTable['keys'],
): RawField {
  const refersTo = keys.find(({ column }) => column.toLowerCase() === name.toLowerCase())?.table
  return {
    raw: name,
    ...facts,
    ...labelOf(comment),
    ...(facts.choices ? { choices: facts.choices } : {}),
    ...(refersTo ? { refersTo } : {}),
    place,
  }
}

/** A comment as a label: `状态：1-草稿,2-已提交` is a label with its choices, a sentence is none. */
function labelOf(comment: string | undefined): Pick<RawField, 'zh' | 'en' | 'choices' | 'unit'> {
  const text = comment?.trim()
  if (!text) return {}
  const [, label = text, rest] = /^(.{1,24}?)\s*[(（:：,，;；\s]\s*(.+?)[)）]?$/s.exec(text) ?? []
  const choices = rest ? readChoices(rest) : undefined
  const unit =
    rest && /^(%|kg|g|km|m|元|天|小时)$/i.test(rest.trim()) ? rest.trim() : /%$/.test(text) ? '%' : undefined
  const isLabel = hasHan(label) ? label.length <= 24 : label.length <= 40 && !/[.]/.test(label)
  const shown = choices || rest === undefined || unit ? label : text.length <= 24 ? text : label
  const texts = !isLabel
    ? {}
    : hasHan(shown)
      ? { zh: shown }
      : choices || text.split(' ').length <= 4
        ? { en: shown }
        : saidUnit(text)
  return { ...texts, ...(choices ? { choices } : {}), ...(unit ? { unit } : {}) }
}
