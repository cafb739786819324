// Derived from every *.server.ts by `lading generate`: edits here are overwritten.
import type { ServerModule } from '@lading/server'
import { customerServer } from '../src/business/master/customer/customer.server'
import { itemServer } from '../src/business/master/item/item.server'
import { portServer } from '../src/business/master/port/port.server'
import { vesselServer } from '../src/business/master/vessel/vessel.server'
import { quotationServer } from '../src/business/sales/quotation/quotation.server'

/** The business modules of the portal's server. */
export const modules: ServerModule[] = [customerServer, itemServer, portServer, vesselServer, quotationServer]
