import { defineResource, sampleItems, seedRecords } from '@lading/server'
import { item } from './item.entity'
import { itemMigrations } from './item.migrations'

/** 物料: calls below `/master/item`. */
export const itemServer = defineResource(item, {
  migrations: itemMigrations,
  hooks: {},
  // The demo's own; never in production.
  seed: (context) =>
    seedRecords(
      item,
      context,
      sampleItems.map((each) => ({ ...each, currency: 'CNY', status: 'active' })),
    ),
})
