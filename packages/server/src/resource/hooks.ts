import type { Row } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import type { Session } from '../session'
import type { Effect } from './actions/effectTypes'
import type { ResourceTables } from './resourceTable'
import type { SavedRecord } from './savedRecord'

/** A stored record that is about to be changed. */
export interface StoredRecord extends SavedRecord {
  /** The row with its columns, as the database writes it as JSON: who saw it is found by it later. */
  row: Record<string, unknown>
}

/** Argument of a save hook: the record and its lines, inside the transaction of the save. */
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

/** What makes a table of records a resource. */
export interface ResourceParts {
  tables: ResourceTables
  hooks: ResourceHooks
  codePrefixes: Record<string, string>
  /** What actions bring about, by the names that the entity gives. */
  effects?: Readonly<Record<string, Effect>>
}
