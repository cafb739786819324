import { readFileSync } from 'node:fs'
import { refusals } from '@lading/core/contract'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CasServer } from '../casServer'
import { startCasServer } from '../casServer'
import type { OidcServer } from '../oidcServer'
import { startOidcServer } from '../oidcServer'
import { loginByProvider } from '../thirdLogin'
import type { TestServer } from '../testServer'
import { startTestServer } from '../testServer'
import { allCases, contractModules } from './allCases'
import { callsTable } from './callsTable'
import type { World } from './contractCase'
import { contractCalls } from './contractCalls'
import { fireCase } from './fireCase'
import { isRefused, namedCalls, namedPath, refusedVerbs } from './namedCalls'

let server: TestServer
let cas: CasServer
let oidc: OidcServer
const world: World = {}
const tokens = new Map<string, string | undefined>()

beforeAll(async () => {
  cas = await startCasServer()
  oidc = await startOidcServer()
  const { issuer, clientId, clientSecret } = oidc
  server = await startTestServer(contractModules, {
    publicUrl: 'http://portal.test',
    casUrl: cas.url,
    oidc: { issuer, clientId, clientSecret, title: 'OpenID' },
  })
  world.casTicket = cas.ticket('viewer', 'http://portal.test/pc/user/login')
  for (const number of [1, 2, 3]) {
    oidc.person = { sub: `person-${number}` }
    world[`third${number}`] = (await loginByProvider(server)).thirdUser!
  }
  await server.db.pool.query(`UPDATE sys_user SET phone = '13800000000' WHERE username = 'viewer'`)
  for (const name of ['admin', 'sales', 'viewer']) tokens.set(name, (await server.login(name)).token)
})
afterAll(async () => {
  await server.close()
  await cas.close()
  await oidc.close()
})

for (const [group, cases] of allCases)
  describe(`calls: ${group}`, () => {
    // Several cases of a call differ by what is sent; the number keeps their names apart.
    it.each(cases.map((given, at) => [`${at + 1} ${given.call}`, given] as const))(
      '%s',
      async (_name, given) => {
        await fireCase(server, (name) => tokens.get(name), given, world)
        // Codes reach the cases as they reach people: by what was sent to the phone.
        for (const { mobile, text } of server.texts) world[`code${mobile}`] = /\d{6}/.exec(text)![0]
      },
    )
  })

describe('the list of calls', () => {
  it('has a case for every call', () => {
    const called = new Set([...allCases.values()].flat().map(({ call }) => call))
    expect([...contractCalls.keys()].filter((id) => !called.has(id))).toEqual([])
  })

  it('has every call that the specifications and the interface reference name: served, or refused with a reason', () => {
    const served = new Set<string>(
      server.app.guardedRoutes.flatMap(({ method, url }) =>
        [method].flat().map((verb) => `${verb} ${namedPath(url.slice(server.env.apiBase.length))}`),
      ),
    )
    const refused = new Set(refusedVerbs.map(({ verb, path }) => `${verb} ${path}`))
    const missing = namedCalls.flatMap((call) => {
      if (isRefused(call)) return []
      const named = call.verbs.map((verb) => `${verb} ${call.path}`)
      const any = ['GET', 'POST', 'PUT', 'DELETE'].map((verb) => `${verb} ${call.path}`)
      const found = named.length > 0 ? named : [any.find((each) => served.has(each)) ?? `? ${call.path}`]
      return found.filter((each) => !served.has(each) && !refused.has(each))
    })
    expect(missing).toEqual([])
    expect([...refused].filter((each) => served.has(each))).toEqual([])
  })

  it('refuses nothing that no paper names', () => {
    const paths = namedCalls.filter(isRefused).map(({ path }) => path)
    const idle = refusals
      .flatMap(({ operations }) => operations)
      .filter(({ path }) => !paths.some((named) => named.startsWith(namedPath(path).replace(/\{\}$/, ''))))
    expect(idle.map(({ path }) => path)).toEqual([])
  })

  it.each(refusedVerbs)('does not answer $verb $path: $reason', async ({ verb, path }) => {
    const headers = { 'x-access-token': tokens.get('admin') }
    const reply = await server.app.inject({ method: verb, url: server.env.apiBase + path, headers })
    expect([reply.statusCode, reply.json<{ success: boolean }>().success]).toEqual([
      expect.toBeOneOf([404, 405]),
      false,
    ])
  })

  it('stands in docs/calls.md as it is (npm run calls)', () => {
    const path = fileURLToPath(new URL('../../../../../docs/calls.md', import.meta.url))
    expect(readFileSync(path, 'utf8')).toBe(callsTable())
  })
})

describe('OpenAPI', () => {
  /** Not for clients of the calls: probes, the viewer of this document; sockets have no form in OpenAPI. */
  const OUTSIDE = [/^\/(healthz|readyz|metrics)$/, /^\/api\/docs(\/|$)/, /^\/api\/(websocket|vxeSocket)\//]

  it('documents every route with an id, and nothing else', () => {
    const { paths = {} } = server.app.swagger() as {
      paths?: Record<string, Record<string, { operationId?: string }>>
    }
    const documented = Object.entries(paths).flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, { operationId }]) => {
        expect([path, operationId]).toEqual([path, expect.stringMatching(/^\w+$/)])
        return `${verb.toUpperCase()} ${path}`
      }),
    )
    const mounted = server.app.guardedRoutes
      .flatMap(({ method, url }) => [method].flat().map((verb) => [verb, url] as const))
      .filter(([verb, url]) => verb !== 'HEAD' && !OUTSIDE.some((pattern) => pattern.test(url)))
      .map(([verb, url]) => `${verb} ${url.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{*}')}`)
    expect(documented.sort()).toEqual([...new Set(mounted)].sort())
  })

  it('gives each answer its schema', () => {
    const { paths = {} } = server.app.swagger() as never as {
      paths?: Record<string, Record<string, { responses?: Record<string, { content?: object }> }>>
    }
    const without = [...contractCalls.values()].filter(({ method, path }) => {
      const verbs = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]
      return !verbs?.[method.toLowerCase()]?.responses?.['200']?.content
    })
    expect(without.map(({ id }) => id)).toEqual([])
  })
})
