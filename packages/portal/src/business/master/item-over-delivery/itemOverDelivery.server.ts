import { defineResource, seedRecords } from '@lading/server'
import { itemOverDelivery } from './itemOverDelivery.entity'
import { itemOverDeliveryMigrations } from './itemOverDelivery.migrations'

/** 超交比例: calls below `/master/itemOverDelivery`. */
export const itemOverDeliveryServer = defineResource(itemOverDelivery, {
  migrations: itemOverDeliveryMigrations,
  // The demo's own; never in production.
  seed: (context) =>
    seedRecords(itemOverDelivery, context, [
      { itemId: 'PROV00128', itemName: '冷冻牛肉', overcrossRatio: 5 },
      { itemId: 'PROV00342', itemName: '大米 25kg', overcrossRatio: 2 },
      { itemId: 'IMPA150711', itemName: '船用涤纶缆绳 40mm', overcrossRatio: 0 },
      { itemId: 'IMPA450803', itemName: '润滑脂 18kg', overcrossRatio: 3 },
    ]),
})
