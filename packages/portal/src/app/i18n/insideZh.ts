import { paletteZh } from '@/shell/locale/paletteZh'
import { settingsZh } from '@/shell/locale/settingsZh'
import { accountZh } from '@/system/account/locale/accountZh'
import { homeZh } from '@/system/home/locale/homeZh'
import { systemZh } from '@/system/locale/zhCN'
import type { Translated } from './messages'

/** The Chinese texts of what is behind the login. */
export const insideZh = {
  system: systemZh,
  settings: settingsZh,
  palette: paletteZh,
  account: accountZh,
  home: homeZh,
}

/** Those texts in any language. */
export type InsideMessages = Translated<typeof insideZh>
