/** What the login page's address says after another system has been asked who the visitor is. */
export type LoginReturn =
  | { kind: 'none' }
  /** The CAS server's ticket (contract §6.3). */
  | { kind: 'cas'; ticket: string }
  /** A provider knows the visitor, and so do we: a one-time token of the login (contract §6.4). */
  | { kind: 'third'; source: string; token: string }
  /** A provider knows the visitor, we do not yet: a one-time text to bind an account with. */
  | { kind: 'bind'; source: string; ticket: string }
  /** The provider, or the check of its way back, said no. */
  | { kind: 'refused'; reason: string }

const PARAMETERS = ['ticket', 'thirdType', 'thirdLogin', 'thirdUser', 'thirdError']

/** Reads the parameters of a way back. */
export function readReturn(search: string): LoginReturn {
  const query = new URLSearchParams(search)
  const reason = query.get('thirdError')
  if (reason) return { kind: 'refused', reason }
  const source = query.get('thirdType')
  const [token, known, ticket] = [query.get('thirdLogin'), query.get('thirdUser'), query.get('ticket')]
  if (source && token) return { kind: 'third', source, token }
  if (source && known) return { kind: 'bind', source, ticket: known }
  return ticket ? { kind: 'cas', ticket } : { kind: 'none' }
}

/** The address without them: one-time texts stay neither in the history nor in a bookmark. */
export function withoutReturn(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of PARAMETERS) query.delete(name)
  const rest = query.toString()
  return rest && `?${rest}`
}
