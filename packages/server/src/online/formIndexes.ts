import type { EntityDefinition } from '@lading/core/entity'
import { indexNames } from '@lading/core/tables'
import type { TableSchema } from '@lading/core/tables'
import { sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { dataRuleIndexes } from '../resource/dataRuleIndexes'
import { isLookedUp, resourceTables } from '../resource/resourceTable'
import { beginningsName } from './names'
import { readPublished } from './storedRows'

/** By name, so that one that is there is not made again: the indexes for the beginnings of numbers (`prefixIndexes`). */
function beginningIndexes(entity: EntityDefinition): Map<string, string> {
  const { table, fields } = resourceTables(entity).header
  return new Map(
    fields
      .filter(({ field }) => isLookedUp(field))
      .map(({ column }) => {
        const name = beginningsName(table, column)
        return [
          name,
          `create index if not exists ${name} on "${table}" (tenant_id, lower("${column}") text_pattern_ops);`,
        ]
      }),
  )
}

/**
 * What every form's table gets beside the indexes of its schema: those of data rules and of beginnings, which tables of
 * the program get by migrations.
 * @param made the table is a new one
 */
export const formIndexes = (entity: EntityDefinition, made: boolean): string[] => [
  ...(made ? [dataRuleIndexes(resourceTables(entity)).sql] : []),
  ...beginningIndexes(entity).values(),
]

/** Names of all indexes that new tables of a form get under a name. */
export const namesOfIndexes = (entity: EntityDefinition, made: readonly TableSchema[]): string[] => [
  ...made.flatMap(indexNames),
  ...beginningIndexes(entity).keys(),
]

/**
 * At the start: indexes that forms of earlier releases do not have yet.
 * @param program keys of entities whose tables are the program's
 */
export async function addMissingIndexes(
  db: Executor,
  program: { has: (key: string) => boolean },
): Promise<void> {
  const forms = (await readPublished(db)).filter(({ key }) => !program.has(key))
  // They were checked when they were published.
  const wanted = new Map(
    forms.flatMap(({ definition }) => [...beginningIndexes(definition as unknown as EntityDefinition)]),
  )
  if (wanted.size === 0) return
  const there = await db.rows<{ name: string }>(
    sql`SELECT indexname AS name FROM pg_indexes WHERE schemaname = current_schema() AND starts_with(indexname, 'onl_')`,
  )
  const known = new Set(there.map(({ name }) => name))
  for (const [name, statement] of wanted) if (!known.has(name)) await db.run(sql.raw(statement))
}
