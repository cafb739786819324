import { defineResource, seedRecords } from '@lading/server'
import { activityCenter } from './activityCenter.entity'
import { activityCenterMigrations } from './activityCenter.migrations'

/** The demo’s records. */
const samples = [
  { code: 'AC10', name: '船供业务', costCenter: 'CC1001', business: 'MAR', status: 'active' },
  { code: 'AC11', name: '海工业务', costCenter: 'CC1001', business: 'OFF', status: 'active' },
  { code: 'AC12', name: '邮轮业务', costCenter: 'CC1001', business: 'CRU', status: 'active' },
  { code: 'AC20', name: '采购活动', costCenter: 'CC1002', business: 'PRO', status: 'active' },
  { code: 'AC30', name: '物流活动', costCenter: 'CC1003', business: 'LOG', status: 'active' },
  { code: 'AC90', name: '行政活动', costCenter: 'CC1009', status: 'active' },
]

/** 活动中心: calls below `/master/activityCenter`. */
export const activityCenterServer = defineResource(activityCenter, {
  migrations: activityCenterMigrations,
  // The demo's own; never in production.
  seed: (context) => seedRecords(activityCenter, context, samples),
})
