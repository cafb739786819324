import type { Effect } from '@lading/server'

/** The effects of `erpSyncStates` and `erpSyncAction`: hands the document to the outbox, and keeps what the ERP answers. */
export function erpSyncEffects(
  entity: string,
  /** The field that names a record to the ERP. */
  number: string,
): Record<'sendToErp' | 'noteAnswer', Effect> {
  return {
    sendToErp: ({ record, lines, send }) =>
      send({
        channel: 'erp',
        subject: String(record[number]),
        payload: { ...record, ...lines },
        whenSent: 'syncDone',
        whenFailed: 'syncFailed',
      }),
    noteAnswer: async ({ record, input, records }) => {
      await records(entity, { asSystem: true }).edit(String(record.id), { axStatus: input.answer ?? null })
    },
  }
}
