import { operations } from '@lading/core/contract'
import { describe, expect, it } from 'vitest'

import { createRequest } from '../createRequest'
import { RequestError } from '../requestError'
import { withHttpServer } from '../testing/withHttpServer'

const used = withHttpServer()
const client = () => createRequest({ base: `${used.server.origin}/api` })
const sent = () => used.server.requests.at(-1)!

function answering(envelope: object) {
  used.server.handle((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ message: '', timestamp: 1, result: null, ...envelope }))
  })
}

describe('ways to log in', () => {
  const phone = { mobile: '13800000000', captcha: '123456' }
  it.each([
    ['phone', () => client().auth.loginByPhone({ body: phone }), 'POST', '/api/sys/phoneLogin'],
    [
      'CAS',
      () => client().auth.loginByCas({ query: { ticket: 'ST-1', service: 'http://a/' } }),
      'POST',
      '/api/sys/cas/client/validateLogin',
    ],
    [
      'a provider',
      () => client().auth.loginByThird({ params: { token: 'one', thirdType: 'oidc' } }),
      'GET',
      '/api/sys/thirdLogin/getLoginUser/one/oidc',
    ],
  ])('by %s gives the session, and rejects whatever has not code 200', async (_name, login, method, path) => {
    answering({ success: true, code: 200, result: { token: 't' } })
    expect(await login()).toEqual({ token: 't' })
    expect(sent()).toMatchObject({ method, path })
    // The public server leaves `success` true for a wrong code (contract §6.3).
    answering({ success: true, code: 0, message: '手机验证码错误' })
    await expect(login()).rejects.toMatchObject({ kind: 'business', message: '手机验证码错误', code: 0 })
    await expect(login()).rejects.toBeInstanceOf(RequestError)
  })
})

describe('system records as spreadsheets', () => {
  it("come as a file under the server's name", async () => {
    used.server.handle((_, response) => {
      response.writeHead(200, {
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'content-disposition': 'attachment; filename="_.xlsx"; filename*=UTF-8\'\'%E7%94%A8%E6%88%B7.xlsx',
      })
      response.end('bytes')
    })
    const { name, blob } = await client().exchange.user.exportFile({ status: 1, selections: 'a,b' })
    expect([name, await blob.text()]).toEqual(['用户.xlsx', 'bytes'])
    expect(sent().path).toBe('/api/sys/user/exportXls')
    expect(sent().query.get('selections')).toBe('a,b')
  })

  it('go as files[], and refused rows are no failure', async () => {
    answering({ success: true, code: 201, message: '文件导入成功，但有错误。', result: { fileUrl: '/x' } })
    const answer = await client().exchange.role.importFiles([new File(['a'], 'a.xlsx')])
    expect(answer).toMatchObject({ code: 201, result: { fileUrl: '/x' } })
    expect(sent()).toMatchObject({ method: 'POST', path: '/api/sys/role/importExcel' })
    expect(sent().body.toString()).toContain('name="files[]"; filename="a.xlsx"')
  })
})

describe('reports', () => {
  it('are kept when the caller says so, under a group that can be forgotten', async () => {
    let asked = 0
    used.server.handle(() => ({ records: [], total: (asked += 1), size: 0, current: 1, pages: 0 }))
    const request = client()
    const data = () =>
      request.reports.data({ params: { id: 'r1' }, query: { pageNo: 1 }, cache: { group: 'popup' } })
    expect([(await data()).total, (await data()).total]).toEqual([1, 1])
    request.clearCache('popup')
    expect((await data()).total).toBe(2)
  })
})

it('refuses wrong names and values when it is compiled', () => {
  const typed = () => {
    const request = client()
    // @ts-expect-error a filter that the list does not take a number for
    void request.positions.list({ query: { name: 1 } })
    // @ts-expect-error one record is asked for by its id
    void request.positions.get({ query: {} })
    // @ts-expect-error the code of a phone login is called captcha
    void request.auth.loginByPhone({ body: { mobile: '1', smscode: '2' } })
    // @ts-expect-error a way of sending that there is not
    void request.messages.send({ body: { templateCode: 'a', receiver: 'b', msgType: '9' } })
    // @ts-expect-error a report is asked for by id
    void request.reports.data({ params: { code: 'a' } })
    // @ts-expect-error kinds that travel as spreadsheets are named
    void request.exchange.tenant
    void request.positions
      .list({ query: { name: '*a*', pageNo: 1 } })
      .then((page) => page.records[0]?.postRank)
  }
  expect(typed).toBeTypeOf('function')
  expect(operations.positionList.path).toBe('/sys/position/list')
})
