import { faultOf } from '../db/faults'

/** Whether a call to another system failed because that was away or gave no answer in time, not because it refused. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, name } = error as NodeJS.ErrnoException
  return (
    name === 'TimeoutError' ||
    code === 'OAUTH_TIMEOUT' ||
    /^UND_ERR_(CONNECT_TIMEOUT|HEADERS_TIMEOUT|SOCKET)$/.test(code ?? '') ||
    faultOf(error) === 'away' ||
    isUnreachable(error.cause)
  )
}
