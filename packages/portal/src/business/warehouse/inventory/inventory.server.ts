import { defineResource } from '@lading/server'
import { makePickOrder, makeShipOrder } from '../../../../server/stock/fromStock'
import { checkStock } from '../../../../server/stock/checkStock'
import { inventory } from './inventory.entity'
import { inventoryMigrations } from './inventory.migrations'

/** 库存: calls below `/warehouse/inventory`. */
export const inventoryServer = defineResource(inventory, {
  migrations: inventoryMigrations,
  effects: { makePickOrder, makeShipOrder },
  codePrefixes: { lotNo: 'LOT' },
  jobs: { checkStock: (_parameter, { db }) => checkStock(db) },
  dictionaries: [
    {
      code: 'inventory_kind',
      name: { zh: '库存类别', en: 'Kind of stock' },
      items: [
        { value: 'deliveryCentralised', zh: '集中交付', en: 'Delivery centralised' },
        { value: 'transit', zh: '中转', en: 'Transit' },
      ],
    },
  ],
  seed: false,
})
