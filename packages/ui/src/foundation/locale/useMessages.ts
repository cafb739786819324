import { useUi } from '../useUi'
import { messagesIn } from './uiLanguages'
import type { MessageSet } from './uiLanguages'

export type { MessageSet } from './uiLanguages'

/** The texts of a folder in the language in force. */
export function useMessages<Messages>(set: MessageSet<Messages>): Messages {
  return messagesIn(set, useUi().locale)
}
