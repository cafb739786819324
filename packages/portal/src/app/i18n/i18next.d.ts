import type { InsideMessages } from './insideZh'
import type { Messages } from './zhCN'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Messages & InsideMessages
  }
}
