import { PAGE_HEADER } from '@lading/core/contract'
import type { FastifyRequest } from 'fastify'
import type { Change } from './audit'

/** What a committed write did to one record, as the processes of a server tell each other. */
export interface SavedChange {
  /** `many`: more records than are told one by one. */
  kind: 'insert' | 'update' | 'delete' | 'many'
  id: string
  /** After the write. */
  version: number
  /** By line key: ids of the rows that the write touched. */
  lines: Record<string, { inserted: string[]; updated: string[]; removed: string[] }>
  /** The row as it was before an update or a deletion: whoever saw it then, is told that it left. */
  before?: Record<string, unknown>
}

/** A record whose change cannot be told in rows. */
export const MANY: SavedChange = { kind: 'many', id: '', version: 0, lines: {} }

const idsOf = (rows: readonly Record<string, unknown>[]) => rows.map(({ id }) => String(id))

/** The ids of the changed lines; kinds of lines that did not change are left out. */
export function changedLines(lines: NonNullable<Change['lines']>): SavedChange['lines'] {
  return Object.fromEntries(
    Object.entries(lines)
      .filter(([, { added, changed, removed }]) => added.length + changed.length + removed.length > 0)
      .map(([key, { added, changed, removed }]) => [
        key,
        {
          inserted: idsOf(added),
          updated: idsOf(changed.map(({ after }) => after)),
          removed: idsOf(removed),
        },
      ]),
  )
}

const PAGE = /^[A-Za-z0-9_-]{1,64}$/

/** The page that sent a write, as its table socket is called; `undefined` when it does not say. */
export function pageOfRequest({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const page = headers[PAGE_HEADER]
  return typeof page === 'string' && PAGE.test(page) ? page : undefined
}
