import { defineResource, seedRows } from '@lading/server'
import { salesOrderConfirmation } from './salesOrderConfirmation.entity'
import { salesOrderConfirmationMigrations } from './salesOrderConfirmation.migrations'

/** 销售订单确认: calls below `/sales/salesOrderConfirmation`. */
export const salesOrderConfirmationServer = defineResource(salesOrderConfirmation, {
  migrations: salesOrderConfirmationMigrations,
  // Believable rows for the demo; never in production.
  seed: (context) => seedRows(salesOrderConfirmation, context, { rows: 40, scaled: false }),
})
