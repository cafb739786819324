import { useCallback } from 'react'
import { textIn } from '@lading/core/text'
import type { Text } from '@lading/core/text'
import { useUi } from '../useUi'

/**
 * Reads texts that carry both languages, as entity definitions do.
 *
 * @example const text = useText(); text({ zh: '状态', en: 'Status' })
 */
export function useText(): (text: Text) => string {
  const { locale } = useUi()
  return useCallback((text: Text) => textIn(text, locale), [locale])
}
