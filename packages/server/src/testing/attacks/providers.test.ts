import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OidcServer } from '../oidcServer'
import { startOidcServer } from '../oidcServer'
import type { TestServer } from '../testServer'
import { startTestServer } from '../testServer'
import { loginByProvider } from '../thirdLogin'
import type { Canary } from './canary'
import { startCanary } from './canary'

/** Attacks on logins that other systems vouch for, over real sockets. */
const PUBLIC = 'http://portal.test'
const MESSENGER = '/sys/thirdLogin/oauth2/oidc/login'
let server: TestServer
let oidc: OidcServer
/** The attacker's server: what it hears, the server was talked into. */
let trap: Canary
let cas: Canary
let casAnswer: { status: number; headers: Record<string, string>; body: string }
beforeAll(async () => {
  trap = await startCanary()
  oidc = await startOidcServer()
  oidc.person = { sub: 'mallory' }
  cas = await startCanary((_, response) => {
    response.writeHead(casAnswer.status, casAnswer.headers).end(casAnswer.body)
  })
  const { issuer, clientId, clientSecret } = oidc
  server = await startTestServer([], {
    publicUrl: PUBLIC,
    casUrl: cas.url,
    oidc: { issuer, clientId, clientSecret, title: 'Staff id' },
  })
})
afterAll(async () => {
  await server.close()
  await oidc.close()
  trap.close()
  cas.close()
})
beforeEach(() => {
  oidc.away = undefined
})

const REFUSED = { path: '/pc/user/login', thirdError: 'refused' }
const STATE = { path: '/pc/user/login', thirdError: 'state' }
// Each try comes from an address of its own: logins of one are counted.
let tries = 0
const remoteAddress = () => `10.0.0.${(tries += 1)}`
/** A login that has come back from the provider, and was not yet handed to the server. */
async function begun(start = '/sys/thirdLogin/render/oidc') {
  const out = await server.app.inject({ url: server.env.apiBase + start, remoteAddress: remoteAddress() })
  const cookie = String(out.headers['set-cookie']).split(';')[0]!
  const provided = await fetch(String(out.headers.location), { redirect: 'manual' })
  return { cookie, url: new URL(provided.headers.get('location')!) }
}
async function handIn({ pathname, search }: URL, cookie: string) {
  const reply = await server.app.inject({
    url: pathname + search,
    headers: { cookie },
    remoteAddress: remoteAddress(),
  })
  const page = new URL(String(reply.headers.location), PUBLIC)
  return { path: page.pathname, ...Object.fromEntries(page.searchParams) }
}

describe('a provider that sends elsewhere', () => {
  // In the order in which a login asks them: what was read once is kept.
  it.each([
    ['/.well-known/openid-configuration', 302],
    ['/token', 302],
    // Would be sent again with the client's secret and the code.
    ['/token', 307],
    ['/keys', 302],
  ])('%s by %d: nothing follows it', async (path, status) => {
    oidc.away = { path, status, to: `${trap.url}/elsewhere` }
    const out = await server.app.inject(`${server.env.apiBase}/sys/thirdLogin/render/oidc`)
    if (path.startsWith('/.well-known'))
      expect(out.headers.location).toBe('/pc/user/login?thirdError=unreachable')
    else expect(await loginByProvider(server)).toEqual(REFUSED)
    expect(trap.calls).toEqual([])
  })

  it.each([302, 307])('a CAS server by %d: nothing follows it', async (status) => {
    casAnswer = { status, headers: { location: `${trap.url}/elsewhere` }, body: '' }
    const service = encodeURIComponent(`${PUBLIC}/pc/user/login`)
    const { body } = await server.anonymous.send(
      'POST',
      `/sys/cas/client/validateLogin?ticket=ST-1&service=${service}`,
    )
    expect(body).toMatchObject({ success: false, result: null })
    expect(trap.calls).toEqual([])
  })

  it('a CAS answer longer than any right one is not read to its end', async () => {
    const user = '<cas:authenticationSuccess><cas:user>admin</cas:user></cas:authenticationSuccess>'
    const xml = (more: string) =>
      `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${user}${more}</cas:serviceResponse>`
    const ask = async (body: string) => {
      casAnswer = { status: 200, headers: { 'content-type': 'application/xml' }, body }
      const service = encodeURIComponent(`${PUBLIC}/pc/user/login`)
      const path = `/sys/cas/client/validateLogin?ticket=ST-1&service=${service}`
      return (await server.anonymous.send('POST', path)).body
    }
    expect(await ask(xml(`<!--${'x'.repeat(200_000)}-->`))).toMatchObject({ success: false, result: null })
    expect(await ask(xml('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'))).toMatchObject({
      success: false,
    })
    expect(await ask(xml(''))).toMatchObject({ success: true })
  })
})

