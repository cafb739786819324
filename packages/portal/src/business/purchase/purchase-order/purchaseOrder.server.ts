import { defineResource } from '@lading/server'
import { createExpense, createReceive } from './fromOrder.server'
import { purchaseOrder } from './purchaseOrder.entity'
import { purchaseOrderMigrations } from './purchaseOrder.migrations'

/** 采购订单: calls below `/purchase/purchaseOrder`. */
export const purchaseOrderServer = defineResource(purchaseOrder, {
  migrations: purchaseOrderMigrations,
  effects: { createReceive, createExpense },
  // The demo's story makes them (server/story).
  seed: false,
})
