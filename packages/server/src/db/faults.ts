/**
 * Why a database, or the disk, cannot do its work: `full` no room, `exhausted` no connection is free, `slow` a
 * statement took too long, `away` it cannot be reached or ended in the middle.
 */
export type Fault = 'full' | 'exhausted' | 'slow' | 'away'

/** Codes of PostgreSQL and of the system. */
const CODES: Record<string, Fault> = {
  // disk_full
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  // out_of_memory, too_many_connections
  '53200': 'exhausted',
  '53300': 'exhausted',
  // query_canceled, lock_not_available
  '57014': 'slow',
  '55P03': 'slow',
  // idle_in_transaction_session_timeout
  '25P03': 'away',
  // admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  // read_only_sql_transaction: what was the primary is a standby now; io_error
  '25006': 'away',
  '58030': 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
}

/** What the driver says without a code. */
const SAID: [text: RegExp, fault: Fault][] = [
  [/^timeout exceeded when trying to connect/, 'exhausted'],
  [/^(Connection terminated|timeout expired|Query read timeout)/, 'away'],
  [/^Client (has encountered a connection error|was closed) and is not queryable/, 'away'],
]

/** The fault behind an error; `undefined` for an error of any other kind, e.g. a value that a table does not take. */
export function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, syscall, message } = error as NodeJS.ErrnoException
  // A socket file that is not there; any other missing file is none of the database's.
  if (code === 'ENOENT') return syscall === 'connect' ? 'away' : undefined
  if (typeof code === 'string' && Object.hasOwn(CODES, code)) return CODES[code]
  // connection_exception and all of its kind
  if (typeof code === 'string' && /^08/.test(code)) return 'away'
  return SAID.find(([text]) => text.test(message))?.[1]
}
