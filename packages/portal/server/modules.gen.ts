// Derived from every *.server.ts by `lading generate`: edits here are overwritten.
import type { ServerModule } from '@lading/server'
import { quotationServer } from '../src/business/sales/quotation/quotation.server'

/** The business modules of the portal's server. */
export const modules: ServerModule[] = [quotationServer]
