import type { EntityAction, EntityDefinition, Field, Row, Workflow } from '@lading/core/entity'
import {
  defaultOf,
  actionsOf,
  inputFields,
  deriveHeader,
  deriveLines,
  deriveRecord,
  holds,
  KINDS,
  waitingState,
  workflowsOf,
} from '@lading/core/entity'
import { wireDatetime } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import { derivedId, derivedIdAt } from '../db/ids'
import type { SeedContext } from '../module'
import { insertRows } from '../resource/bulkRows'
import { prefixOf } from '../resource/codeNumbers'
import type { ResourceTables, StoredField } from '../resource/resourceTable'
import { resourceTables } from '../resource/resourceTable'
import { createRandom } from './random'
import type { Random } from './random'
import { dayOf, madeAt, stateFor } from './sampleDates'
import type { SampleOptions } from './sampleValues'
import { sampleValue } from './sampleValues'
import type { Narrowing, SampleRecords } from './sampleReferences'
import { nameRecord, sampleRecords } from './sampleReferences'

/** Rows with lines; beyond them only headers, so that hundreds of thousands of rows stay quick. */
const WITH_LINES = 5_000
const FEWEST_LINES = 3
const MAX_LINES = 8
const BATCH = 2_000
/** Every so many records one is new and waits for its first step, so that a small set has something to work on. */
const FRESH = 4
/** Between two steps of a demo record, at most: those of a new one have happened by now, too. */
const STEP_MS = 5 * 3_600_000

/** How demo rows of an entity are made. */
export interface SeedRowsOptions {
  /** Rows without `SEED_SCALE`. @default 200 */
  rows?: number
  /** Whether `SEED_SCALE` makes more of them. @default true */
  scaled?: boolean
  /** Records that fields name. @default those that are stored */
  records?: SampleRecords
  /** Values for fields that the field's kind alone does not tell. */
  values?: Record<string, (random: Random, row: Row) => unknown>
  /** Who wrote them, by account and code of the department. @default sales and admin, of the first sales department */
  writers?: readonly (readonly [account: string, department: string])[]
  /** Which records header fields may name, beside what the definition says. */
  narrow?: Narrowing
  /** The last word about a header in the state that it has come to. */
  settle?: (record: Row, random: Random) => void
  /** The same as `values` for lines, by line key. */
  lineValues?: Record<string, Record<string, (random: Random, row: Row) => unknown>>
}

type Makers = Record<string, (random: Random, row: Row) => unknown>

/** What decides about a row besides its fields. */
interface Given {
  makers?: Makers | undefined
  records?: SampleRecords | undefined
  narrow?: Narrowing | undefined
  /** The header above a line. */
  header?: Row
}

const WRITERS = [
  ['sales', 'A01A01'],
  ['admin', 'A01A01'],
] as const

const NO_RECORDS: SampleRecords = new Map()

function fill(
  fields: readonly StoredField[],
  random: Random,
  options: SampleOptions,
  made: Date,
  { makers = {}, records = NO_RECORDS, narrow = {}, header }: Given,
): Row {
  const row: Row = {}
  const filled: Row = {}
  for (const { name, field } of fields) {
    const make = Object.hasOwn(makers, name) ? makers[name] : undefined
    row[name] = make ? make(random, row) : sampleValue(name, field, random, options, row, made)
    if (!make)
      Object.assign(
        filled,
        nameRecord(name, field, row, header ?? row, records, random, made, narrow[name], filled[name]),
      )
    // What names a record decides about the fields behind it.
    if (Object.hasOwn(filled, name)) row[name] = filled[name]
  }
  return { ...row, ...filled }
}

/** Fields that only actions write, e.g. who confirmed: made up, they would tell of what never happened. */
function writtenByActions(entity: EntityDefinition): string[] {
  const written = [...actionsOf(entity).values()].flatMap((action) => writtenBy(entity, action))
  return written.filter((name) => Object.hasOwn(entity.fields, name) && entity.fields[name]!.readonly)
}

const writtenBy = (entity: EntityDefinition, action: EntityAction) => [
  ...Object.keys(action.set ?? {}),
  ...inputFields(entity, action).map(({ name }) => name),
]

/** The steps that lead a workflow from its beginning into a state, the shortest way. */
function stepsTo({ initial, actions }: Workflow, state: unknown): string[] {
  const ways = new Map<string, string[]>([[initial, []]])
  // A map goes on over what is added to it on the way.
  for (const [here, way] of ways)
    for (const [name, { from, to }] of Object.entries(actions))
      if (from.includes(here) && !ways.has(to)) ways.set(to, [...way, name])
  return ways.get(String(state)) ?? []
}

