import { defineResource, seedRows } from '@lading/server'
import { salesOrderConfirmation } from './salesOrderConfirmation.entity'
import { salesOrderConfirmationMigrations } from './salesOrderConfirmation.migrations'

/** 销售订单确认: calls below `/sales/salesOrderConfirmation`. */
export const salesOrderConfirmationServer = defineResource(salesOrderConfirmation, {
  migrations: salesOrderConfirmationMigrations,
  effects: {
    sendToErp: ({ record, lines, send }) =>
      send({
        channel: 'erp',
        subject: String(record.confirmationNo),
        payload: { ...record, ...lines },
        whenSent: 'syncDone',
        whenFailed: 'syncFailed',
      }),
    noteAnswer: async ({ record, input, records }) => {
      await records('salesOrderConfirmation', { asSystem: true }).edit(String(record.id), {
        axStatus: input.answer ?? null,
      })
    },
  },
  // Believable rows for the demo; never in production.
  seed: (context) => seedRows(salesOrderConfirmation, context, { rows: 40, scaled: false }),
})
