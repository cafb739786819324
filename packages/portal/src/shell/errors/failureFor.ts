import { RequestError } from '@lading/request'
import type { FailureStatus } from './ResultPage'

/**
 * The failure page that takes the place of a page whose data could not be read: none while there is `shown` from before,
 * unless the answer is final, because the data is gone (404) or not for the person any more (403).
 */
export function failureFor(error: unknown, shown: unknown): FailureStatus | undefined {
  if (!error) return undefined
  const status = error instanceof RequestError ? error.status : undefined
  if (status === 403) return '403'
  if (status === 404) return '404'
  return shown === undefined ? '500' : undefined
}
