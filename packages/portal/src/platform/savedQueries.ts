import { calls } from '@lading/core/calls'
import type { SavedQueryModel } from '@lading/core/contract'
import type { SavedQueryRecord, SavedQuerySource } from '@lading/ui/foundation'
import { request } from './request'

/** Whom a query is shared with; the dialog only knows whether it is shared, and hands the rest back. */
type Audience = Pick<SavedQueryModel, 'scope' | 'targets'>

/** Advanced queries that are kept and shared on the server. */
export const savedQueries: SavedQuerySource = {
  list: async (page, signal) =>
    (await request().call(calls.savedQueryList, { query: { page }, signal })).map(savedQueryRecord),
  save: async (draft) => {
    const { id, page, name } = draft
    const query = {
      matchType: draft.query.matchType,
      lines: [...draft.query.lines] as Record<string, unknown>[],
      ...(draft.query.view && { view: draft.query.view as Record<string, unknown> }),
    }
    const body = { ...(id !== undefined && { id }), page, name, query, ...audienceOf(draft) }
    return savedQueryRecord(await request().call(calls.savedQuerySave, { body }))
  },
  setDefault: async (page, id) => {
    await request().call(calls.savedQuerySetDefault, { body: { page, ...(id !== null && { id }) } })
  },
  remove: async (id) => {
    await request().call(calls.savedQueryDelete, { query: { id } })
  },
}

/** Shared anew: with everybody; shared before: with the same people; not shared: with nobody. */
export function audienceOf({ shared, sharedWith }: { shared: boolean; sharedWith?: unknown }): Audience {
  if (!shared) return { scope: 'private', targets: [] }
  return (sharedWith as Audience | undefined) ?? { scope: 'everyone', targets: [] }
}

/** A saved query of the wire as the dialog lists it. */
export function savedQueryRecord(model: SavedQueryModel): SavedQueryRecord {
  const { scope, targets, ...record } = model
  return { ...record, ...(record.shared && { sharedWith: { scope, targets } satisfies Audience }) }
}
