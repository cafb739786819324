import { defineResource } from '@lading/server'
import { giveUp, openLines } from './freeLines.server'
import { requireItemUnits } from './itemUnits.server'
import { createPurchase } from './purchases.server'
import { salesOrderConfirmation } from './salesOrderConfirmation.entity'
import { salesOrderConfirmationMigrations } from './salesOrderConfirmation.migrations'
import { erpSyncEffects } from '../../shared/erpSync.server'

/** 销售订单确认: calls below `/sales/salesOrderConfirmation`. */
export const salesOrderConfirmationServer = defineResource(salesOrderConfirmation, {
  migrations: salesOrderConfirmationMigrations,
  effects: {
    ...erpSyncEffects('salesOrderConfirmation', 'confirmationNo'),
    createPurchase,
    giveUp,
  },
  hooks: {
    beforeDelete: openLines,
    afterSave: async ({ action, ...saved }) => {
      if (action === 'confirm') await requireItemUnits(saved)
      if (action === 'cancel') await openLines(saved)
    },
  },
  // The demo's story makes them (server/story).
  seed: false,
})
