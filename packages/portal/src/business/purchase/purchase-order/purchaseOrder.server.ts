import { defineResource, seedRows } from '@lading/server'
import { purchaseOrder } from './purchaseOrder.entity'
import { purchaseOrderMigrations } from './purchaseOrder.migrations'

/** 采购订单: calls below `/purchase/purchaseOrder`. */
export const purchaseOrderServer = defineResource(purchaseOrder, {
  migrations: purchaseOrderMigrations,
  // Believable rows for the demo; never in production.
  seed: (context) =>
    seedRows(purchaseOrder, context, { rows: 40, scaled: false, writers: [['purchasing', 'A01A03']] }),
})
