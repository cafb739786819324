import type { RowChangesMessage, TableRowMessage } from '@lading/core/contract'
import { rowChangesKey } from '@lading/core/contract'
import type { RowChange, RowChanges, SourceRow } from '@lading/core/ports'
import type { Row } from '@lading/core/entity'

/** What the table channel says of saved rows. */
export type LiveMessage = RowChangesMessage | TableRowMessage

/** The changes of one table in one message. */
export function changesMessage(table: string, changes: RowChanges<SourceRow>): RowChangesMessage {
  return {
    type: 'common_send_date',
    data: { key: rowChangesKey(table), args: [{ ...changes, changes: [...changes.changes] }] },
  }
}

/** A changed row as clients of the public contract hear of it (contract §15.2). */
export function rowMessage(table: string, row: Row, caseId: string): TableRowMessage {
  return {
    type: 'update_vxe_table',
    data: { socketKey: table, args: [row as TableRowMessage['data']['args'][0], caseId] },
  }
}

/** A saved header: the row of the contract, and the change for who takes changes. */
export function headerMessages(table: string, type: 'insert' | 'update', row: Row): LiveMessage[] {
  const changes = [{ type, row } as RowChange<SourceRow>]
  return [
    rowMessage(table, row, ''),
    changesMessage(table, { recordId: String(row.id), version: Number(row.version), changes }),
  ]
}
