import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { didYouMean } from '../console/suggest'
import type { Cell } from './csv'
import { readChoices, readLabel } from './labelParts'
import type { LabelParts } from './labelParts'
import { readType } from './sourceType'
import { hasHan } from './translate'
import type { Finding, RawField, RawGroup, RawSet } from './types'

/** What a column of a list of fields says. */
type Meaning =
  | 'key'
  | 'zh'
  | 'en'
  | 'type'
  | 'length'
  | 'required'
  | 'nullable'
  | 'comment'
  | 'entity'
  | 'line'

/** Heading → meaning. */
const COLUMNS: Readonly<Record<string, Meaning>> = Object.fromEntries(
  Object.entries({
    key: 'key,name,field,字段,字段名,字段编码,field name,fieldname,column,column name,列名,column_name,英文字段名,字段英文名',
    zh: 'zh,zh-cn,chinese,中文,中文名,中文名称,字段名称,标签,显示名,显示名称,含义,label,字段中文名,中文字段名,中文列名',
    en: 'en,en-us,english,英文,英文名,英文名称',
    type: 'type,data type,datatype,字段类型,数据类型,类型,data_type',
    length: 'length,长度',
    required: 'required,必填,是否必填,not null,必输',
    nullable: 'null,nullable,空,可空,允许空,允许为空,是否为空,is_nullable',
    comment:
      'comment,comments,说明,注释,描述,description,备注,remark,字段说明,字段描述,字段注释,字段含义,中文说明,中文描述,中文含义,列说明,列注释,column_comment',
    entity: 'entity,table,表,表名,实体',
    line: 'line,lines,明细,子表',
  }).flatMap(([meaning, names]) => names.split(',').map((name) => [name, meaning as Meaning])),
)

/** What stands in a column of notes about columns, and names none. */
const NOTED = /^(主键|外键|自增|自增主键|唯一|非空|可空|必填|选填|索引|同上|见.*)$/

/** Meanings that tell a list of fields from a heading row of data. */
const TELLING: readonly Meaning[] = ['zh', 'en', 'type', 'required', 'nullable', 'entity', 'line', 'length']

/**
 * Reads a table. Either every row describes a field (columns key, zh, en, type, required, comment, entity, line in either
 * language), or the first row is the heading of a list as people keep it in a spreadsheet, with rows of samples below.
 *
 * @throws Failure (exit 5) when a column of a list of fields is there twice
 */
export function readTable(rows: readonly Cell[][], file: string, fileKey: string): RawSet {
  const [head = [], ...body] = rows
  return isList(head, body) ? readList(head, body, file, fileKey) : readHeadings(head, body, file, fileKey)
}

function meaningOf({ text }: Cell): Meaning | undefined {
  const plain = text
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
  return Object.hasOwn(COLUMNS, plain) ? COLUMNS[plain] : undefined
}

function isList(head: readonly Cell[], body: readonly Cell[][]): boolean {
  const known = head.map(meaningOf)
  const names = known.includes('key') || known.includes('zh')
  const told = known.filter((each) => each && TELLING.includes(each)).length
  const alone = head.length === 1 && known[0] !== undefined
  const looksDescribed = head.some((cell) => /^(key|zh|field|字段名?|column_name)$/i.test(cell.text.trim()))
  // A heading "kay,zh" is a list of fields with a slip, not data with a column "zh".
  if (!names) return told > 0 && head.length <= 4 && body.length > 0
  return alone || told >= 2 || (known.includes('key') && told >= 1) || looksDescribed
}

function readList(head: readonly Cell[], body: readonly Cell[][], file: string, fileKey: string): RawSet {
  const findings: Finding[] = []
  const columns = columnsOf(head, file, findings)
  const groups = new Map<string, RawGroup>()
  // A data dictionary has a column 字段说明 or 注释 and none of labels: what stands there is the label, unless it is what
  // databases note of a column.
  const comments = columns.get('comment')
  const said =
    comments === undefined ? [] : body.map((row) => row[comments]?.text.trim() ?? '').filter(Boolean)
  if (!columns.has('zh') && said.some(hasHan) && !said.some((text) => NOTED.test(text)))
    columns.set('zh', comments!)
  for (const row of body) {
    const value = (meaning: Meaning) => row[columns.get(meaning) ?? -1]?.text.trim() || undefined
    const at = row[columns.get('key') ?? columns.get('zh') ?? 0] ?? row[0]!
    const place = { file, line: row[0]!.line, column: at.column }
    const raw = value('key') ?? value('zh') ?? value('en')
    if (!raw) continue
    const name = value('entity') ?? fileKey
    const entity = groups.get(name) ?? { raw: name, fields: [], lines: [], place }
    groups.set(name, entity)
    lineOf(entity, value('line'), place).fields.push(describe(raw, value, place))
  }
  return { groups: [...groups.values()], findings }
}

