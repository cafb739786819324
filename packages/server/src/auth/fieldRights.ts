import type { EntityDefinition, Field } from '@lading/core/entity'
import { entityPrefix, linePrefix } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { sharedCache } from '../db/sharedCache'
import type { Session } from '../session'
import { mayDo } from './sessionStore'

/** How long the defined rights are believed; other servers of a cluster see a change by then. */
const FRESH_MS = 1_000
const NONE: ReadonlySet<string> = new Set()

/** The fields of one table that are not, or not fully, for a session. */
export interface TableRights {
  /** Neither read nor written, nor filtered or sorted by. */
  hidden: ReadonlySet<string>
  /** Not written: the hidden ones, and those that may only be seen. */
  closed: ReadonlySet<string>
}

/** The fields of an entity and of each kind of its lines. */
export interface EntityFieldRights extends TableRights {
  lines: Readonly<Record<string, TableRights>>
}

/**
 * Which fields a session may not see or not change (security.md §3, threat 8), by the rights that are defined. Nothing
 * is read any more: a transaction is given these.
 */
export interface FieldRights {
  /** Hidden fields of the header. */
  hidden: (entity: EntityDefinition, session: Session) => ReadonlySet<string>
  of: (entity: EntityDefinition, session: Session) => EntityFieldRights
}

/** The rights of fields that a server knows. */
export interface FieldRightsStore {
  /** As they are defined now, at most a second ago. Not inside a transaction. */
  now: () => Promise<FieldRights>
}

/** Codes in force, by what they control: '1' to see, '2' to do or to change. */
type Defined = Readonly<Record<'1' | '2', ReadonlySet<string>>>

/** The fields of one table that have a right of their own: their codes by what they control. */
type Controlled = Readonly<Record<'1' | '2', readonly { name: string; code: string }[]>>

const OPEN: TableRights = { hidden: NONE, closed: NONE }

function controlled(fields: Record<string, Field>, prefix: string, defined: Defined): Controlled {
  const withCode = (kind: '1' | '2') =>
    Object.keys(fields)
      .map((name) => ({ name, code: `${prefix}:${name}` }))
      .filter(({ code }) => defined[kind].has(code))
  return { 1: withCode('1'), 2: withCode('2') }
}

function rightsOf(fields: Controlled, session: Session): TableRights {
  if (fields[1].length + fields[2].length === 0) return OPEN
  const refused = (kind: '1' | '2') =>
    fields[kind].filter(({ code }) => !mayDo(session, code)).map(({ name }) => name)
  const hidden = new Set(refused('1'))
  return { hidden, closed: new Set([...hidden, ...refused('2')]) }
}

/** What is controlled of an entity: the same for all sessions, until the defined codes are read anew. */
interface ControlledEntity {
  header: Controlled
  lines: readonly (readonly [string, Controlled])[]
}

/** The rights that follow from the defined codes. */
function fieldRightsOf(defined: Defined): FieldRights {
  const known = new WeakMap<EntityDefinition, ControlledEntity>()
  const controlledOf = (entity: EntityDefinition) => {
    const fields = known.get(entity) ?? {
      header: controlled(entity.fields, entityPrefix(entity), defined),
      lines: Object.entries(entity.lines ?? {}).map(
        ([key, line]) => [key, controlled(line.fields, linePrefix(entity, key), defined)] as const,
      ),
    }
    known.set(entity, fields)
    return fields
  }
  // `mayDo` lets the role `admin` do everything that is defined.
  const of: FieldRights['of'] = (entity, session) => {
    const { header, lines } = controlledOf(entity)
    return {
      ...rightsOf(header, session),
      lines: Object.fromEntries(lines.map(([key, line]) => [key, rightsOf(line, session)])),
    }
  }
  return { of, hidden: (entity, session) => rightsOf(controlledOf(entity).header, session).hidden }
}

async function load(db: Database): Promise<FieldRights> {
  const rows = await db.rows<{ perms: string; permsType: '1' | '2' }>(
    sql`SELECT perms, perms_type FROM sys_permission
        WHERE menu_type = 2 AND perms_type IN ('1', '2') AND perms <> '' AND status = '1' AND del_flag = 0`,
  )
  const codes = (kind: string) =>
    rows
      .filter(({ permsType }) => permsType === kind)
      .flatMap(({ perms }) => perms.split(',').map((code) => code.trim()))
  return fieldRightsOf({ 1: new Set(codes('1')), 2: new Set(codes('2')) })
}

/**
 * Field rights as the portal reads them (spec 2 §6): a field is hidden when an entry of type 1 with its code is in
 * force and the user does not hold it, and closed to changes with one of type 2. The code is `<prefix>:<field>`, for
 * fields of lines `<prefix>:<lines>:<field>`.
 */
export function createFieldRights(db: Database): FieldRightsStore {
  const kept = sharedCache<FieldRights>(db, { freshMs: FRESH_MS })
  return { now: () => kept.get('', load) }
}
