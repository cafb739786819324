import { defineResource, seedRows } from '@lading/server'
import { salesOrder } from './salesOrder.entity'
import { salesOrderMigrations } from './salesOrder.migrations'

/** 销售订单: calls below `/sales/salesOrder`. */
export const salesOrderServer = defineResource(salesOrder, {
  migrations: salesOrderMigrations,
  // Believable rows for the demo; never in production.
  seed: (context) => seedRows(salesOrder, context, { rows: 60, scaled: false }),
})
