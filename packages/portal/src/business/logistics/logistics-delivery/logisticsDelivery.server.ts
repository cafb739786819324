import { defineResource } from '@lading/server'
import { logisticsDelivery } from './logisticsDelivery.entity'
import { logisticsDeliveryMigrations } from './logisticsDelivery.migrations'
import {
  cancelCollection,
  cancelDispatch,
  cancelLines,
  dispatchGoods,
  planCollection,
  receiveGoods,
  returnGoods,
} from '../../../../server/stock/logisticsDeliveryEffects'

/** 转交单: calls below `/logistics/logisticsDelivery`. */
export const logisticsDeliveryServer = defineResource(logisticsDelivery, {
  migrations: logisticsDeliveryMigrations,
  effects: {
    cancelCollection,
    cancelDispatch,
    cancelLines,
    dispatchGoods,
    planCollection,
    receiveGoods,
    returnGoods,
  },
  codePrefixes: { name: 'CO' },
  dictionaries: [
    {
      code: 'care_off_type',
      name: { zh: '转交销售类型', en: 'Sales type of a care-off slip' },
      items: [
        { value: 'CO', zh: 'CO 转交', en: 'CO care-off' },
        { value: 'SO', zh: 'SO 销售', en: 'SO sale' },
        { value: 'TO', zh: 'TO 调拨', en: 'TO transfer' },
      ],
    },
    {
      code: 'trans_type',
      name: { zh: '运输方式', en: 'How goods come' },
      items: [
        { value: 'delivered', zh: '送货到仓', en: 'Delivered to us' },
        { value: 'collect', zh: '上门提货', en: 'Collected by us' },
      ],
    },
  ],
  seed: false,
})
