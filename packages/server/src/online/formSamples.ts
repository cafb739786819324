import type { EntityDefinition, Field, Row } from '@lading/core/entity'
import { KINDS, referringFields } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import type { SeedContext } from '../module'
import { insertRows } from '../resource/bulkRows'
import { resourceTables } from '../resource/resourceTable'
import type { Random } from '../seed/random'
import type { SampleRecords } from '../seed/sampleReferences'
import { recordsOf } from '../seed/sampleReferences'
import type { SampleOptions } from '../seed/sampleValues'
import { makeRecord } from '../seed/seedRows'

/** Records of each form: enough to see how it looks, to sort and to search. */
const RECORDS = 6
/** The first ones of a tree stand at its top. */
const ROOTS = 2

/** Values to choose from, by field; of lines by `line.field`. */
type Choices = Readonly<Record<string, readonly string[]>>
type Maker = (random: Random, row: Row) => unknown

/** Writes made-up records of stored forms, and keeps what all of them choose from. */
export interface FormSamples {
  write: (tx: Transaction, entity: EntityDefinition, choices: Choices) => Promise<number>
}

interface Known {
  users: string[]
  /** Accounts with the department that they write for. */
  writers: [account: string, department: string][]
  departments: string[]
  records: Map<string, { value: string; rows: readonly Row[] } | undefined>
}

/** A maker of values for a field that has choices, or whose kind would leave it empty or far too small. */
function makerOf(
  name: string,
  field: Field,
  choices: readonly string[] = [],
  at: number,
  known: Known,
): Maker | undefined {
  const kind = KINDS[field.kind]
  if (choices.length > 0) {
    // One after the other, so that few records already show all of them.
    return (random) => {
      const chosen = choices[(at + random.integer(0, 1)) % choices.length]!
      return kind.stored === 'numeric' || kind.stored === 'integer' ? Number(chosen) : chosen
    }
  }
  if (kind.people)
    return (random) =>
      field.multiple
        ? [...new Set([random.pick(known.users), random.pick(known.users)])].join(',')
        : random.pick(known.users)
  if (typeof kind.names === 'object' && kind.names.table === 'sys_depart')
    return (random) => random.pick(known.departments)
  if (kind.head === 'amount')
    return (random) => (/price$/i.test(name) ? random.integer(80, 9_600) / 10 : random.integer(12, 900) * 100)
  return undefined
}

function makersOf(
  fields: Readonly<Record<string, Field>>,
  prefix: string,
  choices: Choices,
  at: number,
  known: Known,
) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const maker = makerOf(name, field, choices[prefix + name], at, known)
      return maker ? [[name, maker] as const] : []
    }),
  )
}

const dictionariesOf = ({ fields, lines = {} }: EntityDefinition): string[] =>
  [fields, ...Object.values(lines).map((line) => line.fields)]
    .flatMap(Object.values)
    .flatMap((field: Field) => field.dict ?? [])

/** Options of all dictionaries at once: forms share most of them. */
async function dictionaryOptions(tx: Transaction): Promise<SampleOptions> {
  const rows = await tx.rows<{ code: string; value: string; text: string }>(
    sql`SELECT d.dict_code AS code, i.item_value AS value, i.item_text AS text FROM sys_dict_item i
        JOIN sys_dict d ON d.id = i.dict_id WHERE i.status = 1 ORDER BY i.sort_order`,
  )
  const options = new Map<string, { value: string; text: string }[]>()
  for (const { code, ...option } of rows) options.set(code, [...(options.get(code) ?? []), option])
  return options
}

async function learn(tx: Transaction): Promise<Omit<Known, 'records'>> {
  const users = await tx.rows<{ username: string; orgCode: string }>(
    sql`SELECT username, org_code FROM sys_user WHERE del_flag = 0 ORDER BY username LIMIT 20`,
  )
  const departments = await tx.rows<{ id: string }>(sql`SELECT id FROM sys_depart ORDER BY org_code LIMIT 50`)
  return {
    users: users.map(({ username }) => username),
    writers: users.map(({ username, orgCode }) => [username, orgCode]),
    departments: departments.map(({ id }) => id),
  }
}

/** Records of forms for the demo, made up from choices; the same for the same day. */
export function formSamples({ modules = [] }: SeedContext): FormSamples {
  const entities = new Map(modules.flatMap(({ entity }) => (entity ? [[entity.key, entity] as const] : [])))
  const records: Known['records'] = new Map()
  let people: Awaited<ReturnType<typeof learn>> | undefined
  let options: SampleOptions = new Map()
  return {
    write: async (tx, entity, choices) => {
      people ??= await learn(tx)
      entities.set(entity.key, entity)
      if (dictionariesOf(entity).some((dict) => !options.has(dict))) options = await dictionaryOptions(tx)
      const known: Known = { ...people, records }
      for (const { ref } of referringFields(entity)) {
        const target = entities.get(ref)
        if (target && ref !== entity.key && !records.has(ref)) records.set(ref, await recordsOf(tx, target))
      }
      const named: SampleRecords = new Map(
        [...records].flatMap(([key, found]) => (found ? [[key, found] as const] : [])),
      )
      const tables = resourceTables(entity)
      const now = Date.now()
      const made = Array.from({ length: RECORDS }, (_, at) =>
        makeRecord(
          tables,
          at,
          options,
          {
            records: named,
            writers: known.writers,
            values: makersOf(entity.fields, '', choices, at, known),
            lineValues: Object.fromEntries(
              Object.entries(entity.lines ?? {}).map(([key, line]) => [
                key,
                makersOf(line.fields, `${key}.`, choices, at, known),
              ]),
            ),
          },
          now,
        ),
      )
      grow(
        entity,
        made.map(({ record }) => record),
      )
      for (const statement of insertRows(
        tables.header,
        made.map(({ record }) => record),
        false,
      ))
        await tx.run(statement)
      let lines = 0
      for (const line of tables.lines) {
        const rows = made.flatMap((each) => each.lines[line.key] ?? [])
        for (const statement of insertRows(line, rows, true)) await tx.run(statement)
        lines += rows.length
      }
      return made.length + lines
    },
  }
}

/** Records of a tree stand below the first of them. */
function grow(entity: EntityDefinition, records: Row[]): void {
  const above = Object.keys(entity.fields).find((name) => entity.fields[name]!.ref === entity.key)
  const value = entity.reference?.value
  if (above === undefined || value === undefined) return
  for (const [at, record] of records.entries())
    record[above] = at < ROOTS ? null : records[at % ROOTS]![value]
}
