import { Type } from 'typebox'
import type { Static } from 'typebox'

/** Most changed rows that one message brings; beyond them it asks to reload. */
export const MAX_LIVE_ROWS = 500

/** Header of a save by which its page is not told of what it just did: the `pageId` of its table socket. */
export const PAGE_HEADER = 'x-page-id'

const liveRow = Type.Intersect([
  Type.Object({ id: Type.String() }),
  Type.Record(Type.String(), Type.Unknown()),
])

/**
 * One changed row of a table, in the form in which a grid takes changes from outside. `insert` and `update` bring
 * the whole row as the receiver may see it, with `_dictText`; `index` is its place among the lines, from 0.
 */
export const liveChange = Type.Union([
  Type.Object({ type: Type.Literal('insert'), row: liveRow, index: Type.Optional(Type.Integer()) }),
  Type.Object({ type: Type.Literal('update'), row: liveRow }),
  Type.Object({ type: Type.Literal('remove'), id: Type.String() }),
])

/**
 * What a save or a deletion changed in one table, told to those who may see the record: tenant, right to list, data
 * rules, field rights.
 */
export const rowChanges = Type.Object({
  /** The record: the caseId of its lines. `''` when many records changed at once (import). */
  recordId: Type.String(),
  /** Version of the record after the save; 0 when it is deleted. */
  version: Type.Integer(),
  /** In the order in which they are to be taken over; of a header at most one. */
  changes: Type.Array(liveChange),
  /** There are more changes than fit: read the table again. @default false */
  reload: Type.Optional(Type.Boolean()),
})

/** Key of the common message for a table: that of the entity (its list) or of a line table. */
export function rowChangesKey(table: string): string {
  return `rows:${table}`
}

/** `common_send_date` with the changes of a table: `key` is `rowChangesKey(table)`. */
export const rowChangesMessage = Type.Object({
  type: Type.Literal('common_send_date'),
  data: Type.Object({ key: Type.String(), args: Type.Tuple([rowChanges]) }),
})
export type RowChangesMessage = Static<typeof rowChangesMessage>

/**
 * `update_vxe_table` (contract §15.2): a changed row under its table's key. Clients of the public contract hear of
 * saved records by it; who listens to `rowChangesKey` knows more and must not take these over as well.
 */
export const tableRowMessage = Type.Object({
  type: Type.Literal('update_vxe_table'),
  data: Type.Object({ socketKey: Type.String(), args: Type.Tuple([liveRow, Type.String()]) }),
})
export type TableRowMessage = Static<typeof tableRowMessage>
