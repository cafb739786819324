import type { MigrationStep } from './migrations'
import { nextNumber } from './number'
import type { TableSchema } from '@lading/core/tables'
import { goneColumns } from '@lading/core/tables'
import { sqlName } from '@lading/core/tables'

/** What a step takes away for good. */
export interface Pruned {
  step: MigrationStep
  schema: TableSchema[]
  /** Columns as `table.column`, and whole tables. */
  taken: string[]
}

/**
 * The step that takes away what went from the definition in an earlier release, with its data; undefined when nothing did.
 *
 * @param version of the project now: what went in it is kept, since a server of the release before may still read it
 * @param ids of the steps so far, also of those added by hand
 */
export function pruneStep(
  before: readonly TableSchema[],
  version: string,
  ids: readonly string[],
): Pruned | undefined {
  const first = before[0]!.name
  const taken: string[] = []
  const statements: string[] = []
  const schema = before.flatMap((table) => {
    if (table.removed !== undefined && table.removed !== version) {
      taken.push(table.name)
      statements.push(`drop table if exists ${sqlName(table.name)};`)
      return []
    }
    const gone = Object.entries(goneColumns(table))
    const away = gone.filter(([, went]) => went !== version).map(([column]) => column)
    if (away.length === 0) return [table]
    for (const column of away) {
      taken.push(`${table.name}.${column}`)
      statements.push(`alter table ${sqlName(table.name)} drop column if exists ${sqlName(column)};`)
    }
    const { gone: _gone, ...rest } = table
    const kept = gone.filter(([column]) => !away.includes(column))
    const columns = Object.fromEntries(Object.entries(table.columns).filter(([name]) => !away.includes(name)))
    return [{ ...rest, columns, ...(kept.length > 0 ? { gone: Object.fromEntries(kept) } : {}) }]
  })
  if (statements.length === 0) return undefined
  const step = { id: `${first}_${nextNumber(first, ids)}_prune`, sql: statements.join('\n') }
  return { step, schema, taken }
}
