import { defineResource } from '@lading/server'
import { logShipOrder } from './logShipOrder.entity'
import { logShipOrderMigrations } from './logShipOrder.migrations'
import {
  freeLines,
  freeStock,
  putBack,
  takeFromStock,
  tellCareOff,
  untellCareOff,
} from '../../../../server/stock/logShipOrderEffects'

/** 发货单: calls below `/logistics/logShipOrder`. */
export const logShipOrderServer = defineResource(logShipOrder, {
  migrations: logShipOrderMigrations,
  effects: { freeLines, freeStock, putBack, takeFromStock, tellCareOff, untellCareOff },
  codePrefixes: { name: 'DN' },
  dictionaries: [
    {
      code: 'car_type',
      name: { zh: '车型', en: 'Kind of vehicle' },
      items: [
        { value: 'van', zh: '厢式车', en: 'Van' },
        { value: 'flatbed', zh: '平板车', en: 'Flatbed' },
        { value: 'reefer', zh: '冷藏车', en: 'Refrigerated truck' },
        { value: 'crane', zh: '随车吊', en: 'Crane truck' },
        { value: 'barge', zh: '驳船', en: 'Barge' },
      ],
    },
  ],
  seed: false,
})
