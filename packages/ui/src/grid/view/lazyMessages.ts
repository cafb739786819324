import type { GridController } from '../kernel/gridController'
import { messagesIn } from '../../foundation/locale/uiLanguages'
import { lazyEnUS } from '../locale/lazy.en-US'
import { lazyZhCN } from '../locale/lazy.zh-CN'
import type { LazyMessages } from '../locale/lazy.zh-CN'
import type { GridMessages } from '../locale/zh-CN'

/** Texts of the grid's lazy code. */
export const lazyGridMessages = { 'zh-CN': lazyZhCN, 'en-US': lazyEnUS }

/** All texts of the grid in the language in force. Only lazy code may ask for them. */
export function lazyMessages({ messages, validator }: GridController): GridMessages & LazyMessages {
  return { ...messages, ...messagesIn<LazyMessages>(lazyGridMessages, validator.locale) }
}
