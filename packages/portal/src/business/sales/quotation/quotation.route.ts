// Derived from saQuotation.entity.ts by `lading generate`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'
import { saQuotation } from './saQuotation.entity'

export default defineBusinessRoute({
  entity: saQuotation,
  pages: {
    list: () => import('./QuotationList'),
    form: () => import('./QuotationForm'),
  },
})
