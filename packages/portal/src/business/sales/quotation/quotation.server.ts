import { defineResource } from '@lading/server'
import { saQuotation } from './saQuotation.entity'
import { saQuotationMigrations } from './saQuotation.migrations'

/** 报价单: calls below `/sales/saQuotation`. */
export const quotationServer = defineResource(saQuotation, {
  migrations: saQuotationMigrations,
  hooks: {},
})
