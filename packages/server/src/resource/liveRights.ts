import { MAX_LIVE_ROWS } from '@lading/core/contract'
import { permissionCode } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { EntityFieldRights, FieldRights } from '../auth/fieldRights'
import { mayDo } from '../auth/sessionStore'
import type { Session } from '../session'
import type { ResourceContext } from './resourceContext'
import type { LiveMessage } from './liveMessages'
import { changesMessage } from './liveMessages'
import { visible } from './readRecord'

const dialect = new PgDialect()

/** The hidden fields of header and lines, as a text: equal ones see the same. */
export const hiddenText = ({ hidden, lines }: Pick<EntityFieldRights, 'hidden' | 'lines'>): string =>
  JSON.stringify([
    [...hidden].sort(),
    ...Object.entries(lines).map(([key, line]) => [key, ...[...line.hidden].sort()]),
  ])

/** The condition under which a session sees rows, as a text. */
const rowsText = (resource: ResourceContext, session: Session): string =>
  JSON.stringify(dialect.sqlToQuery(visible(resource, session)))

/** What a session sees of the records, as a text: sessions with equal ones see the same rows and fields. */
export const seenText = (resource: ResourceContext, session: Session, rights: FieldRights): string =>
  `${hiddenText(rights.of(resource.tables.entity, session))}\n${rowsText(resource, session)}`

/**
 * What an open grid is told when the rights or data rules of its session changed: the newest records that left what
 * the session may see, and that there may be more to read. `undefined`: it sees what it saw.
 */
export async function rightsMessage(
  resource: ResourceContext,
  before: Session,
  after: Session,
): Promise<LiveMessage | undefined> {
  const { db, fieldRights, tables } = resource
  const { entity, header } = tables
  const list = permissionCode(entity, 'list')
  const mayList = { before: mayDo(before, list), after: mayDo(after, list) }
  if (!mayList.before && !mayList.after) return undefined
  const message = (ids: readonly string[]) =>
    changesMessage(entity.key, {
      recordId: '',
      version: 0,
      changes: ids.map((id) => ({ type: 'remove', id })),
      reload: true,
    })
  if (mayList.before !== mayList.after) return message([])
  if (rowsText(resource, before) !== rowsText(resource, after)) {
    const seen = { before: visible(resource, before), after: visible(resource, after) }
    const rows = await db.rows<{ id: string }>(
      sql`SELECT t.id FROM ${sql.identifier(header.table)} t
          WHERE ${seen.before} AND NOT coalesce((${seen.after}), false) ORDER BY t.id DESC LIMIT ${MAX_LIVE_ROWS}`,
    )
    return message(rows.map(({ id }) => id))
  }
  const rights = await fieldRights.now()
  const hidden = {
    before: hiddenText(rights.of(entity, before)),
    after: hiddenText(rights.of(entity, after)),
  }
  return hidden.before === hidden.after ? undefined : message([])
}
