import type { WeekdayNumbering } from '@lading/core/cron'
import type { Locale } from '@lading/core/text'
import { useEffect, useState } from 'react'
import { previewOf } from '../logic/preview'
import type { CronPreview } from '../logic/preview'

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
  const [preview, setPreview] = useState(() =>
    previewOf(expression, { from: new Date(), zone, locale, weekdays }),
  )
  useEffect(() => {
    const timer = setTimeout(
      () => setPreview(previewOf(expression, { from: new Date(), zone, locale, weekdays })),
      PREVIEW_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [expression, zone, locale, weekdays])
  return preview
}
