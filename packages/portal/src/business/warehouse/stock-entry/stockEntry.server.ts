import { defineResource } from '@lading/server'
import { stockEntry } from './stockEntry.entity'
import { stockEntryMigrations } from './stockEntry.migrations'

/** 库存流水: calls below `/warehouse/stockEntry`. */
export const stockEntryServer = defineResource(stockEntry, {
  migrations: stockEntryMigrations,
  dictionaries: [
    {
      code: 'stock_cause',
      name: { zh: '库存来源单据', en: 'Document that moves stock' },
      items: [
        { value: 'receiveOrder', zh: '收货单', en: 'Receive order' },
        { value: 'pickOrder', zh: '拣货单', en: 'Pick order' },
        { value: 'logShipOrder', zh: '发货单', en: 'Dispatch note' },
        { value: 'logisticsDelivery', zh: '转交单', en: 'Care-off slip' },
      ],
    },
    {
      code: 'stock_action',
      name: { zh: '库存动作', en: 'What moved stock' },
      items: [
        { value: 'receive', zh: '收货', en: 'Receive' },
        { value: 'cancelReceive', zh: '取消收货', en: 'Cancel receipt' },
        { value: 'reserve', zh: '预留', en: 'Reserve' },
        { value: 'release', zh: '释放预留', en: 'Release' },
        { value: 'pick', zh: '拣货', en: 'Pick' },
        { value: 'transfer', zh: '转为中转', en: 'Become transit' },
        { value: 'cancelPick', zh: '取消拣货', en: 'Cancel picking' },
        { value: 'dispatch', zh: '发运', en: 'Dispatch' },
        { value: 'cancelDispatch', zh: '取消发运', en: 'Cancel dispatch' },
        { value: 'return', zh: '退回', en: 'Return' },
        { value: 'cancelReturn', zh: '取消退回', en: 'Cancel return' },
      ],
    },
  ],
  seed: false,
})
