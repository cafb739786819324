import type { Locale } from '@lading/core/text'
import { useUi } from '../useUi'

/** The texts of one folder in every language. The type of the Chinese file makes the English one complete. */
export type MessageSet<Messages> = Readonly<Record<Locale, Messages>>

/** The texts of a folder in the language in force. */
export function useMessages<Messages>(set: MessageSet<Messages>): Messages {
  return set[useUi().locale]
}
