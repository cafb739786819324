import type { EntityDefinition, Row } from '@lading/core/entity'
import type { EntityFieldRights, FieldRights } from '../../auth/fieldRights'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import type { Session } from '../../session'
import type { SavedRecord } from '../savedRecord'
import type { ResourceWork } from '../resourceContext'
import { readStored, shown, visible } from '../readRecord'
import { PICK, referenceTargets } from '../references'
import type { SavedChange } from '../../cluster/savedChange'
import type { LateNotice } from '../approval/notices'
import { addRecord, editRecord } from '../saveRecord'
import type { EffectReach, EffectRecords } from './effectTypes'
import { findIds } from './findIds'
import { madeFrom as made, noteOrigin, originsOf, releaseOrigins } from './origins'
import { readMany } from './readMany'

/** What the transaction of an action wrote, by the resource it belongs to. */
export interface WrittenChange {
  work: ResourceWork
  change: SavedChange
}

/** Actions that bring about actions, at most. */
const MAX_DEPTH = 5

/** What one call does: all its writes are one transaction. */
export interface ActionRun {
  tx: Transaction
  session: Session
  changes: WrittenChange[]
  /** What people are told after the commit. */
  notices: LateNotice[]
  /** How many actions this one follows from. */
  depth: number
  /** Does an action to records: the way back from effects to actions, without a circle of files. */
  act: (
    run: ActionRun,
    work: ResourceWork,
    action: string,
    targets: readonly { id: string; version?: number }[],
    input: Row,
  ) => Promise<unknown>
}

const NONE: ReadonlySet<string> = new Set()

/** No field is closed: the permission is that of the action. */
function openRights({ lines = {} }: EntityDefinition): EntityFieldRights {
  const open = { hidden: NONE, closed: NONE }
  return { ...open, lines: Object.fromEntries(Object.keys(lines).map((key) => [key, open])) }
}

export const OPEN: FieldRights = { of: (entity) => openRights(entity), hidden: () => NONE }

const whole = ({ record, lines }: SavedRecord): Row => ({ ...record, ...lines })

/** The records of other entities, and of the own one, that an effect works with. */
export function effectRecords(
  run: ActionRun,
  from: { work: ResourceWork; action: string },
  key: string,
  { asSystem = false }: EffectReach = {},
): EffectRecords {
  const found = from.work.others?.(key)
  if (!found)
    throw new Error(`The effect of ${from.action} asks for records of "${key}", which no resource has.`)
  if (run.depth >= MAX_DEPTH)
    throw new Error(`Actions follow from actions more than ${MAX_DEPTH} deep (${from.action}).`)
  const work: ResourceWork = { ...found, rights: OPEN, trusted: true, allRows: asSystem }
  const { tx, session } = run
  const own = from.work.tables.entity.key
  const read = async (id: string) =>
    shown(await readStored(tx, work, session, id), openRights(work.tables.entity))
  const keep = async (change: SavedChange) => {
    run.changes.push({ work: found, change })
    return read(change.id)
  }
  return {
    read,
    add: async (body, { madeFrom = [] } = {}) => {
      const change = await addRecord(tx, work, session, body)
      for (const { as = from.action, ...each } of [madeFrom].flat())
        await noteOrigin(tx, session, { entity: own, ...each }, { entity: key, id: change.id, action: as })
      return keep(change)
    },
    edit: async (id, changes) => {
      const [before] = await readMany(tx, work, session, [id], 'edit', false)
      return keep(await editRecord(tx, work, session, { ...changes, id, version: before!.record.version }))
    },
    act: async (id, action, input = {}) => {
      await run.act({ ...run, depth: run.depth + 1 }, work, action, [{ id }], input)
      return read(id)
    },
    named: async (value) => {
      const target = referenceTargets(work.modules).get(key)
      if (!target) throw new Error(`Records of "${key}" cannot be named: it says no reference.`)
      const found = target.tables.header.fields.map(
        ({ column, name }) => sql`t.${sql.identifier(column)} AS ${sql.identifier(name)}`,
      )
      const reach = asSystem ? sql`t.tenant_id = ${session.tenantId}` : visible(target, session, PICK)
      const [row] = await tx.named<Row>(
        sql`SELECT t.id, ${sql.join(found, sql`, `)} FROM ${sql.identifier(target.tables.header.table)} t
            WHERE t.${sql.identifier(target.value.column)} = ${value} AND ${reach}`,
      )
      return row
    },
    lock: async (ids) => (await readMany(tx, work, session, ids, 'edit', true)).map(whole),
    find: async (values) => {
      const ids = await findIds(tx, work, session, values)
      return (await readMany(tx, work, session, ids, 'edit', true)).map(whole)
    },
    madeFrom: (origin) => made(tx, session, { entity: own, ...origin }, key),
    origins: (entity, id) => originsOf(tx, session, { entity, id }, key),
    release: (id) => releaseOrigins(tx, session, key, id),
  }
}
