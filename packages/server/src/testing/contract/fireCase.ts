import type { Operation } from '@lading/core/contract'
import { signRequest, signTimestamp } from '@lading/core/sign'
import type { TSchema } from 'typebox'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { expect } from 'vitest'
import type { TestServer } from '../testServer'
import { SIGN_SECRET } from '../testServer'
import { contractCalls } from './contractCalls'
import type { CaseInput, ContractCase, World } from './contractCase'

const envelope = Type.Object({
  success: Type.Boolean(),
  code: Type.Integer(),
  message: Type.String(),
  result: Type.Unknown(),
  timestamp: Type.Integer(),
})

/** Path and query of a call, as a client writes them. */
function addressOf(operation: Operation, { params = {}, query = {} }: CaseInput): string {
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')).replaceAll('%2C', ','),
  )
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return search.length > 0 ? `${path}?${search.join('&')}` : path
}

async function payloadOf({ body, files, fields }: CaseInput) {
  if (!files) return body === undefined ? {} : { payload: body as object }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, value)
  for (const [name, bytes] of Object.entries(files))
    form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')! },
  }
}

/** @throws when the value does not have the shape, with the first difference */
function requireShape(schema: TSchema | undefined, value: unknown, what: string): void {
  if (!schema || Value.Check(schema, value)) return
  const [error] = Value.Errors(schema, value)
  expect.fail(`${what}: ${error?.instancePath} ${error?.message} in ${JSON.stringify(value)?.slice(0, 600)}`)
}

/**
 * Sends a case and checks both ways: what is sent against the operation's schemas, what is answered against the
 * envelope and the schema of the result.
 */
export async function fireCase(
  server: TestServer,
  tokenOf: (name: string) => string | undefined,
  given: ContractCase,
  world: World,
): Promise<void> {
  const operation = contractCalls.get(given.call)
  if (!operation) throw new Error(`no operation ${given.call}`)
  const input = typeof given.send === 'function' ? given.send(world) : (given.send ?? {})
  requireShape(operation.params, input.params ?? {}, 'params')
  requireShape(operation.query, input.query ?? {}, 'query')
  if (!input.files) requireShape(operation.body, input.body, 'body')

  const url = addressOf(operation, input)
  const token = tokenOf(given.as ?? 'admin')
  const { headers, ...payload } = (await payloadOf(input)) as { headers?: object; payload?: object }
  const reply = await server.app.inject({
    method: operation.method,
    url: server.env.apiBase + url,
    headers: {
      ...headers,
      ...(token ? { 'x-access-token': token } : {}),
      ...(operation.signed
        ? { 'x-sign': signRequest(url, {}, SIGN_SECRET), 'x-timestamp': signTimestamp(new Date()) }
        : {}),
    },
    ...payload,
  })
  const status = given.status ?? 200
  expect([reply.statusCode, reply.statusCode === status ? '' : reply.body]).toEqual([status, ''])
  if (operation.answer === 'file' && !given.refused) {
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename=/)
    expect(reply.rawPayload.length).toBeGreaterThan(100)
    return
  }
  const body = reply.json<{ success: boolean; code: number; message: string; result: unknown }>()
  if (operation.answer === 'bare') {
    requireShape(operation.result, body, 'answer')
    given.keep?.(body, world, '')
    return
  }
  requireShape(envelope, body, 'envelope')
  if (given.refused !== undefined) {
    const { refused } = given
    const message = typeof refused === 'string' ? refused : (expect.stringMatching(refused) as string)
    expect(body).toMatchObject({ success: false, message, ...(given.code && { code: given.code }) })
    given.keep?.(body.result, world, body.message)
    return
  }
  expect([body.success, body.success ? '' : body.message]).toEqual([true, ''])
  expect([200, 201]).toContain(body.code)
  if (given.message !== undefined) expect(body.message).toBe(given.message)
  requireShape(operation.result, body.result, 'result')
  given.keep?.(body.result, world, body.message)
}
