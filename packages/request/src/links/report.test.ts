import { describe, expect, it } from 'vitest'

import type { Locale } from '@lading/core/text'

import type { Notice } from '../notifier'
import { refuse } from '../testing/httpServer'
import { withHttpServer } from '../testing/withHttpServer'
import { aCall, over } from '../testing/wire'
import { envelope } from './envelope'
import { files } from './files'
import { report } from './report'

const used = withHttpServer()

async function noticesOf(changes = {}, locale: Locale = 'zh-CN', url = `${used.server.origin}/a`) {
  const notices: Notice[] = []
  const links = [
    report(
      (notice) => notices.push(notice),
      () => locale,
    ),
    files(() => locale),
    envelope(() => locale),
  ]
  await over(...links)(aCall(url, changes)).catch(() => {})
  return notices
}
const textsOf = async (...given: Parameters<typeof noticesOf>) =>
  (await noticesOf(...given)).map((one) => one.text)

describe('report: the error catalogue (spec 1 §8)', () => {
  it.each<[number, string, string]>([
    [401, '未授权，请重新登录', 'Unauthorized, please log in again'],
    [403, '拒绝访问', 'Access Denied'],
    [404, '未找到', 'Not Found'],
    [504, '网络超时', 'Network Outtime'],
    [400, '参数错误', '参数错误'],
    [409, '参数错误', '参数错误'],
    [429, '参数错误', '参数错误'],
    [500, '参数错误', '参数错误'],
    [503, '参数错误', '参数错误'],
  ])('HTTP %d shows %s', async (status, zh, en) => {
    used.server.handle((_, response) => refuse(response, status, '参数错误'))
    expect(await noticesOf()).toMatchObject([
      { kind: 'error', title: '系统提示', text: zh, status, code: status, traceId: 'trace-1' },
    ])
    expect(await textsOf({}, 'en-US')).toEqual([en])
  })

  it('a timeout shows 网络超时', async () => {
    used.server.handle(({ gone }) => gone.then(() => undefined))
    expect(await textsOf({ timeout: 30 })).toEqual(['网络超时'])
  })

  it('a broken line says what to do', async () => {
    used.server.handle((_, response) => void response.destroy())
    expect(await textsOf()).toEqual(['网络异常，请检查网络连接后重试'])
  })

  it('an empty file warns 文件下载失败', async () => {
    used.server.handle((_, response) => void response.writeHead(200, { 'content-type': 'a/b' }).end())
    expect(await noticesOf({ answer: 'file' })).toMatchObject([{ kind: 'warning', text: '文件下载失败' }])
  })

  it('a download without an address warns 未知的文件 and sends nothing', async () => {
    expect(await noticesOf({ answer: 'file' }, 'zh-CN', ' ')).toMatchObject([
      { kind: 'warning', text: '未知的文件' },
    ])
    expect(used.server.requests).toEqual([])
  })

  it('leaves a refusal in an envelope to the caller', async () => {
    used.server.handle((_, response) => refuse(response, 200, '用户名或密码错误', 500))
    expect(await noticesOf()).toEqual([])
  })

  it('is silent on demand, always or by the error', async () => {
    used.server.handle((_, response) => refuse(response, 409, '版本已变'))
    expect(await noticesOf({ silent: true })).toEqual([])
    expect(await noticesOf({ silent: (error: { status: number }) => error.status === 409 })).toEqual([])
    expect(await noticesOf({ silent: (error: { status: number }) => error.status === 404 })).toHaveLength(1)
  })

  it('says nothing of a cancelled call', async () => {
    used.server.handle(({ gone }) => gone.then(() => undefined))
    expect(await noticesOf({ signal: AbortSignal.timeout(20) })).toEqual([])
  })
})
