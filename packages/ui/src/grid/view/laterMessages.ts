import type { GridController } from '../kernel/gridController'
import { messagesIn } from '../../foundation/locale/uiLanguages'
import { laterEnUS } from '../locale/later.en-US'
import { laterZhCN } from '../locale/later.zh-CN'
import type { LaterMessages } from '../locale/later.zh-CN'
import type { GridMessages } from '../locale/zh-CN'

/** Texts of the grid that come later. */
export const laterGridMessages = { 'zh-CN': laterZhCN, 'en-US': laterEnUS }

/** All texts of the grid in the language in force. Only code that itself comes later may ask for them. */
export function laterMessages({ messages, validator }: GridController): GridMessages & LaterMessages {
  return { ...messages, ...messagesIn<LaterMessages>(laterGridMessages, validator.locale) }
}
