import type { Field, Row } from '@lading/core/entity'
import { isListField } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Text } from '@lading/core/text'
import { textIn } from '@lading/core/text'
import { isIn } from '../db/statements'
import { currentLocale } from '../http/language'
import { usersOfTenant } from '../modules/user/userScope'
import type { Session } from '../session'
import type { ResourceContext } from './hooks'

/** A table whose rows the cells of a file name. */
interface Named {
  table: string
  /** What a record keeps. */
  value: string
  /** Further columns that name one row alone. */
  codes: readonly string[]
  /** Columns of which several rows may say the same. */
  names: readonly string[]
  /** Rows that may be named, over the alias `t`. */
  where: (session: Session) => SQL
  /** How one may be named, for the user. */
  hint: Text
}

/** Values of the same name that a message lists. */
const MOST_LISTED = 5

const NAMED: Partial<Record<Field['kind'], Named>> = {
  user: {
    table: 'sys_user',
    value: 'username',
    codes: ['work_no'],
    names: ['realname'],
    where: (session) => sql`t.del_flag = 0 AND t.status = 1 AND ${usersOfTenant(session, sql`t`)}`,
    hint: { zh: '姓名、账号或工号', en: 'a name, account or job number' },
  },
  dept: {
    table: 'sys_depart',
    value: 'id',
    codes: ['org_code'],
    names: ['depart_name', 'depart_name_en'],
    where: () => sql`t.del_flag = '0'`,
    hint: { zh: '部门名称或机构编码', en: 'the name or code of a department' },
  },
  role: {
    table: 'sys_role',
    value: 'role_code',
    codes: [],
    names: ['role_name'],
    where: () => sql`true`,
    hint: { zh: '角色名称或编码', en: 'the name or code of a role' },
  },
  position: {
    table: 'sys_position',
    value: 'code',
    codes: [],
    names: ['name'],
    where: () => sql`true`,
    hint: { zh: '职务名称或编码', en: 'the name or code of a position' },
  },
}

/** What a text may stand for: values of the first column that knows it. */
type Meanings = ReadonlyMap<string, readonly string[]>

/** The texts of a cell: one, or several where the field holds several. */
const partsOf = (field: Field, value: unknown): string[] =>
  (isListField(field) ? String(value ?? '').split(/[,，;；]/) : [String(value ?? '')])
    .map((part) => part.trim())
    .filter(Boolean)

/** The meanings of the texts, with one statement. A value goes before a code, a code before a name. */
async function meaningsOf(
  { db }: ResourceContext,
  session: Session,
  named: Named,
  texts: readonly string[],
): Promise<Meanings> {
  const columns = [named.value, ...named.codes, ...named.names]
  const column = (name: string) => sql`t.${sql.identifier(name)}`
  const rows = await db.rows<Record<string, string>>(
    sql`SELECT ${sql.join(
      columns.map((name, at) => sql`${column(name)} AS ${sql.identifier(`c${at}`)}`),
      sql`, `,
    )} FROM ${sql.identifier(named.table)} t WHERE ${named.where(session)} AND (${sql.join(
      columns.map((name) => isIn(column(name), texts)),
      sql` OR `,
    )})`,
  )
  const meanings = new Map<string, string[]>()
  const lookUp = (read: (row: Record<string, string>) => readonly (string | undefined)[]) => {
    const found = new Map<string, Set<string>>()
    for (const row of rows)
      for (const text of read(row)) if (text) found.set(text, (found.get(text) ?? new Set()).add(row.c0!))
    for (const [text, values] of found) if (!meanings.has(text)) meanings.set(text, [...values].sort())
  }
  const namesFrom = 1 + named.codes.length
  lookUp((row) => [row.c0])
  lookUp((row) => named.codes.map((_, at) => row[`c${1 + at}`]))
  lookUp((row) => named.names.map((_, at) => row[`c${namesFrom + at}`]))
  return meanings
}

/** Says why a text names nobody, or several. */
function wrong(field: Field, { hint }: Named, text: string, meant: readonly string[]): string {
  const among = meant.slice(0, MOST_LISTED)
  const said: Text =
    meant.length === 0
      ? {
          zh: `${field.zh}没有“${text}”，请填写${hint.zh}`,
          en: `${field.en} has no "${text}"; give ${hint.en}`,
        }
      : {
          zh: `${field.zh}有 ${meant.length} 个“${text}”（${among.join('、')}），请填写其中一个`,
          en: `${field.en} has ${meant.length} times "${text}" (${among.join(', ')}); give one of them`,
        }
  return textIn(said, currentLocale())
}

/** Texts of dictionaries and switches become values; what is none of them stays, for the rules to refuse. */
async function readDictionaries(resource: ResourceContext, records: readonly Row[]): Promise<void> {
  for (const [name, field] of Object.entries(resource.tables.entity.fields)) {
    const code = field.kind === 'boolean' ? 'is_open' : field.dict
    if (!code || code.includes(',')) continue
    const values = await resource.dictionaries.values(code)
    for (const record of records) {
      const given = record[name]
      if (given === null || given === undefined || given === '') continue
      const whole = values.get(String(given).trim())
      const parts = () => partsOf(field, given).map((part) => values.get(part) ?? part)
      if (whole !== undefined) record[name] = whole
      else if (isListField(field)) record[name] = parts().join(',')
    }
  }
}

/** The fields of an entity that name a row of each table, tables in the order of the fields. */
function namedFields(fields: Readonly<Record<string, Field>>): Map<Named, [name: string, field: Field][]> {
  const found = new Map<Named, [string, Field][]>()
  for (const [name, field] of Object.entries(fields)) {
    const named = NAMED[field.kind]
    if (named && !field.readonly) found.set(named, [...(found.get(named) ?? []), [name, field]])
  }
  return found
}

/**
 * Makes values of the texts that an export writes: texts of dictionaries in either language, names, codes or job
 * numbers of users, departments, roles and positions. The records are changed.
 *
 * @returns why records cannot be read, by their place: a name that nobody has, or several
 */
export async function readTexts(
  resource: ResourceContext,
  session: Session,
  records: readonly Row[],
): Promise<Map<number, string>> {
  await readDictionaries(resource, records)
  const reasons = new Map<number, string[]>()
  for (const [named, fields] of namedFields(resource.tables.entity.fields)) {
    const texts = new Set(
      fields.flatMap(([name, field]) => records.flatMap((record) => partsOf(field, record[name]))),
    )
    if (texts.size === 0) continue
    const meanings = await meaningsOf(resource, session, named, [...texts])
    for (const [at, record] of records.entries())
      for (const [name, field] of fields) {
        const parts = partsOf(field, record[name])
        if (parts.length === 0) continue
        const meant = parts.map((part) => meanings.get(part) ?? [])
        const bad = meant.findIndex(({ length }) => length !== 1)
        if (bad === -1) record[name] = meant.flat().join(',')
        else reasons.set(at, [...(reasons.get(at) ?? []), wrong(field, named, parts[bad]!, meant[bad]!)])
      }
  }
  return new Map([...reasons].map(([at, each]) => [at, each.join('；')]))
}
