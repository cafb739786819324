import type { Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { dataRuleScope } from '../auth/dataRules'
import type { EntityFieldRights } from '../auth/fieldRights'
import { addTexts, textSources } from '../list/dictTexts'
import type { Session } from '../session'
import type { ResourceContext } from './resourceContext'
import { lineMessages } from './liveLines'
import type { LiveMessage } from './liveMessages'
import { changesMessage, headerMessages } from './liveMessages'
import { hiddenText, seenText } from './liveRights'
import { visible } from './readRecord'
import { listColumns, selection } from './resourceTable'
import type { SavedChange } from '../cluster/savedChange'

/** Whether a session sees some rows of the resource only: by the resource's own scope or by data rules. */
export function isBound({ hooks, tables }: ResourceContext, session: Session): boolean {
  return (
    hooks.scope !== undefined ||
    dataRuleScope(tables.entity, listColumns(tables.header), session) !== undefined
  )
}

/** The record as the session may see it, with its texts; nothing when it may not. */
async function readHeader(
  resource: ResourceContext,
  id: string,
  session: Session,
  hidden: ReadonlySet<string>,
): Promise<Row | undefined> {
  const { db, dictionaries } = resource
  const { entity, header } = resource.tables
  const [row] = await db.named<Row>(
    sql`SELECT ${selection(header, 't', false, hidden)} FROM ${sql.identifier(header.table)} t
        WHERE t.id = ${id} AND ${visible(resource, session)}`,
  )
  const sources = [...textSources(entity.fields, resource.modules, entity)].filter(
    ([name]) => !hidden.has(name),
  )
  if (row) await addTexts(db, dictionaries, [row], new Map(sources))
  return row
}

/** Whether the session could see a record as it was: its conditions hold for that row. */
async function saw(resource: ResourceContext, { before }: SavedChange, session: Session): Promise<boolean> {
  if (!before || !isBound(resource, session)) return before !== undefined
  const { table } = resource.tables.header
  const row = sql`jsonb_populate_record(NULL::${sql.identifier(table)}, ${JSON.stringify(before)}::jsonb)`
  const seen = await resource.db.row(sql`SELECT 1 AS there FROM ${row} t WHERE ${visible(resource, session)}`)
  return seen !== undefined
}

async function messagesFor(
  resource: ResourceContext,
  change: SavedChange,
  session: Session,
  lines: (rights: EntityFieldRights) => Promise<LiveMessage[]>,
): Promise<LiveMessage[]> {
  const { id, version, kind } = change
  const { key } = resource.tables.entity
  const left = () => changesMessage(key, { recordId: id, version, changes: [{ type: 'remove', id }] })
  if (kind === 'many') return [changesMessage(key, { recordId: '', version, changes: [], reload: true })]
  if (kind === 'delete') return (await saw(resource, change, session)) ? [left()] : []
  const rights = (await resource.fieldRights.now()).of(resource.tables.entity, session)
  const row = await readHeader(resource, id, session, rights.hidden)
  // A change may carry a record out of what a user's data rules show, and into it.
  const saved = kind === 'update' && !(await saw(resource, change, session)) ? 'insert' : kind
  if (row) return [...headerMessages(key, saved, row), ...(await lines(rights))]
  return kind === 'update' && saved === 'update' ? [left()] : []
}

/** Sessions that see the same of a change, and what they are told of it. */
export interface Told {
  ids: ReadonlySet<string>
  messages: readonly LiveMessage[]
}

/**
 * What is told of a committed change to those who may list the records: to each only the rows and the fields that
 * the session may see. What several see alike is read once.
 */
export async function* savedMessages(
  resource: ResourceContext,
  change: SavedChange,
  watching: readonly Session[],
): AsyncGenerator<Told> {
  const rights = await resource.fieldRights.now()
  const kinds = new Map<string, Session[]>()
  for (const session of watching) {
    // Under data rules, too: those of one department see the same, and are two hundred.
    const kind = seenText(resource, session, rights)
    kinds.set(kind, [...(kinds.get(kind) ?? []), session])
  }
  const read = new Map<string, LiveMessage[]>()
  const lines = async (fields: EntityFieldRights) => {
    const key = hiddenText({ hidden: new Set(), lines: fields.lines })
    const messages = read.get(key) ?? (await lineMessages(resource, change, fields))
    read.set(key, messages)
    return messages
  }
  for (const sessions of kinds.values())
    yield {
      ids: new Set(sessions.map(({ id }) => id)),
      messages: await messagesFor(resource, change, sessions[0]!, lines),
    }
}
