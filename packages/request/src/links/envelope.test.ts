import { describe, expect, it } from 'vitest'

import { refuse } from '../testing/httpServer'
import { withHttpServer } from '../testing/withHttpServer'
import { aCall, over } from '../testing/wire'
import { blobErrors } from './blobErrors'
import { envelope } from './envelope'

const used = withHttpServer()
const send = (changes = {}) =>
  over(
    envelope(() => 'zh-CN'),
    blobErrors(),
  )(aCall(`${used.server.origin}/a`, changes))

function answering(status: number, type: string, text: string, headers = {}) {
  used.server.handle((_, response) => {
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(text)
  })
}

describe('envelope', () => {
  it.each([0, 200, 201])('lets a success with code %d through', async (code) => {
    answering(200, 'application/json', JSON.stringify({ success: true, code, message: 'm', result: 1 }))
    expect((await send()).data).toMatchObject({ code, result: 1 })
  })

  it('lets bare answers and empty ones through', async () => {
    answering(200, 'application/json', '[{"id":"1"}]')
    expect((await send()).data).toEqual([{ id: '1' }])
    answering(204, 'text/plain', '')
    expect((await send()).status).toBe(204)
  })

  it('rejects success false with all that the server said', async () => {
    used.server.handle((_, response) => refuse(response, 200, '编号已存在', 500))
    await expect(send()).rejects.toMatchObject({
      name: 'RequestError',
      kind: 'business',
      message: '编号已存在',
      code: 500,
      status: 200,
      result: null,
      traceId: 'trace-1',
    })
  })

  it('rejects a 401 whatever its envelope says (contract §1.3: success true)', async () => {
    answering(
      401,
      'application/json',
      '{"success":true,"code":401,"message":"Token失效，请重新登录!","result":null}',
    )
    await expect(send()).rejects.toMatchObject({ kind: 'http', status: 401, code: 401 })
  })

  it("reads the framework's own error", async () => {
    answering(
      500,
      'application/json',
      '{"timestamp":1,"status":500,"error":"E","message":"boom","path":"/a"}',
    )
    await expect(send()).rejects.toMatchObject({ message: 'boom', status: 500, code: 500 })
  })

  it('says something where the server says nothing', async () => {
    answering(502, 'text/html', '<html>Bad Gateway</html>', { 'x-request-id': 'r-1' })
    await expect(send()).rejects.toMatchObject({
      message: '请求失败（HTTP 502），请稍后重试或联系管理员',
      traceId: 'r-1',
    })
    answering(200, 'application/json', '{"success":false,"code":500,"message":"","result":null}')
    await expect(send()).rejects.toMatchObject({ message: '操作失败' })
  })

  it('refuses what is no JSON', async () => {
    answering(200, 'text/html', '<html>login of a proxy</html>')
    await expect(send()).rejects.toMatchObject({ kind: 'format', status: 200 })
  })
})

describe('envelope and blobErrors', () => {
  const file = { answer: 'file' }

  it('lets a file through', async () => {
    answering(200, 'application/vnd.ms-excel', 'bytes')
    expect(await ((await send(file)).data as Blob).text()).toBe('bytes')
  })

  it('finds the refusal inside a blob', async () => {
    answering(
      200,
      'application/json;charset=UTF-8',
      '{"success":false,"code":510,"message":"没有权限","result":null}',
    )
    await expect(send(file)).rejects.toMatchObject({ kind: 'business', code: 510, message: '没有权限' })
    answering(403, 'application/json', '{"success":false,"code":510,"message":"没有权限","result":null}')
    await expect(send(file)).rejects.toMatchObject({ kind: 'http', status: 403, message: '没有权限' })
  })

  it('refuses an envelope of success where a file was asked for', async () => {
    answering(200, 'application/json', '{"success":true,"code":200,"message":"","result":null}')
    await expect(send(file)).rejects.toMatchObject({ kind: 'format' })
  })

  it('takes a JSON file for a file, by its name or because it is no envelope', async () => {
    answering(200, 'application/json', '{"success":true}', {
      'content-disposition': 'attachment; filename=a.json',
    })
    expect((await send(file)).data).toBeInstanceOf(Blob)
    answering(200, 'application/json', '[1,2]')
    expect((await send(file)).data).toBeInstanceOf(Blob)
  })

  it('survives a failure that is no JSON', async () => {
    answering(502, 'text/html', '<html>')
    await expect(send(file)).rejects.toMatchObject({ kind: 'http', status: 502 })
  })
})
