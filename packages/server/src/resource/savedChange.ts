import { PAGE_HEADER } from '@lading/core/contract'
import type { FastifyRequest } from 'fastify'
import type { Change } from './audit'
import type { SavedChange } from '../cluster/savedChange'

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
