import type { ServerModule } from '../module'
import { mountReportDesign } from './designRoutes'
import { mailReport } from './mailReport'
import { mountReportMails } from './reportMails'
import { mountReportReading } from './readRoutes'

/** Reports that are designed while the server runs (ADR 32). */
export const reportsModule: ServerModule = {
  name: 'system/storedReports',
  jobs: { mailReport },
  routes: (app, context) => {
    mountReportDesign(app, context)
    mountReportReading(app, context)
    mountReportMails(app, context)
  },
}
