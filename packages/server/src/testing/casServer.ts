import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A CAS server on this machine. */
export interface CasServer {
  url: string
  /** Gives the ticket of a user for a service, to be used once. */
  ticket: (username: string, service: string) => string
  close: () => Promise<void>
}

const answer = (inside: string) =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inside}</cas:serviceResponse>`

/** Starts the server: `/cas/p3/serviceValidate` of the CAS protocol 3. */
export async function startCasServer(): Promise<CasServer> {
  const open = new Map<string, { username: string; service: string }>()
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://127.0.0.1')
    const ticket = url.searchParams.get('ticket') ?? ''
    const given = url.pathname === '/cas/p3/serviceValidate' ? open.get(ticket) : undefined
    open.delete(ticket)
    response.setHeader('content-type', 'application/xml')
    response.end(
      given?.service === url.searchParams.get('service')
        ? answer(
            `<cas:authenticationSuccess><cas:user>${given?.username}</cas:user><cas:attributes><cas:user>admin</cas:user></cas:attributes></cas:authenticationSuccess>`,
          )
        : answer(`<cas:authenticationFailure code="INVALID_TICKET">refused</cas:authenticationFailure>`),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let number = 0
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cas`,
    ticket: (username, service) => {
      number += 1
      open.set(`ST-${number}-test`, { username, service })
      return `ST-${number}-test`
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
