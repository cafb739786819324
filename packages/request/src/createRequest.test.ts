import { describe, expect, it } from 'vitest'

import { createRequest } from './createRequest'
import type { Notice } from './notifier'
import type { RequestOptions } from './options'
import { RequestError } from './requestError'
import { refuse } from './testing/httpServer'
import { withHttpServer } from './testing/withHttpServer'

const used = withHttpServer()

function client(options: RequestOptions = {}) {
  const notices: Notice[] = []
  const request = createRequest({
    base: `${used.server.origin}/api`,
    notify: (notice) => notices.push(notice),
    ...options,
  })
  return { request, notices }
}

async function failureOf(call: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(RequestError)
  return error as RequestError
}

describe('createRequest', () => {
  it('sends every header of the contract and gives the body', async () => {
    used.server.handle(() => ({ id: '1' }))
    const { request } = client({
      getToken: () => 'token-1',
      getAppId: () => 'app-7',
      signSecret: 'demo-secret-0123456789',
    })
    const body = await request.get('/sys/user/getUserInfo')
    expect(body).toMatchObject({ success: true, code: 200, result: { id: '1' } })
    const [sent] = used.server.requests
    expect(sent?.path).toBe('/api/sys/user/getUserInfo')
    expect(sent?.headers).toMatchObject({
      'x-access-token': 'token-1',
      'tenant-id': '0',
      'x-low-app-id': 'app-7',
      'x-sign': 'D330C929B32D503512E1E653C6D27101',
    })
    expect(sent?.headers['x-timestamp']).toMatch(/^\d{14}$/)
    expect(sent?.query.get('_t')).toMatch(/^\d{10}$/)
  })

  it('gives each call 180 s, unless the client or the call says otherwise (spec 1 §7)', async () => {
    const given: number[] = []
    const transport: RequestOptions['transport'] = (call) => {
      given.push(call.timeout)
      return Promise.resolve({ status: 200, headers: {}, data: { success: true, code: 200 } })
    }
    await client({ transport }).request.get('/a')
    await client({ transport, timeout: 5_000 }).request.get('/a')
    await client({ transport }).request.get('/a', { timeout: 10 })
    expect(given).toEqual([180_000, 5_000, 10])
  })

  it('reads its ports at the time of each call', async () => {
    let token = 'first'
    const { request } = client({ getToken: () => token })
    await request.get('/a')
    token = 'second'
    await request.get('/a')
    expect(used.server.requests.map((sent) => sent.headers['x-access-token'])).toEqual(['first', 'second'])
  })

  it('posts JSON and leaves the refusal in an envelope to the caller', async () => {
    const issues = [{ message: '数量必须大于0', line: 'saQuotationLine', rowId: 'r1', field: 'quantity' }]
    used.server.handle((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({
          success: false,
          code: 500,
          message: '数量必须大于0',
          result: { issues },
          timestamp: 1,
          traceId: 't-9',
        }),
      )
    })
    const { request, notices } = client()
    const error = await failureOf(request.post('/sales/saQuotation/add', { quotationNo: 'QT1' }))
    expect(used.server.requests[0]?.body).toBe('{"quotationNo":"QT1"}')
    expect(used.server.requests[0]?.headers['content-type']).toBe('application/json;charset=UTF-8')
    expect(error).toMatchObject({ kind: 'business', code: 500, status: 200, traceId: 't-9', notified: false })
    expect(error.issues).toEqual(issues)
    expect(notices).toEqual([])

    expect(request.report(error)).toBe(true)
    expect(request.report(error)).toBe(false)
    expect(notices).toMatchObject([{ kind: 'warning', text: '数量必须大于0', traceId: 't-9' }])
  })

  it('shows a failure status once, in the words of the catalogue', async () => {
    used.server.handle((_, response) => refuse(response, 403, '没有权限，请联系管理员授权', 510))
    const { request, notices } = client()
    const error = await failureOf(request.get('/sys/user/list'))
    expect(error).toMatchObject({
      kind: 'http',
      status: 403,
      code: 510,
      message: '没有权限，请联系管理员授权',
    })
    expect(notices).toMatchObject([{ kind: 'error', title: '系统提示', text: '拒绝访问' }])
  })

  it('ends all calls under way', async () => {
    used.server.handle(({ gone }) => gone.then(() => undefined))
    const { request, notices } = client()
    const calls = [request.get('/slow/1'), request.get('/slow/2')].map(failureOf)
    request.cancelAll()
    expect((await Promise.all(calls)).map((error) => error.kind)).toEqual(['aborted', 'aborted'])
    expect(notices).toEqual([])
  })

  it('runs links of the application on the way', async () => {
    const { request } = client({
      links: [(call, next) => next({ ...call, headers: { ...call.headers, 'X-Page': 'list' } })],
    })
    await request.get('/a')
    expect(used.server.requests[0]?.headers['x-page']).toBe('list')
  })
})
