import { defineResource } from '@lading/server'
import { pickOrder } from './pickOrder.entity'
import { pickOrderMigrations } from './pickOrder.migrations'
import { freeStock, putBack, takeFromStock } from '../../../../server/stock/pickOrderEffects'

/** 拣货单: calls below `/warehouse/pickOrder`. */
export const pickOrderServer = defineResource(pickOrder, {
  migrations: pickOrderMigrations,
  effects: { freeStock, putBack, takeFromStock },
  codePrefixes: { pickNo: 'PK' },
  seed: false,
})
