import { checkLimits } from './checkLimits'
import { lineIndex } from './lineIndex'
import { readType } from './sourceType'
import type { Token } from './sqlTokens'
import { sqlTokens } from './sqlTokens'
import type { SqlColumn, SqlTable } from './sqlTables'
import { blankNames, toGroups } from './sqlTables'
import type { Finding, RawSet } from './types'

/**
 * Reads `CREATE TABLE` of PostgreSQL, MySQL, SQL Server and Oracle: names, types, comments as labels, keys, checks and
 * enums as choices, tables that belong to another one as its lines. Everything else in a dump is passed over; a table that
 * ends before its bracket does is an error, a name of two words without quotes a notice.
 */
export function readSql(text: string, file: string): RawSet {
  const tokens = sqlTokens(text)
  const position = lineIndex(text)
  const tables: SqlTable[] = []
  const findings: Finding[] = []
  const enums = new Map<string, string[]>()
  const tableNamed = (name: string) => tables.find((each) => each.name.toLowerCase() === name.toLowerCase())
  for (const statement of statements(tokens)) {
    const head = statement.slice(0, 4).map(({ text: word }) => word.toLowerCase())
    const from = head.indexOf('table')
    if (head[0] === 'create' && head[1] === 'type') readEnum(statement, enums)
    else if (head[0] === 'create' && from > 0) {
      const table = readTable(statement, from + 1, { position, file, findings, tableNamed })
      if (table) tables.push(table)
    } else if (head[0] === 'comment' && head[1] === 'on') readComment(statement, tableNamed)
    else if (head[0] === 'alter' && head[1] === 'table') readAlter(statement, tableNamed)
    else if (/^exec/.test(head[0] ?? '')) readExtendedProperty(statement, tableNamed)
  }
  for (const { columns } of tables) {
    for (const column of columns) {
      const values = enums.get(column.written.toLowerCase().replace(/^.*\./, ''))
      if (values)
        Object.assign(column, { type: 'text', choices: values.map((value) => ({ value, text: value })) })
    }
  }
  findings.push(...blankNames(tables))
  return { groups: toGroups(tables), findings }
}

function statements(tokens: readonly Token[]): Token[][] {
  const all: Token[][] = [[]]
  for (const token of tokens) {
    const isEnd = token.kind === 'sign' && token.text === ';'
    if (isEnd || (token.kind === 'word' && /^go$/i.test(token.text))) all.push([])
    else all.at(-1)!.push(token)
  }
  return all.filter((each) => each.length > 0)
}

/** `[fleet].[order]` from a position: the last part, and where it ends. */
function nameAt(tokens: readonly Token[], at: number): { name: string; next: number } {
  let name = tokens[at]?.text ?? ''
  let next = at + 1
  while (tokens[next]?.text === '.' && tokens[next + 1]) {
    name = tokens[next + 1]!.text
    next += 2
  }
  return { name, next }
}

/** Where the script stands, and what is to be said of it. */
interface Script {
  position: ReturnType<typeof lineIndex>
  file: string
  findings: Finding[]
  /** A table that stands further up. */
  tableNamed: Find
}

function readTable(
  tokens: readonly Token[],
  start: number,
  { position, file, findings, tableNamed }: Script,
): SqlTable | undefined {
  let at = start
  while (/^(if|not|exists)$/i.test(tokens[at]?.text ?? '')) at++
  const { name, next } = nameAt(tokens, at)
  const place = (token: Token | undefined) => ({ file, ...position(token?.at ?? 0) })
  const { parts, end, closed } = partsIn(tokens, next)
  if (next >= tokens.length || (tokens[next]!.text === '(' && !closed))
    findings.push({
      level: 'error',
      code: 'unclosed',
      place: place(tokens.at(-1)),
      message: `The table "${name}" ends here, before its closing bracket.`,
      fix: 'Paste the whole script, close the bracket, or end the text that opened with a quote.',
    })
  const table: SqlTable = { name, columns: [], keys: [], place: place(tokens[at]) }
  if (isWord(tokens[next], 'like')) return copyColumns(tokens, next) ? table : undefined
  const query = tokens[tokens[next]?.text === '(' ? end : next]
  if (isWord(query, 'as')) {
    findings.push({
      level: 'error',
      code: 'from-query',
      place: place(query),
      message: `The columns of "${name}" come from a query, which is not run here.`,
      fix: 'Write the columns with their types, or read the table from its database with --from postgres://….',
    })
    return undefined
  }
  if (tokens[next]?.text !== '(') return undefined
  for (const part of parts) {
    if (isWord(part[0], 'like')) {
      if (!copyColumns(part, 0) && parts.length === 1) return undefined
      continue
    }
    findings.push(...unquoted(part, place(part[0])))
    readPart(part, table, place(part[0]))
  }
  const options = tokens.slice(end)
  const comment = options.findIndex(({ text: word }) => /^comment$/i.test(word))
  if (comment >= 0) table.comment = options.slice(comment).find(({ kind }) => kind === 'string')?.text
  return table

  /** `LIKE vessel`: the columns of a table that stands further up; one that does not is an error. */
  function copyColumns(words: readonly Token[], like: number): boolean {
    const { name: model } = nameAt(words, like + 1)
    const found = tableNamed(model)
    if (found)
      table.columns.push(...found.columns.map((column) => ({ ...column, place: place(words[like]) })))
    else
      findings.push({
        level: 'error',
        code: 'no-model',
        place: place(words[like]),
        message: `"${name}" takes its columns from "${model}", which does not stand before it.`,
        fix: `Paste the CREATE TABLE of "${model}" before it.`,
      })
    return found !== undefined
  }
}

