import { lower } from '../../foundation/locale/lower'
import type { KindMessages } from './zh-CN'

/** Texts of the controls of fields, English. */
export const enUS: KindMessages = {
  enterText: (label) => `Enter ${lower(label)}`,
  chooseText: (label) => `Choose ${lower(label)}`,
  openRecord: (label) => `Show ${lower(label)}`,
}
