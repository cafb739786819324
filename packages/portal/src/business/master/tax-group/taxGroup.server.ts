import { defineResource, seedRecords } from '@lading/server'
import { taxGroup } from './taxGroup.entity'
import { taxGroupMigrations } from './taxGroup.migrations'

/** The demo’s records. */
const samples = [
  { code: 'VAT13', name: '增值税 13%', rate: 13, status: 'active' },
  { code: 'VAT9', name: '增值税 9%', rate: 9, status: 'active' },
  { code: 'VAT6', name: '增值税 6%', rate: 6, status: 'active' },
  { code: 'VAT3', name: '增值税 3%（小规模）', rate: 3, status: 'active' },
  { code: 'GST9', name: '新加坡消费税 9%', rate: 9, status: 'active' },
  { code: 'VAT0', name: '免税 / 零税率', rate: 0, status: 'active' },
]

/** 税组: calls below `/master/taxGroup`. */
export const taxGroupServer = defineResource(taxGroup, {
  migrations: taxGroupMigrations,
  // The demo's own; never in production.
  seed: (context) => seedRecords(taxGroup, context, samples),
})