/** `盘点类型(1-全盘 2-抽盘)`, `盘点类型：1全盘 2抽盘`, `补充说明，可不填`: the label, and the choices behind it. */
function readSaid(said: string): Pick<LabelParts, 'zh' | 'choices' | 'unit'> {
  const [label = said] = /^[^,，;；。:：(（]+(?:[(（][^)）]*[)）])?/.exec(said) ?? []
  const parts = readLabel(label)
  const rest = said.slice(label.length).replace(/^[\s,，;；。:：]+/, '')
  const choices = parts.choices ?? (/\d/.test(rest) ? readChoices(rest) : undefined)
  return { ...parts, ...(choices ? { choices } : {}) }
}

function describe(
  raw: string,
  value: (meaning: Meaning) => string | undefined,
  place: RawField['place'],
): RawField {
  const [said, comment] = [value('zh'), value('comment')]
  const parts = said && hasHan(said) ? readSaid(said) : undefined
  const label = parts?.zh ?? said
  // A column "label" may be in either language.
  const zh = label && hasHan(label) ? label : undefined
  const en = value('en') ?? (zh ? undefined : label)
  const length = Number(value('length'))
  const choices = parts?.choices ?? (comment && comment !== said ? readChoices(comment) : undefined)
  return {
    raw,
    ...(zh && zh !== raw ? { zh } : {}),
    ...(en && en !== raw ? { en } : {}),
    ...readType(value('type') ?? ''),
    ...(length > 0 ? { length } : {}),
    ...(/^(y|yes|是|true|1|√|✓|必填|not null)$/i.test(value('required') ?? '') ||
    /^(n|no|否|false|0|×|not null)$/i.test(value('nullable') ?? '')
      ? { required: true }
      : {}),
    ...(/唯一|unique/i.test(comment ?? '') ? { unique: true } : {}),
    ...(choices ? { choices } : {}),
    ...(parts?.unit ? { unit: parts.unit } : {}),
    place,
  }
}

function lineOf(entity: RawGroup, line: string | undefined, place: RawGroup['place']): RawGroup {
  if (!line) return entity
  const known = entity.lines!.find(({ raw }) => raw === line)
  if (known) return known
  const group: RawGroup = { raw: line, fields: [], place }
  entity.lines!.push(group)
  return group
}

function columnsOf(head: readonly Cell[], file: string, findings: Finding[]): Map<Meaning, number> {
  const columns = new Map<Meaning, number>()
  head.forEach((cell, index) => {
    const place = { file, line: cell.line, column: cell.column }
    const meaning = meaningOf(cell)
    if (!meaning) {
      const text = cell.text.trim()
      if (text === '') return
      const meant = didYouMean(text, Object.keys(COLUMNS))
      findings.push({
        level: meant ? 'error' : 'notice',
        code: 'label-column',
        message: `"${text}" is no column of a label table and was left out.${meant}`,
        place,
        fix: 'Use the columns key, zh, en, type, required, comment, and where needed entity and line.',
      })
    } else if (columns.has(meaning) && meaning === 'comment') {
      findings.push({
        level: 'notice',
        code: 'label-column',
        message: `"${cell.text.trim()}" was left out: another column before it describes the fields.`,
        place,
        fix: 'Remove one of the two, or call the labels zh.',
      })
    } else if (columns.has(meaning)) {
      throw new Failure(EXIT.invalid, 'label-column', `The column "${meaning}" is there twice.`, {
        place,
        fix: 'Remove one of the two.',
      })
    } else columns.set(meaning, index)
  })
  return columns
}

/** Rows below the heading that are looked at. */
const SAMPLES = 50

function readHeadings(head: readonly Cell[], body: readonly Cell[][], file: string, fileKey: string): RawSet {
  const place = { file, line: head[0]?.line ?? 1, column: head[0]?.column ?? 1 }
  // In a sheet a merged title may stand above the headings.
  const [first] = head
  const filled = head.filter(({ text }) => text.trim() !== '')
  if (
    filled.length === 1 &&
    body.length > 0 &&
    body[0]!.filter(({ text }) => text.trim() !== '').length > 2
  ) {
    const below = readHeadings(body[0]!, body.slice(1), file, fileKey)
    if (first && hasHan(filled[0]!.text)) below.groups[0]!.zh = filled[0]!.text.trim()
    return below
  }
  const entity: RawGroup = { raw: fileKey, fields: [], lines: [], place }
  head.forEach((cell, index) => {
    const label = cell.text
      .replace(/^\uFEFF/, '')
      .replace(/\s*\n\s*/g, ' ')
      .trim()
    if (label === '') return
    const [, owner, name] = /^([A-Za-z]\w*)(?:\[\]|\[\d+\])?\.(.+)$/.exec(label) ?? []
    const samples = body
      .slice(0, SAMPLES)
      .map((row) => row[index]?.text.trim() ?? '')
      .filter(Boolean)
    const field: RawField = {
      raw: label,
      ...(samples.length > 0 ? { samples } : {}),
      place: { file, line: cell.line, column: cell.column },
    }
    if (owner && /^(lines?|items?|details?|rows?|entries)$|\[\]/i.test(label.slice(0, label.indexOf('.')))) {
      lineOf(entity, owner, field.place).fields.push({ ...field, raw: name! })
    } else entity.fields.push(field)
  })
  return { groups: [entity], findings: [] }
}
