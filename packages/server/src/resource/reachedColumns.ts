import type { EntityDefinition } from '@lading/core/entity'
import { isListField, referringFields } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { ListColumn } from '../list/listSpec'
import type { ServerModule } from '../module'
import { referenceTargets } from './references'
import type { ReferenceTarget } from './references'

/** A field of a record that a field of the list names. */
export interface ReachedColumn extends ListColumn {
  /** The list's own field. */
  own: string
  target: ReferenceTarget
  /** Its field in the target. */
  field: string
}

/**
 * What a list may be filtered and sorted by beyond its own fields: fields of the records that these name, called
 * `company.companyGroup`. Only those that the picker of such records shows are there (ADR 33).
 *
 * @param own columns of the list's own fields, over the alias `t`
 */
export function reachedColumns(
  entity: EntityDefinition,
  modules: readonly ServerModule[],
  own: ReadonlyMap<string, ListColumn>,
): ReadonlyMap<string, ReachedColumn> {
  const targets = referenceTargets(modules)
  const reached = new Map<string, ReachedColumn>()
  for (const { name, ref, line, field: naming } of referringFields(entity)) {
    const target = targets.get(ref)
    const from = own.get(name)
    if (line !== undefined || !target || !from || isListField(naming)) continue
    for (const field of target.reference.columns) {
      const stored = target.tables.header.byName.get(field)
      if (!stored || field === target.reference.value) continue
      const table = sql.identifier(target.tables.header.table)
      const value = sql.identifier(target.value.column)
      const column = sql.identifier(stored.column)
      reached.set(`${name}.${field}`, {
        own: name,
        target,
        field,
        kind: stored.kind,
        column: sql`(SELECT r.${column} FROM ${table} r WHERE r.tenant_id = t.tenant_id AND r.${value} = ${from.column})`,
        among: {
          column: sql`r.${column}`,
          rows: sql`(t.tenant_id, ${from.column}) IN (SELECT r.tenant_id, r.${value} FROM ${table} r WHERE `,
        },
      })
    }
  }
  return reached
}