/** The states of the main workflow that a record has been in. */
function statesPassed({ workflow }: EntityDefinition, record: Row): readonly string[] | undefined {
  if (!workflow) return undefined
  const steps = stepsTo(workflow, record[workflow.field])
  return [workflow.initial, ...steps.map((name) => workflow.actions[name]!.to)]
}

/** Empties what is filled in only in states that are still to come. */
function dropFuture(
  fields: Readonly<Record<string, Field>>,
  row: Row,
  passed: readonly string[] | undefined,
): Row {
  for (const [name, { editableIn }] of Object.entries(fields))
    if (passed && editableIn && !editableIn.some((state) => passed.includes(state))) row[name] = null
  return row
}

/** Empties what is not shown in the state that the record has come to: of what never happened nothing is told. */
function dropHidden({ fields }: EntityDefinition, record: Row): void {
  for (const [name, { visibleWhen }] of Object.entries(fields))
    if (visibleWhen && !holds(visibleWhen, { row: record, record })) record[name] = null
}

/** What the steps that led a record into its state have written: who, when, and what they asked for. */
function stamp(
  entity: EntityDefinition,
  record: Row,
  sampled: Row,
  { made, now }: { made: Date; now: number },
  by: string,
): void {
  for (const workflow of workflowsOf(entity)) {
    const steps = stepsTo(workflow, record[workflow.field])
    const apart = Math.min(STEP_MS, (now - made.getTime()) / (steps.length + 1))
    for (const [at, name] of steps.entries()) {
      const action = actionsOf(entity).get(name)!
      for (const field of writtenBy(entity, action)) {
        const value = action.set?.[field]
        const when = wireDatetime(made.getTime() + (at + 1) * apart)
        if (value === undefined) record[field] = sampled[field] ?? null
        else if (value === 'me') record[field] = by
        else if (value === 'now' || value === 'today')
          record[field] =
            KINDS[entity.fields[field]?.kind ?? 'text'].stored === 'date' ? when.slice(0, 10) : when
        else if (typeof value === 'object' && 'value' in value) record[field] = value.value
      }
    }
  }
}

/** Computes what follows from the header alone. A total of lines that were not made would be 0: it keeps its sample. */
function deriveAlone(entity: EntityDefinition, record: Row): Row {
  const alone = Object.entries(entity.derive ?? {}).filter(
    ([, formula]) => typeof formula !== 'function' && !/"(sum|count|lines)":/.test(JSON.stringify(formula)),
  )
  return deriveHeader({ fields: entity.fields, derive: Object.fromEntries(alone) }, record, {})
}

/**
 * One record with its lines; the number `at` decides everything, so that the same `now` makes the same rows.
 *
 * @param now in milliseconds: nothing was made after it
 */
