import { SaxesParser } from 'saxes'
import { shortText } from '../http/shortText'

const TIMEOUT_MS = 5_000

/** The user of a CAS answer: the text of `user` inside `authenticationSuccess`; nothing for any other answer. */
export function casUserOf(xml: string): string | undefined {
  const open: string[] = []
  let user = ''
  let broken = false
  const parser = new SaxesParser()
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('error', () => {
    broken = true
  })
  parser.on('opentag', ({ name }) => void open.push(local(name)))
  parser.on('text', (text) => {
    if (open.join('/') === 'serviceResponse/authenticationSuccess/user') user += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return broken ? undefined : user.trim() || undefined
}

/**
 * Asks the CAS server whom a ticket belongs to (CAS protocol 3, `/p3/serviceValidate`). The address is the
 * configured one; the client names only the ticket and the service, and the CAS server compares both.
 * @returns the user name, or nothing when the ticket is refused
 * @throws Error when the CAS server cannot be reached or fails
 */
export async function casUser(casUrl: string, ticket: string, service: string): Promise<string | undefined> {
  const url = new URL(`${casUrl.replace(/\/+$/, '')}/p3/serviceValidate`)
  url.searchParams.set('ticket', ticket)
  url.searchParams.set('service', service)
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.status >= 500) throw new Error(`the CAS server answered ${response.status}`)
  const text = await shortText(response)
  return response.ok && text !== undefined ? casUserOf(text) : undefined
}
