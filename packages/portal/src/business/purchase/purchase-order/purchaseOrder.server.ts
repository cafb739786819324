import { defineResource } from '@lading/server'
import { createExpense, createReceive, requireNothingUnderWay } from './fromOrder.server'
import { purchaseOrder } from './purchaseOrder.entity'
import { purchaseOrderMigrations } from './purchaseOrder.migrations'
import { requireActiveSupplier } from '../../shared/stoppedSupplier.server'

/** 采购订单: calls below `/purchase/purchaseOrder`. */
export const purchaseOrderServer = defineResource(purchaseOrder, {
  migrations: purchaseOrderMigrations,
  effects: { createReceive, createExpense, requireNothingUnderWay },
  hooks: { afterSave: requireActiveSupplier({ field: 'supplierCode', asks: ['place'] }) },
  // The demo's story makes them (server/story).
  seed: false,
})
