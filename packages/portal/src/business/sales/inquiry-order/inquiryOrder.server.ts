import { defineResource, seedRows } from '@lading/server'
import { inquiryOrder } from './inquiryOrder.entity'
import { inquiryOrderMigrations } from './inquiryOrder.migrations'

/** 询价单: calls below `/sales/inquiryOrder`. */
export const inquiryOrderServer = defineResource(inquiryOrder, {
  migrations: inquiryOrderMigrations,
  // Believable rows for the demo; never in production.
  seed: (context) => seedRows(inquiryOrder, context, { rows: 40, scaled: false }),
})
