import { shortText } from '../../http/shortText'

const TIMEOUT_MS = 5_000

/** What a messenger answers: JSON, a refusal with a code in it. */
export type MessengerAnswer = Readonly<Record<string, unknown>>

/**
 * Asks a messenger's own address and no other: it is not followed elsewhere, since what is sent holds secrets.
 * @throws Error when it is away, fails, or answers something else than a short JSON object
 */
export async function askMessenger(
  url: URL,
  { headers, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<MessengerAnswer> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = (await shortText(response)) ?? ''
  // The address holds secrets: a message names its path only.
  if (!text.startsWith('{')) throw new Error(`${url.pathname} answered ${response.status} without JSON`)
  const answer = JSON.parse(text) as MessengerAnswer
  if (response.ok) return answer
  throw new Error(
    `${url.pathname} answered ${response.status} ${String(answer.code ?? answer.errcode ?? '')}`,
  )
}

/** A text of an answer, as far as it has one; shortened to what is stored. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined
