import { defineResource, seedRecords } from '@lading/server'
import { sql } from 'drizzle-orm'
import { dimension } from './dimension.entity'
import { dimensionMigrations } from './dimension.migrations'

/** The demo’s records; departments by their code. */
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
  seed: async (context) => {
    const departments = await context.db.rows<{ id: string; orgCode: string }>(
      sql`SELECT id, org_code FROM sys_depart`,
    )
    const ids = new Map(departments.map(({ id, orgCode }) => [orgCode, id]))
    return seedRecords(
      dimension,
      context,
      samples.map((each) => ({ ...each, depart: ids.get(each.depart) ?? null })),
    )
  },
})
