import type { Row } from '@lading/core/entity'
import type { Session } from '../../session'
import type { Outgoing } from '../../outbox/outbox'
import type { SavedRecord } from '../savedRecord'

/** How an effect reaches records. */
export interface EffectReach {
  /**
   * Also records that the caller's data rules and the resource's scope hide. Never those of another tenant. Not for ids
   * that come from the caller.
   * @default false
   */
  asSystem?: boolean
}

/** What a record is made from. */
export interface MadeFrom {
  id: string
  /** Ids of the lines that go into it. @default the record as a whole */
  lines?: readonly string[]
  /** What it was made by: of several actions that make the same, one name. @default the action */
  as?: string
  /** Key of the entity. @default that of the action */
  entity?: string
  /** The same action may make more from it, e.g. take from stock again; otherwise a second one is refused. @default false */
  again?: boolean
}

/** Values of header fields that records are found by. */
export type FoundBy = Readonly<Record<string, string | number | null | readonly string[]>>

/** Records of an entity, inside the transaction of the action: with rules, numbers, audit and live messages. */
export interface EffectRecords {
  /** Adds a record; lines as arrays, or as `{ tableData, deleteData }`. Gives it as it is stored. */
  add: (body: Row, options?: { madeFrom?: MadeFrom | readonly MadeFrom[] }) => Promise<Row>
  /** Changes fields and lines; what is not named stays. Read-only fields can be written; states only by `act`. */
  edit: (id: string, changes: Row) => Promise<Row>
  /** Does an action to a record, with its states, conditions, checks and effects. The permission is that of the first one. */
  act: (id: string, action: string, input?: Row) => Promise<Row>
  /** Reads and locks records until the transaction ends, in the order of their ids. */
  lock: (ids: readonly string[]) => Promise<Row[]>
  /** A record with its lines. */
  read: (id: string) => Promise<Row>
  /** The header that fields of others name by this value, as the caller may pick it. */
  named: (value: string) => Promise<Row | undefined>
  /**
   * Records whose fields hold these values (one of a list), with their lines; locked like those of `lock`. At most 1,000.
   * @throws Error for a name that is no field of the header
   */
  find: (values: FoundBy) => Promise<Row[]>
  /** Ids of the records that an action made from one, or from some of its lines, oldest first. */
  madeFrom: (from: Pick<MadeFrom, 'id' | 'lines' | 'entity'>) => Promise<string[]>
  /** Ids of the records, of this entity, that a record of another one was made from, oldest first. */
  origins: (entity: string, id: string) => Promise<string[]>
  /** Lets what a record was made from be made again: it was given up. The chain goes on to show it. */
  release: (id: string) => Promise<void>
}

/** Argument of an effect, which runs inside the action's transaction. */
export interface EffectInput {
  /** Name of the action. */
  action: string
  /** The record as the action left it; of a selection the first. */
  record: Row
  /** Its lines by key. */
  lines: Record<string, Row[]>
  /** All records it is done to, each with its lines. */
  selected: readonly SavedRecord[]
  /** The chosen lines (`on: 'lines'`). */
  chosen: readonly Row[]
  /** What was entered. */
  input: Row
  session: Session
  /** Whether a resource has an entity of this key. */
  has: (entity: string) => boolean
  /** Records of an entity by its key. @throws Error for a key that no resource has */
  records: (entity: string, reach?: EffectReach) => EffectRecords
  /** Has something sent to another system after the transaction (decision 20). */
  send: (outgoing: Outgoing) => Promise<void>
}

/**
 * Something that happens with an action, in its transaction: everything is stored or nothing. It must not wait for
 * anything but the database.
 * @throws Failure with a text for the user to refuse
 */
export type Effect = (input: EffectInput) => void | Promise<void>
