import type { Row } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import type { FieldRights } from '../auth/fieldRights'
import type { Context } from '../module'
import type { Session } from '../session'
import type { Effect } from './actions/effectTypes'
import type { ResourceTables } from './resourceTable'
import type { SavedRecord } from './savedRecord'

/** A stored record that is about to be changed. */
export interface StoredRecord extends SavedRecord {
  /** The row with its columns, as the database writes it as JSON: who saw it is found by it later. */
  row: Record<string, unknown>
}

/** What a hook is given. */
export interface HookInput extends SavedRecord {
  /** The running transaction: what a hook writes is kept or dropped with the record. */
  tx: Transaction
  session: Session
  /** What was stored before; not set on add. */
  before?: SavedRecord
}

/** A named action beside those of the workflow. */
export interface ActionHook {
  /**
   * Changes `record` (lines stay as they are) and gives it back.
   * @throws Failure with a text for the user when it may not be
   */
  run: (input: HookInput & { body: Row }) => Row | Promise<Row>
}

/** The special parts of a resource; each may throw a `Failure` to refuse. */
export interface ResourceHooks {
  /** Before validation; may change fields and lines. Computed fields are computed again after it. */
  beforeSave?: (input: HookInput) => void | Promise<void>
  /** After the record was written, before the transaction ends. */
  afterSave?: (input: HookInput & { action: string }) => void | Promise<void>
  beforeDelete?: (input: HookInput) => void | Promise<void>
  /** Rows the caller may see and change: a condition over the table's alias `t`. @default all of the tenant */
  scope?: (session: Session) => SQL | undefined
  actions?: Record<string, ActionHook>
}

/**
 * What a transaction works with. No pool, no cache that others wait for: what it needs of them was read before it began.
 */
export interface ResourceWork extends Pick<
  ResourceContext,
  'tables' | 'hooks' | 'codePrefixes' | 'modules' | 'effects'
> {
  rights: FieldRights
  /** Works for an effect: fields that clients only read are written, states do not close the record. @default false */
  trusted?: boolean
  /** Reaches all records of the tenant, whatever data rules and scope say. @default false */
  allRows?: boolean
  /** The same of another resource, by the key of its entity. */
  others?: (entity: string) => ResourceWork | undefined
}

/** What the calls of a resource work with. */
export interface ResourceContext extends Context {
  tables: ResourceTables
  hooks: ResourceHooks
  codePrefixes: Record<string, string>
  /** What actions bring about, by the names that the entity gives. */
  effects?: Readonly<Record<string, Effect>>
}

/** Reads what a transaction on the resource will need. */
export async function beginWork(resource: ResourceContext): Promise<ResourceWork> {
  // The rights of all entities are read at once, so what effects touch is prepared with it.
  const rights = await resource.fieldRights.now()
  const workOf = ({ tables, hooks, codePrefixes, modules, effects }: ResourceContext): ResourceWork => ({
    tables,
    hooks,
    codePrefixes,
    modules,
    effects,
    rights,
    others,
  })
  const others = (key: string): ResourceWork | undefined => {
    const found = resource.modules.find(({ entity }) => entity?.key === key)?.resource?.(resource)
    return found && workOf(found)
  }
  return workOf(resource)
}
