import type { EntityDefinition, Reference, ReferringField } from '@lading/core/entity'
import { permissionCode, referenceOf, referringFields } from '@lading/core/entity'
import { mayDo } from '../auth/sessionStore'
import { keptOf } from '../keptOf'
import type { ServerModule } from '../module'
import type { Session } from '../session'
import type { ResourceTables, StoredField, StoredTable } from './resourceTable'
import { servedTables } from './servedTables'
import type { ServedTable } from './servedTables'

/** Name of the right to pick records of an entity, which is narrower than to list them (decision 14). */
export const PICK = 'pick'

/** An entity whose records others may name. */
export interface ReferenceTarget extends ServedTable {
  reference: Reference
  /** The stored value's column. */
  value: StoredField
}

/** A field that names records of a target, with the table that it is stored in. */
export interface Referrer extends ReferringField {
  /** The entity that the field belongs to. */
  entity: EntityDefinition
  tables: ResourceTables
  table: StoredTable
  column: StoredField
}

interface References {
  targets: ReadonlyMap<string, ReferenceTarget>
  referrers: ReadonlyMap<string, readonly Referrer[]>
}

const referencesOf = keptOf((modules: readonly ServerModule[]): References => {
  const targets = new Map<string, ReferenceTarget>()
  const referrers = new Map<string, Referrer[]>()
  for (const served of servedTables(modules).values()) {
    const { entity, tables } = served
    const reference = referenceOf(entity)
    const value = reference && tables.header.byName.get(reference.value)
    if (reference && value) targets.set(entity.key, { ...served, reference, value })
    for (const each of referringFields(entity)) {
      const table =
        each.line === undefined ? tables.header : tables.lines.find(({ key }) => key === each.line)!
      const column = table.byName.get(each.name)!
      const list = referrers.get(each.ref) ?? []
      referrers.set(each.ref, [...list, { ...each, entity, tables, table, column }])
    }
  }
  return { targets, referrers }
})

/** The entities whose records may be named, by key. */
export function referenceTargets(modules: readonly ServerModule[]): ReadonlyMap<string, ReferenceTarget> {
  return referencesOf(modules).targets
}

/** The fields of all entities that name records of the entity. */
export function referrersOf(modules: readonly ServerModule[], key: string): readonly Referrer[] {
  return referencesOf(modules).referrers.get(key) ?? []
}

/** Whether a session may name records of the entity: who lists them, and to whom only that was granted. */
export function mayPick(session: Session, entity: EntityDefinition): boolean {
  return mayDo(session, permissionCode(entity, 'list')) || mayDo(session, permissionCode(entity, PICK))
}
