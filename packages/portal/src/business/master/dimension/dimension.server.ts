import { defineResource, seedRecords } from '@lading/server'
import { dimension } from './dimension.entity'
import { dimensionMigrations } from './dimension.migrations'

/** The demo’s records. */
const samples = [
  { code: 'PC01', name: '中央采购', depart: 'A01A03', saleTypes: 'CO', status: 'active' },
  { code: 'SA01', name: '销售一部', depart: 'A01A01', status: 'active' },
  { code: 'SA02', name: '销售二部', depart: 'A01A02', status: 'active' },
  { code: 'LG01', name: '物流部', depart: 'A01A04', status: 'active' },
  { code: 'WH01', name: '仓储部', depart: 'A01A05', status: 'active' },
  { code: 'FN01', name: '财务部', depart: 'A01A06', status: 'active' },
]

/** 部门维度: calls below `/master/dimension`. */
export const dimensionServer = defineResource(dimension, {
  migrations: dimensionMigrations,
  // The demo's own; never in production.
  seed: (context) => seedRecords(dimension, context, samples),
})
