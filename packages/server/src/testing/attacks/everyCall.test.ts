import { operations } from '@lading/core/contract'
import type { Operation } from '@lading/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Target } from './target'
import { startTarget } from './target'

/** Every call of the contract, asked over HTTP with what no client sends: a refusal, never a fault of the server. */
let target: Target
let base: string
let token: string
beforeAll(async () => {
  target = await startTarget()
  base = target.base
  token = (await target.server.login('admin')).token!
})
afterAll(() => target.close())

const LEAKS =
  /syntax error|relation "|at character|invalid byte sequence|node_modules|\bat [\w.]+ \(|SQLSTATE|\$argon2|PGlite/i

/** Calls that end the session the others are made with. */
const ENDING = new Set(['logout', 'userUpdatePassword', 'onlineForceLogout', 'forceLogout'])
const calls = (Object.values(operations) as Operation[]).filter(({ id }) => !ENDING.has(id))

const propertiesOf = (schema: unknown): Record<string, Schema> =>
  (schema as { properties?: Record<string, Schema> } | undefined)?.properties ?? {}
interface Schema {
  type?: string
  anyOf?: Schema[]
  maxLength?: number
  const?: unknown
  enum?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
}

/** A value that the schema takes, its texts made by `text`. */
function sample(schema: Schema, text: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sample(schema.anyOf[0]!, text)
  if (schema.type === 'string') return text
  if (schema.type === 'integer' || schema.type === 'number') return 2_147_483_648
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return [sample(schema.items ?? {}, text)]
  if (schema.type === 'object') return all(schema, (property) => sample(property, text))
  return text
}
const all = (schema: unknown, value: (property: Schema) => unknown) =>
  Object.fromEntries(Object.entries(propertiesOf(schema)).map(([name, property]) => [name, value(property)]))

async function ask(call: Operation, part: string, query: string, body?: string) {
  const path = call.path.replace(/:(\w+)/g, part)
  const reply = await fetch(`${base}${path}${query && `?${query}`}`, {
    method: call.method,
    headers: {
      'x-access-token': token,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body,
    redirect: 'manual',
  })
  const said = await reply.text()
  const label = `${call.id} ${query} ${body ?? ''}`.slice(0, 300)
  // A session that ended on the way would make all that follows pass.
  if (reply.status >= 500 || (reply.status === 401 && !call.public))
    return `${label}: ${reply.status} ${said.slice(0, 200)}`
  return LEAKS.test(said) ? `${label} tells ${said.slice(0, 200)}` : undefined
}

const faults = async (asked: Promise<string | undefined>[]) =>
  (await Promise.all(asked)).filter((fault) => fault !== undefined)

describe('bodies', () => {
  const withBody = calls.filter(({ body }) => body)
  const forms: [what: string, form: (schema: unknown) => string][] = [
    ['a list', () => '[]'],
    ['a list of one object', (schema) => JSON.stringify([all(schema, () => 'x')])],
    ['a text', () => '"x"'],
    ['nothing', () => 'null'],
    ['lists for values', (schema) => JSON.stringify(all(schema, () => ['x']))],
    ['objects for values', (schema) => JSON.stringify(all(schema, () => ({ $ne: '', length: 1 })))],
    ['a prototype', (schema) => JSON.stringify(all(schema, () => 'x')).replace('{', '{"__proto__":{"a":1},')],
    [
      'a constructor',
      (schema) =>
        JSON.stringify(all(schema, () => 'x')).replace('{', '{"constructor":{"prototype":{"a":1}},'),
    ],
    ['null bytes', (schema) => JSON.stringify(all(schema, (property) => sample(property, 'x\u0000y')))],
    ['half a surrogate', (schema) => JSON.stringify(all(schema, (property) => sample(property, '\ud800')))],
    [
      'inherited names',
      (schema) => JSON.stringify(all(schema, (property) => sample(property, 'constructor'))),
    ],
    ['quotes', (schema) => JSON.stringify(all(schema, (property) => sample(property, `'")]},;--\\`)))],
  ]
  it.each(forms)('of every call: %s', async (_what, form) => {
    expect(withBody.length).toBeGreaterThan(50)
    expect(await faults(withBody.map((call) => ask(call, 'x', '', form(call.body))))).toEqual([])
    expect(({} as { a?: number }).a).toBeUndefined()
  })
})

describe('queries', () => {
  const forms: [what: string, value: (name: string) => string, oneByOne?: boolean][] = [
    ['given twice', (name) => `${name}=1&${name}=2`],
    ['as lists', (name) => `${name}[]=1&${name}[x]=2`],
    ['with null bytes', (name) => `${name}=x%00y`, true],
    ['with inherited names', (name) => `${name}=__proto__`],
    ['with quotes', (name) => `${name}=${encodeURIComponent(`'")]},;--\\%_*`)}`, true],
    ['with numbers beyond any', (name) => `${name}=99999999999999999999`],
    ['with JSON that is none', (name) => `${name}=${encodeURIComponent('[{"a":')}`],
  ]
  it.each(forms)('of every call: %s', async (_what, value, oneByOne) => {
    const queried = calls.filter(({ query, method }) => query && method !== 'DELETE')
    expect(queried.length).toBeGreaterThan(50)
    const asked = queried.flatMap((call) => {
      const names = Object.keys(propertiesOf(call.query))
      const one = oneByOne ? names.map((name) => value(name)) : []
      return [...one, names.map((name) => value(name)).join('&')].map((query) => ask(call, 'x', query))
    })
    expect(await faults(asked)).toEqual([])
  })
})

it.each(['%00', '__proto__', "'%22)--", '%F0%9F', 'constructor,a,b', `${'x,'.repeat(200)}`])(
  'parts of the path: %s',
  async (part) => {
    const parted = calls.filter(({ path }) => path.includes(':'))
    expect(parted.length).toBeGreaterThan(5)
    expect(await faults(parted.map((call) => ask(call, part, '', call.body && '{}')))).toEqual([])
  },
)
