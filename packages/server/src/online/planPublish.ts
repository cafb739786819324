import type { FormChangeModel } from '@lading/core/contract'
import type { DataFinding } from '@lading/core/data-form'
import { readData } from '@lading/core/data-form'
import type { EntityDefinition } from '@lading/core/entity'
import { fillsOf } from '@lading/core/entity'
import { entitySchema, indexName, renameIndex, sqlName } from '@lading/core/tables'
import type { TableSchema } from '@lading/core/tables'
import { sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { isIn } from '../db/statements'
import { referrersOf } from '../resource/references'
import { changeText } from './changeTexts'
import { checkDraft, neededRecords } from './checkDraft'
import type { Nameable } from './checkDraft'
import { conversion } from './conversion'
import { namesOfIndexes } from './formIndexes'
import { prefixFindings } from './prefixes'
import type { Numbering } from './prefixes'
import { readPublished } from './storedRows'
import type { Data, FormRow, VersionRow } from './storedRows'
import { losing, planTables } from './tableChanges'
import type { TableChange, TablePlan } from './tableChanges'

/** What publishing would do, or what keeps it from being done. */
export type PublishPlan =
  | { findings: DataFinding[] }
  | { entity: EntityDefinition; data: Data; tables: TablePlan; changes: FormChangeModel[] }

const read = (data: Data | undefined): EntityDefinition | undefined => {
  const given = data && readData(data)
  return given?.ok ? given.definition : undefined
}

/** Records from which a change takes something out of sight. */
async function filledBy(db: Executor, { table, column, from, to, kind }: TableChange): Promise<number> {
  const name = column === undefined ? undefined : sqlName(column)
  const where =
    kind === 'retype'
      ? `${name} IS NOT NULL AND (${conversion(column!, from!, to!)}) IS NULL`
      : name === undefined
        ? 'true'
        : `${name} IS NOT NULL`
  const row = await db.row<{ filled: number }>(
    sql.raw(`SELECT count(*)::int AS filled FROM ${sqlName(table)} WHERE ${where}`),
  )
  return row?.filled ?? 0
}

/**
 * A table that was given another name keeps the names of its indexes. Before a new table of the old name gets its own, they are
 * called otherwise.
 */
async function freeIndexNames(
  db: Executor,
  entity: EntityDefinition,
  made: readonly TableSchema[],
): Promise<string[]> {
  if (made.length === 0) return []
  const taken = await db.rows<{ name: string; oid: string }>(
    sql`SELECT c.relname AS name, c.oid::text AS oid FROM pg_class c
        WHERE c.relkind = 'i' AND c.relnamespace = current_schema()::regnamespace
          AND ${isIn(sql`c.relname::text`, namesOfIndexes(entity, made))}`,
  )
  return taken.map(({ name, oid }) => renameIndex(name, indexName(name, oid)))
}

/** Fields of other entities that name records of a form which may no longer be named, or fields of them that are gone. */
function stillNamed({ modules }: Nameable, entity: EntityDefinition): DataFinding[] {
  const others = referrersOf(modules, entity.key).filter((each) => each.entity.key !== entity.key)
  if (!entity.reference)
    return others.map(({ entity: other, field }) => ({
      path: 'reference',
      zh: `“${other.label.zh}”的字段“${field.zh}”引用此表单的记录`,
      en: `the field "${field.en}" of "${other.label.en}" names records of this form`,
    }))
  return others.flatMap(({ entity: other, field }) =>
    [...new Set([...fillsOf(field).map(({ from }) => from), ...Object.keys(field.where ?? {})])]
      .filter((name) => !Object.hasOwn(entity.fields, name))
      .map((name) => ({
        path: `fields.${name}`,
        zh: `“${other.label.zh}”的字段“${field.zh}”用到此表单的字段“${name}”，请先在那里去掉`,
        en: `the field "${field.en}" of "${other.label.en}" uses the field "${name}" of this form: take it out there first`,
      })),
  )
}

/**
 * Forms that cannot begin without a record of each other: nobody could add the first one of either. What is in force stays:
 * its records may be older than the circle.
 */
function circleFindings(
  others: readonly { entity?: EntityDefinition }[],
  entity: EntityDefinition,
  before: EntityDefinition | undefined,
): DataFinding[] {
  const known = new Map(others.flatMap(({ entity: other }) => (other ? [[other.key, other] as const] : [])))
  /** The entities on the way from one that needs records of another, to the form itself. */
  const wayBack = (ref: string, seen: ReadonlySet<string>): EntityDefinition[] | undefined => {
    const other = known.get(ref)
    if (!other || ref === entity.key || seen.has(ref)) return undefined
    for (const { ref: next } of neededRecords(other)) {
      if (next === entity.key) return [other]
      const rest = wayBack(next, new Set([...seen, ref]))
      if (rest) return [other, ...rest]
    }
    return undefined
  }
  const was = new Set(before ? neededRecords(before).map(({ name, ref }) => `${name} ${ref}`) : [])
  return neededRecords(entity).flatMap(({ name, ref }) => {
    const way = was.has(`${name} ${ref}`) ? undefined : wayBack(ref, new Set())
    if (!way) return []
    const zh = way.map(({ label }) => `“${label.zh}”`).join('、')
    const en = way.map(({ label }) => `"${label.en}"`).join(', ')
    return [
      {
        path: `fields.${name}`,
        zh: `不能必填：${zh}的记录又必须引用本表单，双方都无法新增第一条记录`,
        en: `cannot be required: records of ${en} need one of this form in turn, so nobody could add the first record of either`,
      },
    ]
  })
}

/** All that numbers records: the modules, and the forms that this process has not yet heard of. */
async function numbering({ modules, heard }: Nameable, db: Executor): Promise<Numbering[]> {
  const fresh = await readPublished(db, heard)
  return [
    ...modules,
    ...fresh.flatMap(({ definition }) => {
      const entity = read(definition)
      return entity ? [{ entity }] : []
    }),
  ]
}

/**
 * What putting a definition in force would do to the form's tables.
 * @param db the running transaction, or the pool for a look ahead
 * @param versions published ones, newest first
 * @param undone the version whose changes of types are taken back
 */
export async function planPublish(
  known: Nameable,
  db: Executor,
  form: FormRow,
  definition: Data,
  versions: readonly VersionRow[],
  undone?: VersionRow,
): Promise<PublishPlan> {
  const checked = checkDraft(known, form.code, definition, form.tables)
  if ('findings' in checked) return checked
  const { entity, data } = checked
  const before = read(versions.find((version) => version.number === form.published)?.definition)
  const numbered = await numbering(known, db)
  const wrong = [
    ...stillNamed(known, entity),
    ...prefixFindings(numbered, entity, before),
    ...circleFindings(numbered, entity, before),
  ]
  if (wrong.length > 0) return { findings: wrong }
  const number = (versions[0]?.number ?? 0) + 1
  const now = entitySchema(entity)
  const own = new Set(form.tables.map(({ name }) => name))
  for (const { name } of now) {
    if (own.has(name)) continue
    const taken = await db.row(sql`SELECT 1 AS there FROM pg_class WHERE oid = to_regclass(${sqlName(name)})`)
    if (taken)
      return {
        findings: [
          {
            path: 'key',
            zh: `名称“${name}”已被使用，请换一个`,
            en: `the name "${name}" is taken: choose another one`,
          },
        ],
      }
  }
  const tables = planTables(form.tables, now, { number, ...(undone ? { restore: undone.kept } : {}) })
  const made = now.filter(({ name }) => !own.has(name))
  tables.statements.unshift(...(await freeIndexNames(db, entity, made)))
  const changes: FormChangeModel[] = []
  for (const change of tables.changes) {
    const filled = losing(change) ? await filledBy(db, change) : 0
    changes.push(changeText(change, filled, before, entity))
  }
  return { entity, data, tables, changes }
}
