import { useState } from 'react'

/**
 * What a query gave last. The cache forgets an answer some time after its page was hidden, and a failed attempt to read
 * it again may be told of; what somebody is editing on the strength of it must not go with it.
 * Only for a query that asks for the same all the time that the component stands.
 *
 * @returns `now`, else what it was before; undefined as long as there was nothing
 */
export function useKept<Value>(now: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(now)
  if (now !== undefined && now !== kept) setKept(now)
  return now ?? kept
}
