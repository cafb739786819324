import type { FastifyInstance } from 'fastify'
import type { TestServer } from './testServer'

/** Where a login by a provider ended: the parameters of the login page's address. */
export type ThirdOutcome = Record<string, string>

let logins = 0
/** Each login comes from an address of its own: those of one are counted. */
const nextAddress = () => `10.1.${(logins += 1) >> 8}.${logins & 255}`

/**
 * Goes the way of a browser: to the provider and back, with its cookie.
 * @param tamper.start the address that the browser opens @default that of the login page's button
 * @param tamper.back the app the way back leads to @default the one where the login began
 */
export async function loginByProvider(
  server: TestServer,
  tamper: {
    cookie?: string
    callback?: (url: URL) => URL | Promise<URL>
    back?: FastifyInstance
    start?: string
  } = {},
): Promise<ThirdOutcome> {
  const base = server.env.apiBase
  const remoteAddress = nextAddress()
  const out = await server.app.inject({
    method: 'GET',
    url: base + (tamper.start ?? '/sys/thirdLogin/render/oidc'),
    remoteAddress,
  })
  const cookie = tamper.cookie ?? String(out.headers['set-cookie']).split(';')[0]!
  const provided = await fetch(String(out.headers.location), { redirect: 'manual' })
  const back = new URL(provided.headers.get('location')!)
  const { pathname, search } = (await tamper.callback?.(back)) ?? back
  const home = await (tamper.back ?? server.app).inject({
    method: 'GET',
    url: pathname + search,
    headers: { cookie },
    remoteAddress,
  })
  const page = new URL(String(home.headers.location), 'http://127.0.0.1')
  return { path: page.pathname, ...Object.fromEntries(page.searchParams) }
}
