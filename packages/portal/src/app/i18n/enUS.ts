import { sessionEn } from '@/session/locale/enUS'
import { shellEn } from '@/shell/locale/enUS'
import type { Messages } from './zhCN'

/** The English texts that are needed before a login and around every page. */
export const enUS: Messages = {
  common: {
    product: 'Lading Business Platform',
    productShort: 'Lading',
    slogan: 'Trade · Logistics · Warehouse · Procurement',
    ok: 'OK',
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Retry',
    reload: 'Reload page',
    home: 'Home',
    loading: 'Loading…',
    unknownError: 'An unknown error occurred: try again or ask the administrator',
  },
  session: sessionEn,
  shell: shellEn,
}
