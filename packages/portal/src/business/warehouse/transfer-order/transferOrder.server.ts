import { defineResource, seedRows } from '@lading/server'
import { transferOrder } from './transferOrder.entity'
import { transferOrderMigrations } from './transferOrder.migrations'

/** 调拨订单: calls below `/warehouse/transferOrder`. */
export const transferOrderServer = defineResource(transferOrder, {
  migrations: transferOrderMigrations,
  // Believable rows for the demo; never in production.
  seed: (context) =>
    seedRows(transferOrder, context, {
      rows: 24,
      scaled: false,
      narrow: { toSite: (site, { fromSite }) => site.code !== fromSite },
    }),
})