const isWord = (token: Token | undefined, word: string) =>
  token?.kind === 'word' && token.text.toLowerCase() === word

/** The comma-separated parts of a bracket, and whether it is closed. */
function partsIn(tokens: readonly Token[], open: number): { parts: Token[][]; end: number; closed: boolean } {
  const parts: Token[][] = [[]]
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    const { kind, text } = tokens[at]!
    const sign = kind === 'sign' ? text : ''
    if (sign === '(' && depth++ === 0) continue
    if (sign === ')' && --depth === 0)
      return { parts: parts.filter((part) => part.length > 0), end: at + 1, closed: true }
    if (sign === ',' && depth === 1) parts.push([])
    else parts.at(-1)!.push(tokens[at]!)
  }
  return { parts: parts.filter((part) => part.length > 0), end: tokens.length, closed: false }
}

/** `na me text`: a name of two words that lacks its quotes has a type that no database knows, and then one that all do. */
function unquoted([name, type, next]: readonly Token[], place: SqlTable['place']): Finding[] {
  const isTyped = (token: Token | undefined) =>
    token?.kind === 'word' && readType(token.text).type !== undefined
  if (name?.kind !== 'word' || CONSTRAINT.test(name.text) || type?.kind !== 'word') return []
  if (isTyped(type) || !isTyped(next)) return []
  const meant = `${name.text} ${type.text}`
  return [
    {
      level: 'notice',
      code: 'unquoted',
      place,
      message: `"${name.text}" was read as a column of the type "${type.text} ${next!.text}", which no database has.`,
      fix: `If the column is called "${meant}", put its name into quotes.`,
    },
  ]
}

const words = (part: readonly Token[]) =>
  part.map(({ kind, text }) => (kind === 'string' ? `'${text}'` : text)).join(' ')

const CONSTRAINT =
  /^(primary|unique|key|index|constraint|foreign|check|fulltext|spatial|exclude|like|period)$/i

function readPart(part: Token[], table: SqlTable, place: SqlTable['place']): void {
  if (part[0]!.kind !== 'quoted' && CONSTRAINT.test(part[0]!.text)) {
    readConstraint(part, table)
    return
  }
  if (!/^(word|quoted)$/.test(part[0]!.kind)) return
  const rest = part.slice(1)
  const text = words(rest)
  const signless =
    /^([\w$.]+(?: (?:varying|precision|unsigned))?(?: \([^)]*\))?(?: with(?:out)? time zone)?)/i.exec(
      text,
    )?.[1] ?? text
  const written = signless.replace(/\s*([(),.])\s*/g, '$1')
  const column: SqlColumn = { name: part[0]!.text, written, place, ...readType(written) }
  if (/^\s*(enum|set)\s*\(/i.test(text)) {
    column.choices = partsIn(rest, 1)
      .parts.flat()
      .filter(({ kind }) => kind === 'string')
      .map((each) => ({ value: each.text, text: each.text }))
  }
  if (/\bnot null\b|\bprimary key\b/i.test(text)) column.required = true
  if (/\bunique\b/i.test(text)) column.unique = true
  if (/\bprimary key\b/i.test(text)) column.primary = true
  const comment = rest.findIndex(({ kind, text: word }) => kind === 'word' && /^comment$/i.test(word))
  if (comment >= 0 && rest[comment + 1]?.kind === 'string') column.comment = rest[comment + 1]!.text
  const reference = rest.findIndex(({ kind, text: word }) => kind === 'word' && /^references$/i.test(word))
  if (reference >= 0)
    table.keys.push({
      column: column.name,
      table: nameAt(rest, reference + 1).name,
      cascades: /on delete cascade/i.test(text),
    })
  readCheck(rest, column)
  table.columns.push(column)
}

