import type { SmsSender } from './phoneCodes'

const TIMEOUT_MS = 5_000

/** How the gateway that sends texts to phones is reached. */
export interface SmsSettings {
  url: string
  /** Goes along as `Authorization: Bearer …`. */
  token?: string
}

/**
 * Texts by a gateway: `POST <url>` with `{ mobile, text }` as JSON; any 2xx answer means that it took the text.
 * What a provider wants beyond that is the gateway's to do.
 */
export function smsGateway({ url, token }: SmsSettings): SmsSender {
  return {
    send: async (mobile, text) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ mobile, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
    },
  }
}
