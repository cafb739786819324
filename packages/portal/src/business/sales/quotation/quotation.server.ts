import { defineResource, seedRows } from '@lading/server'
import { saQuotation } from './saQuotation.entity'
import { saQuotationMigrations } from './saQuotation.migrations'

/** 报价单: calls below `/sales/saQuotation`. */
export const quotationServer = defineResource(saQuotation, {
  migrations: saQuotationMigrations,
  hooks: {},
  dictionaries: [
    {
      code: 'quotation_line_status',
      name: { zh: '报价明细状态', en: 'State of a quotation line' },
      items: [
        { value: 'open', zh: '未确认', en: 'Open' },
        { value: 'confirmed', zh: '已确认', en: 'Confirmed' },
        { value: 'cancelled', zh: '已取消', en: 'Cancelled' },
      ],
    },
  ],
  // Believable rows for the demo; never in production.
  seed: (context) => seedRows(saQuotation, context),
})
