import type { Translated } from '@/app/i18n/messages'
import type { systemZh } from './zhCN'

/** English texts of the system pages. */
export const systemEn: Translated<typeof systemZh> = {
  analysis: {
    greeting: {
      morning: 'Good morning',
      noon: 'Good day',
      afternoon: 'Good afternoon',
      evening: 'Good evening',
    },
    hello: '{{greeting}}, {{name}}',
    department: 'Current department: {{name}}',
    total: 'Visits in total',
    today: 'Visits today',
    addresses: 'Addresses today',
    week: 'Visits of the last seven days',
    visits: 'Visits',
    ips: 'Addresses',
    date: 'Date',
    shortcuts: 'Shortcuts',
    failed: 'The counters could not be loaded',
    noVisits: 'No visits yet',
  },
}
