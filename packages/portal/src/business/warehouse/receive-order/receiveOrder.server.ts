import { defineResource } from '@lading/server'
import { receiveOrder } from './receiveOrder.entity'
import { receiveOrderMigrations } from './receiveOrder.migrations'
import { receiveGoods, returnGoods, takeOverRatios } from '../../../../server/stock/receiveOrderEffects'

/** 收货单: calls below `/warehouse/receiveOrder`. */
export const receiveOrderServer = defineResource(receiveOrder, {
  migrations: receiveOrderMigrations,
  effects: { receiveGoods, returnGoods, takeOverRatios },
  codePrefixes: { receiveNo: 'RO' },
  seed: false,
})
