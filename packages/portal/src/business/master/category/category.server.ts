import { defineResource, seedRecords } from '@lading/server'
import { category } from './category.entity'
import { categoryMigrations } from './category.migrations'

/** The demo’s records. */
const samples = [
  { code: 'E101', name: '运输费', taskRequired: 'Y', taxGroup: 'VAT9', status: 'active' },
  { code: 'E102', name: '驳船费', taskRequired: 'Y', taxGroup: 'VAT9', status: 'active' },
  { code: 'E103', name: '报关费', taskRequired: 'Y', taxGroup: 'VAT6', status: 'active' },
  { code: 'E104', name: '码头费', taskRequired: 'Y', taxGroup: 'VAT6', status: 'active' },
  { code: 'E201', name: '差旅费', taskRequired: 'N', taxGroup: 'VAT6', status: 'active' },
  { code: 'E202', name: '业务招待费', taskRequired: 'N', taxGroup: 'VAT6', status: 'active' },
  { code: 'E203', name: '办公用品', taskRequired: 'N', taxGroup: 'VAT13', status: 'active' },
  { code: 'E301', name: '快递费', taskRequired: 'N', taxGroup: 'VAT6', status: 'active' },
  { code: 'E401', name: '物资采购', taskRequired: 'Y', taxGroup: 'VAT13', status: 'active' },
]

/** 费用类别: calls below `/master/category`. */
export const categoryServer = defineResource(category, {
  migrations: categoryMigrations,
  // The demo's own; never in production.
  seed: (context) => seedRecords(category, context, samples),
})
