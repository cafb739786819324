import { defineResource } from '@lading/server'
import { sql } from 'drizzle-orm'
import { receiveOrder } from './receiveOrder.entity'
import { receiveOrderMigrations } from './receiveOrder.migrations'
import { requireActiveSupplier } from '../../shared/stoppedSupplier.server'
import {
  giveUp,
  receiveGoods,
  returnGoods,
  takeOverRatios,
} from '../../../../server/stock/receiveOrderEffects'

/** 收货单: calls below `/warehouse/receiveOrder`. */
export const receiveOrderServer = defineResource(receiveOrder, {
  migrations: receiveOrderMigrations,
  effects: { giveUp, receiveGoods, returnGoods, takeOverRatios },
  hooks: {
    afterSave: requireActiveSupplier({
      field: 'supplier',
      asks: ['release'],
      // What was ordered of it before still arrives.
      unless: ({ orderNo }) => sql`EXISTS (SELECT 1 FROM purchase_order o WHERE o.tenant_id = s.tenant_id
        AND o.supplier_code = s.code AND o.order_no = ${orderNo} AND o.status IN ('placed', 'done'))`,
    }),
  },
  codePrefixes: { receiveNo: 'RO' },
  seed: false,
})
