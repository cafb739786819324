import type { WeekdayNumbering } from '@lading/core/cron'
import type { Locale } from '@lading/core/text'
import { useMemo } from 'react'
import { previewOf } from '../logic/preview'
import type { CronPreview } from '../logic/preview'
import { useSettled } from './useSettled'

/** The preview waits for the user to pause (spec 2 §9). */
export const PREVIEW_DELAY_MS = 500

/**
 * The meaning of an expression, computed when it has not changed for 500 ms; at once when it is shown first.
 * `undefined` when it cannot be read.
 */
export function usePreview(
  expression: string,
  zone: string,
  locale: Locale,
  weekdays: WeekdayNumbering,
): CronPreview | undefined {
  const settled = useSettled(expression, PREVIEW_DELAY_MS)
  return useMemo(
    () => previewOf(settled, { from: new Date(), zone, locale, weekdays }),
    [settled, zone, locale, weekdays],
  )
}