describe('the way back from a provider', () => {
  it('is that on which the login began, also for enterprise messengers', async () => {
    for (const start of [MESSENGER, '/sys/thirdLogin/render/oidc']) {
      const outcome = await loginByProvider(server, { start })
      expect(outcome).toMatchObject({
        path: '/pc/user/login',
        thirdType: 'oidc',
        thirdUser: expect.any(String),
      })
    }
    expect(oidc.backs.slice(-2)).toEqual([
      `${PUBLIC}${server.env.apiBase}/sys/thirdLogin/oauth2/oidc/callback`,
      `${PUBLIC}${server.env.apiBase}/sys/thirdLogin/oidc/callback`,
    ])
  })

  it.each([
    ['the other address', MESSENGER, (path: string) => path.replace('/oauth2/', '/')],
    ['that of messengers', undefined, (path: string) => path.replace('/oidc/', '/oauth2/oidc/')],
  ])('is refused at %s', async (_title, start, other) => {
    const { url, cookie } = await begun(start)
    url.pathname = other(url.pathname)
    expect(await handIn(url, cookie)).toEqual(STATE)
  })

  it('works once', async () => {
    const { url, cookie } = await begun()
    expect(await handIn(url, cookie)).toMatchObject({ thirdType: 'oidc' })
    expect(await handIn(url, cookie)).toEqual(STATE)
  })

  it('takes no code of another login, neither a used one nor one that is still good', async () => {
    const used = await begun()
    expect(await handIn(used.url, used.cookie)).toMatchObject({ thirdType: 'oidc' })
    const fresh = await begun()
    for (const stolen of [used, fresh]) {
      const own = await begun()
      own.url.searchParams.set('code', stolen.url.searchParams.get('code')!)
      expect(await handIn(own.url, own.cookie)).toEqual(REFUSED)
    }
  })

  it.each([
    ['an error of the provider', 'error=access_denied', ['code'], REFUSED],
    ['an error beside a code', 'error=access_denied', [], REFUSED],
    ['no code', '', ['code'], REFUSED],
    ['two codes', 'code=other', [], REFUSED],
    ['another issuer', 'iss=http%3A%2F%2Fevil.test', [], REFUSED],
    ['two states', 'state=other', [], STATE],
    ['no state', '', ['state'], STATE],
    ['an inherited name for a state', 'state=__proto__', ['state'], STATE],
  ])('with %s is refused', async (_title, more, without, outcome) => {
    const { url, cookie } = await begun()
    for (const name of without) url.searchParams.delete(name)
    for (const [name, value] of new URLSearchParams(more)) url.searchParams.append(name, value)
    expect(await handIn(url, cookie)).toEqual(outcome)
  })

  it('is known for configured providers only', async () => {
    for (const source of ['github', '__proto__', 'constructor', 'oidc%2F..'])
      for (const path of [`render/${source}`, `oauth2/${source}/login`]) {
        const { statusCode } = await server.app.inject({
          url: `${server.env.apiBase}/sys/thirdLogin/${path}`,
          remoteAddress: remoteAddress(),
        })
        expect([path, statusCode]).toEqual([path, 404])
      }
  })
})
