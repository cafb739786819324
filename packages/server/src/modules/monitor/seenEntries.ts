import type { EntityDefinition } from '@lading/core/entity'
import { entityPaths } from '@lading/core/entity'
import type { EntityFieldRights, TableRights } from '../../auth/fieldRights'
import type { Context } from '../../module'
import type { Session } from '../../session'

/** What of an entry of the data log tells which values it holds. */
export interface LoggedChange {
  dataTable: string
  dataContent: string
}

type Fields = Record<string, unknown>
/** What the log holds of one kind of lines; of a very large change the numbers alone (resource/audit.ts). */
type Lines = Record<'added' | 'removed', Fields[] | number> & {
  changed: { id: unknown; fields: Fields }[] | number
}

const seen = (fields: Fields, { hidden }: TableRights): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.has(name)))

function seenLines(lines: Lines, rights: TableRights): Lines {
  const rows = (part: Fields[] | number) =>
    typeof part === 'number' ? part : part.map((row) => seen(row, rights))
  return {
    added: rows(lines.added),
    changed:
      typeof lines.changed === 'number'
        ? lines.changed
        : lines.changed.map(({ id, fields }) => ({ id, fields: seen(fields, rights) })),
    removed: rows(lines.removed),
  }
}

function seenContent(text: string, rights: EntityFieldRights): string {
  const { fields, lines } = JSON.parse(text) as { fields: Fields; lines: Record<string, Lines> }
  const kept = Object.entries(lines).flatMap(([key, part]) => {
    const of = rights.lines[key]
    return of ? [[key, seenLines(part, of)]] : []
  })
  return JSON.stringify({ fields: seen(fields, rights), lines: Object.fromEntries(kept) })
}

/**
 * Entries of the data log without the values of fields that the session may not see. Of tables that no module serves
 * any more nobody but administrators sees values: there is none to say what is hidden.
 */
export async function seenEntries(
  { modules, fieldRights }: Pick<Context, 'modules' | 'fieldRights'>,
  session: Session,
  entries: readonly LoggedChange[],
): Promise<LoggedChange[]> {
  if (session.isAdmin) return [...entries]
  const entities = new Map<string, EntityDefinition>()
  for (const { entity } of modules) if (entity) entities.set(entityPaths(entity).table, entity)
  return Promise.all(
    entries.map(async (entry) => {
      const entity = entities.get(entry.dataTable)
      const dataContent = entity
        ? seenContent(entry.dataContent, await fieldRights.of(entity, session))
        : JSON.stringify({ fields: {}, lines: {} })
      return { ...entry, dataContent }
    }),
  )
}
