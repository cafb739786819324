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
import { wrongInputs } from './wrongInputs'

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
    rateLimit: 100_000,
    oidc: { issuer, clientId, clientSecret, title: 'OpenID' },
  })
  world.casTicket = cas.ticket('viewer', 'http://portal.test/pc/user/login')
  for (const number of [1, 2, 3]) {
    oidc.person = { sub: `person-${number}` }
    world[`third${number}`] = (await loginByProvider(server)).thirdUser!
  }
  await server.db.pool.query(
    `INSERT INTO sys_third_account (id, sys_user_id, third_type, third_user_uuid)
     SELECT 'ct_third', id, 'oidc', 'person-of-sales' FROM sys_user WHERE username = 'sales'`,
  )
  await server.db.pool.query(`UPDATE sys_user SET phone = '13800000000' WHERE username = 'viewer'`)
  await server.db.pool.query(`UPDATE sys_user SET email = 'admin@example.com' WHERE username = 'admin'`)
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

describe('a wrong parameter', () => {
  const TOLD =
    /^参数不正确：(“[^”]+”|请求内容|查询参数)(不能为空|应为[^a-z]+(（true、false）)?|只能是 .+|至少\d+(个字符|项)|最多\d+(个字符|项)|不能[大小]于 -?\d+|格式不正确|的值不正确)$/
  const HAN = /[\u4e00-\u9fff]/
  const SLOW_DOWN = 429

  it('is told in people’s words, in both languages, by every call', async () => {
    const raw: unknown[] = []
    let told = 0
    for (const operation of contractCalls.values())
      for (const [at, { part, value }] of wrongInputs(operation).entries())
        // The words are those of one place: of each call one is asked for in the other language.
        for (const language of at === 0 ? ['zh-CN', 'en-US'] : ['zh-CN']) {
          const reply = await server.app.inject({
            method: operation.method,
            url: server.env.apiBase + operation.path.replace(/:\w+/g, 'x'),
            headers: { 'x-access-token': tokens.get('admin'), 'accept-language': language },
            ...(part === 'query' ? { query: value as never } : { payload: value as object }),
          })
          if (reply.statusCode === SLOW_DOWN) continue
          const { message } = reply.json<{ message: string }>()
          const fine =
            language === 'zh-CN' ? TOLD.test(message) : /^Not valid: /.test(message) && !HAN.test(message)
          told += 1
          if (reply.statusCode !== 400 || !fine)
            raw.push([operation.id, JSON.stringify(value).slice(0, 80), message])
        }
    expect(raw).toEqual([])
    expect(told).toBeGreaterThan(400)
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