export function makeRecord(
  tables: ResourceTables,
  at: number,
  options: SampleOptions,
  given: SeedRowsOptions,
  now: number,
) {
  const { entity, header } = tables
  const random = createRandom(at + 1)
  const fresh = at % FRESH === 0
  const created = madeAt(now, random, fresh)
  const { records } = given
  const record = fill(header.fields, random, options, created, {
    makers: given.values,
    records,
    narrow: given.narrow,
  })
  const sampled = { ...record }
  const [writer, department] = random.pick(given.writers ?? WRITERS)
  for (const name of writtenByActions(entity)) record[name] = defaultOf(entity.fields[name] ?? {}) ?? null
  const id = derivedIdAt(created, 'seed', header.table, String(at))
  for (const workflow of workflowsOf(entity)) {
    // Of what only the server does, e.g. to send, nothing has been done to what is made up.
    const stays = fresh || Object.values(workflow.actions).every(({ system }) => system)
    record[workflow.field] = stays ? workflow.initial : stateFor(workflow, created, now, random)
  }
  // Nobody was asked about what is made up.
  const waiting = waitingState(entity)
  if (waiting !== undefined && record[entity.workflow!.field] === waiting)
    record[entity.workflow!.field] = entity.workflow!.initial
  stamp(entity, record, sampled, { made: created, now }, writer)
  const passed = statesPassed(entity, record)
  dropFuture(entity.fields, record, passed)
  dropHidden(entity, record)
  given.settle?.(record, random)
  for (const { name, field } of header.fields)
    if (KINDS[field.kind].numbered)
      record[name] =
        `${prefixOf(entity, field)}${dayOf(created).replaceAll('-', '')}S${String(at + 1).padStart(6, '0')}`
  const lines: Record<string, Row[]> = {}
  for (const line of tables.lines) {
    const count =
      at < WITH_LINES ? FEWEST_LINES + Math.floor(random.next() * (MAX_LINES - FEWEST_LINES + 1)) : 0
    lines[line.key] = Array.from({ length: count }, (_, place) => ({
      ...dropFuture(
        line.definition.fields,
        fill(line.fields, random, options, created, {
          makers: given.lineValues?.[line.key],
          records,
          header: record,
        }),
        passed,
      ),
      id: derivedId('seed', line.table, String(at), String(place)),
      parentId: id,
      orderNum: place + 1,
    }))
  }
  const derived = deriveLines(entity, lines)
  const audit = { tenantId: 0, sysOrgCode: department, createBy: writer, updateBy: '' }
  const hasLines = Object.values(derived).some((rows) => rows.length > 0)
  return {
    record: {
      ...(hasLines || !entity.lines ? deriveRecord(entity, record, derived) : deriveAlone(entity, record)),
      ...audit,
      id,
      createTime: created.toISOString(),
    },
    lines: Object.fromEntries(
      Object.entries(derived).map(([key, rows]) => [key, rows.map((row) => ({ ...row, ...audit }))]),
    ),
  }
}

async function optionsOf({ db }: SeedContext, entity: EntityDefinition): Promise<SampleOptions> {
  const fields = [entity.fields, ...Object.values(entity.lines ?? {}).map((line) => line.fields)].flatMap(
    Object.values,
  )
  const options = new Map<string, { value: string; text: string }[]>()
  for (const dict of new Set(fields.flatMap(({ dict }) => dict ?? []))) {
    options.set(
      dict,
      await db.rows<{ value: string; text: string }>(
        sql`SELECT i.item_value AS value, i.item_text AS text FROM sys_dict_item i JOIN sys_dict d ON d.id = i.dict_id
            WHERE d.dict_code = ${dict} AND i.status = 1 ORDER BY i.sort_order`,
      ),
    )
  }
  return options
}

/**
 * Demo rows of an entity, generic over its fields: `SEED_SCALE` headers (or the small set), lines for the first
 * thousands. What was made before is not made again; a larger scale adds the difference.
 * @returns number of rows written
 */
export async function seedRows(
  entity: EntityDefinition,
  context: SeedContext,
  given: SeedRowsOptions = {},
): Promise<number> {
  const { db } = context
  const tables = resourceTables(entity)
  const name = `rows:${tables.header.table}`
  const wanted = Math.max(given.scaled === false ? 0 : context.scale, given.rows ?? 200)
  const before =
    (await db.row<{ amount: number }>(sql`SELECT amount FROM sys_seed WHERE name = ${name}`))?.amount ?? 0
  if (before >= wanted) return 0
  context.say(`Demo data: ${entity.label.en}, ${(wanted - before).toLocaleString('en-US')} rows …`)
  const options = await optionsOf(context, entity)
  const records = given.records ?? (await sampleRecords(db, entity, context.modules))
  const now = Date.now()
  let written = 0
  for (let from = before; from < wanted; from += BATCH) {
    const until = Math.min(from + BATCH, wanted)
    const made = Array.from({ length: until - from }, (_, at) =>
      makeRecord(tables, from + at, options, { ...given, records }, now),
    )
    await db.transaction(async (tx) => {
      for (const statement of insertRows(
        tables.header,
        made.map(({ record }) => record),
        false,
      ))
        await tx.run(statement)
      for (const line of tables.lines) {
        const rows = made.flatMap(({ lines }) => lines[line.key] ?? [])
        for (const statement of insertRows(line, rows, true)) await tx.run(statement)
        written += rows.length
      }
      await tx.run(
        sql`INSERT INTO sys_seed (name, amount) VALUES (${name}, ${until})
            ON CONFLICT (name) DO UPDATE SET amount = ${until}, seeded_at = now()`,
      )
    })
    written += made.length
    if (until % 20_000 === 0)
      context.say(`  ${until.toLocaleString('en-US')} of ${wanted.toLocaleString('en-US')} rows`)
  }
  return written
}