/** `CHECK (x IN ('a','b'))`, `CHECK (x >= 0)`. */
function readCheck(tokens: readonly Token[], column: SqlColumn): void {
  const check = tokens.findIndex(({ kind, text }) => kind === 'word' && /^check$/i.test(text))
  if (check < 0) return
  const inside = tokens.slice(check + 1)
  const values = inside.filter(({ kind }) => kind === 'string').map(({ text }) => text)
  const text = words(inside)
  if (values.length >= 2 && /\b(in|any|or)\b/i.test(text))
    column.choices = values.map((value) => ({ value, text: value }))
  Object.assign(column, checkLimits(text, column.name))
}

function readConstraint(part: Token[], table: SqlTable): void {
  const text = words(part)
  const find = (name: string) =>
    table.columns.find((column) => column.name.toLowerCase() === name.toLowerCase())
  const foreign = part.findIndex(({ text: word }) => /^foreign$/i.test(word))
  if (foreign >= 0) {
    const columns = partsIn(
      part,
      part.findIndex(({ text: sign }, at) => at > foreign && sign === '('),
    ).parts
    const reference = part.findIndex(({ text: word }) => /^references$/i.test(word))
    const [column] = columns
    if (columns.length === 1 && reference > 0)
      table.keys.push({
        column: column![0]!.text,
        table: nameAt(part, reference + 1).name,
        cascades: /on delete cascade/i.test(text),
      })
    return
  }
  if (/\bprimary key\b|\bunique\b/i.test(text)) {
    const open = part.findIndex(({ text: sign }) => sign === '(')
    const columns = open < 0 ? [] : partsIn(part, open).parts
    const column = columns.length === 1 ? find(columns[0]![0]!.text) : undefined
    if (column) Object.assign(column, /\bprimary\b/i.test(text) ? { primary: true } : { unique: true })
    return
  }
  const check = part.findIndex(({ text: word }) => /^check$/i.test(word))
  const named =
    check >= 0
      ? part
          .slice(check)
          .map(({ text: word }) => find(word))
          .find(Boolean)
      : undefined
  if (named) readCheck(part, named)
}

function readEnum(tokens: readonly Token[], enums: Map<string, string[]>): void {
  const { name } = nameAt(tokens, 2)
  const values = tokens.filter(({ kind }) => kind === 'string').map(({ text }) => text)
  if (values.length > 0) enums.set(name.toLowerCase(), values)
}

type Find = (name: string) => SqlTable | undefined

function readComment(tokens: readonly Token[], find: Find): void {
  const text = tokens.at(-1)?.kind === 'string' ? tokens.at(-1)!.text : undefined
  if (!text) return
  const path = tokens
    .slice(3, -2)
    .filter(({ text: sign }) => sign !== '.')
    .map(({ text: part }) => part)
  if (/^table$/i.test(tokens[2]?.text ?? '')) {
    const table = find(path.at(-1) ?? '')
    if (table) table.comment = text
    return
  }
  const column = find(path.at(-2) ?? '')?.columns.find(
    ({ name }) => name.toLowerCase() === path.at(-1)?.toLowerCase(),
  )
  if (column) column.comment = text
}

function readAlter(tokens: readonly Token[], find: Find): void {
  let at = 2
  while (/^(if|exists|only)$/i.test(tokens[at]?.text ?? '')) at++
  const { name, next } = nameAt(tokens, at)
  const table = find(name)
  if (table && tokens.slice(next).some(({ text }) => /^(foreign|unique|primary|check)$/i.test(text)))
    readConstraint(tokens.slice(next), table)
}

/** `EXEC sp_addextendedproperty 'MS_Description', N'客户', 'SCHEMA', 'dbo', 'TABLE', 'orders', 'COLUMN', 'customer'`. */
function readExtendedProperty(tokens: readonly Token[], find: Find): void {
  const values = tokens.filter(({ kind }) => kind !== 'sign').map(({ text }) => text)
  const after = (word: string) => values[values.findIndex((each) => each.toLowerCase() === word) + 1]
  const described = values.findIndex((each) => each.toLowerCase() === 'ms_description')
  const table = values.some((each) => each.toLowerCase() === 'table') ? find(after('table') ?? '') : undefined
  if (described < 0 || !table) return
  const text = values.slice(described + 1).find((each) => !/^(@?value)$/i.test(each))
  const name = values.some((each) => each.toLowerCase() === 'column') ? after('column') : undefined
  const column = table.columns.find((each) => each.name.toLowerCase() === name?.toLowerCase())
  if (column) column.comment = text
  else if (!name) table.comment = text
}
