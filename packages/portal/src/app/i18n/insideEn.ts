import { paletteEn } from '@/shell/locale/paletteEn'
import { settingsEn } from '@/shell/locale/settingsEn'
import { accountEn } from '@/system/account/locale/accountEn'
import { homeEn } from '@/system/home/locale/homeEn'
import { systemEn } from '@/system/locale/enUS'
import type { InsideMessages } from './insideZh'

/** The English texts of what is behind the login. */
export const insideEn: InsideMessages = {
  system: systemEn,
  settings: settingsEn,
  palette: paletteEn,
  account: accountEn,
  home: homeEn,
}
