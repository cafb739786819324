import { defineResource, seedRecords } from '@lading/server'
import { costCenter } from './costCenter.entity'
import { costCenterMigrations } from './costCenter.migrations'

/** The demo’s records. */
const samples = [
  { code: 'CC1001', name: '上海销售中心', company: 'SH01', manager: 'sales', status: 'active' },
  { code: 'CC1002', name: '上海采购中心', company: 'SH01', manager: 'viewer', status: 'active' },
  { code: 'CC1003', name: '上海物流中心', company: 'SH01', status: 'active' },
  { code: 'CC1004', name: '上海仓储中心', company: 'SH01', status: 'active' },
  { code: 'CC1009', name: '上海管理中心', company: 'SH01', manager: 'admin', status: 'active' },
  { code: 'CC2001', name: '宁波运营中心', company: 'NB01', status: 'active' },
  { code: 'CC5001', name: '新加坡运营中心', company: 'SG01', status: 'active' },
  { code: 'CC6001', name: '鹿特丹运营中心', company: 'RT01', status: 'active' },
  { code: 'CC7001', name: '迪拜运营中心', company: 'AE01', status: 'active' },
  { code: 'CC8001', name: '休斯敦运营中心', company: 'US01', status: 'active' },
]

/** 成本中心: calls below `/master/costCenter`. */
export const costCenterServer = defineResource(costCenter, {
  migrations: costCenterMigrations,
  // The demo's own; never in production.
  seed: (context) => seedRecords(costCenter, context, samples),
})
