import { checkTimestamp } from '@lading/core/sign'
import { describe, expect, it } from 'vitest'

import { serverClock } from '../serverClock'
import { handClock } from '../testing/handClock'
import { refuse } from '../testing/httpServer'
import { withHttpServer } from '../testing/withHttpServer'
import { aCall, over } from '../testing/wire'
import type { WireCall } from '../wire'
import { query } from './query'
import { isSigned, sign } from './sign'

const used = withHttpServer()
const SECRET = 'demo-secret-0123456789'
const HOUR = 3_600_000

async function signatureOf(
  path: string,
  changes: Partial<WireCall> = {},
  secret: string | undefined = SECRET,
) {
  await over(query(), sign(secret, serverClock(handClock())))(aCall(used.server.origin + path, changes))
  return used.server.requests[0]!.headers
}

describe('sign', () => {
  // Contract §2.3, as they travel.
  it.each<[string, Partial<WireCall>, string]>([
    ['/sys/user/getUserInfo?_t=1700000000', {}, 'D330C929B32D503512E1E653C6D27101'],
    [
      '/sys/user/list',
      { query: { column: 'createTime', order: 'desc', pageNo: 1, pageSize: 10, _t: 1700000000 } },
      'F5E07B43176C9A53595A560754E80356',
    ],
    [
      '/sys/dict/loadDict/sys_user,realname,username',
      { query: { keyword: '张三', pageSize: 10 } },
      'BA44630C1FB4012A1CCBE823A2917813',
    ],
    [
      '/sys/dict/loadTreeData',
      {
        query: {
          pid: '',
          tableName: 'sys_category',
          text: 'name',
          code: 'id',
          pidField: 'pid',
          hasChildField: 'has_child',
          condition: '{"a":"b"}',
        },
      },
      'F77066FDE081460D52E793314E328DE8',
    ],
    [
      "/sys/dict/getDictItems/sys_user%20where%20status%20=%20'1',realname,id",
      {},
      'B54DC0EBC21A6DB2DF5F44FCDE51D258',
    ],
    [
      '/sys/selectDepart',
      { method: 'POST', body: { orgCode: 'A01', username: 'admin', flag: true, n: 1.5 } },
      '67D72572057F9FD9CEE7477F076D7207',
    ],
  ])('vector of %s', async (path, changes, signature) => {
    expect((await signatureOf(path, changes))['x-sign']).toBe(signature)
  })

  it('carries the time of UTC+8 in 14 digits', async () => {
    const clock = handClock(Date.UTC(2026, 10, 20, 16, 5, 9))
    await over(sign(SECRET, serverClock(clock)))(aCall(`${used.server.origin}/a`))
    expect(used.server.requests[0]?.headers['x-timestamp']).toBe('20261121000509')
  })

  it('signs nothing without a secret', async () => {
    await over(sign(undefined, serverClock(handClock())))(aCall(`${used.server.origin}/a`))
    expect(used.server.requests[0]?.headers).not.toHaveProperty('x-sign')
  })

  it.each<[string, Partial<WireCall>, boolean]>([
    ['GET', {}, true],
    ['POST', { method: 'POST', body: {} }, true],
    ['a custom verb', { method: 'PATCH' }, true],
    ['PUT', { method: 'PUT', body: {} }, false],
    ['DELETE', { method: 'DELETE' }, false],
    ['a download', { answer: 'file' }, false],
    ['a multipart form', { method: 'POST', body: new FormData() }, false],
    ['PUT on demand', { method: 'PUT', sign: true }, true],
    ['GET, not wanted', { sign: false }, false],
  ])('%s', (_, changes, signed) => expect(isSigned(aCall('/a', changes))).toBe(signed))
})

describe('sign, with a wrong clock', () => {
  /** A server that checks the age, as contract §2.2 says. */
  function checkingServer(now: () => number) {
    used.server.handle(({ headers }, response) => {
      response.setHeader('date', new Date(now()).toUTCString())
      const fine = checkTimestamp(String(headers['x-timestamp']), now()).ok
      if (!fine) return refuse(response, 200, '签名验证失败:X-TIMESTAMP已过期', 500)
      return { fine }
    })
  }

  it('corrects itself once by the Date of the refusal, and stays right', async () => {
    const local = handClock()
    checkingServer(() => local.now() + 2 * HOUR)
    const send = over(sign(SECRET, serverClock(local)))
    const call = aCall(`${used.server.origin}/a`)
    expect((await send(call)).data).toMatchObject({ success: true })
    expect(used.server.requests).toHaveLength(2)
    await send(call)
    expect(used.server.requests).toHaveLength(3)
  })

  it('learns from an unsigned call before', async () => {
    const local = handClock()
    checkingServer(() => local.now() - 2 * HOUR)
    const send = over(sign(SECRET, serverClock(local)))
    await send(aCall(`${used.server.origin}/a`, { sign: false }))
    used.server.requests.length = 0
    expect((await send(aCall(`${used.server.origin}/a`))).data).toMatchObject({ success: true })
    expect(used.server.requests).toHaveLength(1)
  })

  it('does not send again when the clock was right all the time', async () => {
    const local = handClock()
    used.server.handle((_, response) => {
      response.setHeader('date', new Date(local.now()).toUTCString())
      refuse(response, 200, '签名验证失败:X-TIMESTAMP已过期', 500)
    })
    const reply = await over(sign(SECRET, serverClock(local)))(aCall(`${used.server.origin}/a`))
    expect(reply.data).toMatchObject({ success: false })
    expect(used.server.requests).toHaveLength(1)
  })
})
