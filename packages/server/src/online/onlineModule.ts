import type { ServerModule } from '../module'
import { mountCgform } from './cgform/cgformRoutes'
import { mountFormDesign } from './designRoutes'
import { mountFormRecords } from './recordRoutes'

/** Forms that are designed while the server runs (ADR 29). */
export const onlineModule: ServerModule = {
  name: 'system/onlineForms',
  routes: (app, context) => {
    mountFormDesign(app, context)
    mountFormRecords(app, context)
    mountCgform(app, context)
  },
}
