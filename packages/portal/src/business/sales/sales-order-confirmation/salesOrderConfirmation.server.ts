import { defineResource } from '@lading/server'
import { createPurchase } from './purchases.server'
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
    createPurchase,
  },
  // The demo's story makes them (server/story).
  seed: false,
})
