import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, TestServer } from '../../testing/testServer'
import { startTestServer } from '../../testing/testServer'

let server: TestServer
let admin: Caller
let viewer: Caller
beforeAll(async () => {
  server = await startTestServer([], {
    frameHosts: ['https://bi.test'],
    imageHosts: ['https://*.pictures.test'],
  })
  admin = await server.login('admin')
  viewer = await server.login('viewer')
})
afterAll(() => server.close())

describe('own sessions', () => {
  const mine = async (caller: Caller) => (await caller.get('/sys/online/mine')).body.result

  it('are those of the user alone, and can be ended', async () => {
    const other = await server.login('viewer')
    const sessions = await mine(viewer)
    expect(sessions.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true])
    const foreign = (await mine(admin))[0].id
    expect((await viewer.send('POST', '/sys/online/endMine', { id: foreign })).status).toBe(404)
    const ended = sessions.find(({ current }: { current: boolean }) => !current).id
    expect((await viewer.send('POST', '/sys/online/endMine', { id: ended })).body.success).toBe(true)
    expect((await other.get('/sys/user/getUserInfo')).status).toBe(401)
    expect((await admin.get('/sys/user/getUserInfo')).status).toBe(200)
  })

  it('end together but for the one that asks', async () => {
    const other = await server.login('viewer')
    await viewer.send('POST', '/sys/online/endMine', {})
    expect((await other.get('/sys/user/getUserInfo')).status).toBe(401)
    expect(await mine(viewer)).toMatchObject([{ current: true }])
  })
})

describe('the health of the server', () => {
  it('is told to who holds the right', async () => {
    const { body } = await admin.get('/sys/health/summary')
    const parts = new Map(body.result.parts.map((part: { name: string }) => [part.name, part]))
    expect(parts.get('database')).toMatchObject({ facts: { version: expect.stringMatching(/^\d+/) } })
    expect(parts.get('redis')).toMatchObject({ state: 'off' })
    expect(parts.get('files')).toMatchObject({ facts: { store: 'folder', freeMb: expect.any(Number) } })
    expect((await viewer.get('/sys/health/summary')).status).toBe(403)
  })
})

it('names the jobs that the server can run', async () => {
  expect((await admin.get('/sys/quartzJob/names')).body.result).toEqual([
    'checkDatabase',
    'mailReport',
    'removeExpiredSessions',
    'removeOldLogs',
  ])
})

it('lets frames and pictures of the hosts in that are set', async () => {
  const { headers } = await server.app.inject({ url: '/healthz' })
  expect(headers['content-security-policy']).toContain("frame-src 'self' https://bi.test;")
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://*.pictures.test;")
})

it('puts the items of a dictionary into order', async () => {
  const dict = (await admin.get('/sys/dict/list?dictCode=priority')).body.result.records[0]
  const values = async () =>
    (await admin.get(`/sys/dictItem/list?dictId=${dict.id}`)).body.result.records as Record<string, string>[]
  const before = await values()
  const ids = [before[2]!.id, before[0]!.id]
  await admin.send('PUT', '/sys/dictItem/sort', { dictId: dict.id, ids })
  expect((await values()).map(({ itemValue }) => itemValue)).toEqual(['H', 'L', 'M'])
  const { id, itemText, itemValue } = before[0]!
  const item = { id, dictId: dict.id, itemText, itemValue, itemTextEn: 'Plain' }
  await admin.send('PUT', '/sys/dictItem/edit', item)
  expect((await values()).find((row) => row.id === id)).toMatchObject({ itemTextEn: 'Plain' })
})

describe('the lists of the administration', () => {
  it.each([
    ['/sys/online/list', 'id realname username sex ip createTime'],
    ['/sys/oss/file/list', 'id fileName size mime biz createBy createTime'],
    ['/sys/quartzJob/list', 'id jobClassName cronExpression description status lastRun lastResult'],
    ['/sys/dict/list', 'id dictName dictNameEn dictCode description createTime'],
    ['/sys/category/list', 'id name code createTime'],
    ['/sys/checkRule/list', 'id ruleName ruleCode ruleDescription createTime'],
    ['/sys/fillRule/list', 'id ruleName ruleCode ruleClass ruleParams createTime'],
    [
      '/sys/message/sysMessage/list',
      'id esTitle esType esReceiver esContent esSendStatus esSendTime esResult',
    ],
    ['/sys/message/sysMessageTemplate/list', 'id templateName templateCode templateType templateContent'],
    ['/sys/annountCement/list', 'id titile msgCategory priority msgType sendStatus sender sendTime endTime'],
    ['/sys/log/list', 'id createTime operateType logContent username ip'],
    ['/sys/dataLog/list', 'id createTime dataTable dataId type createBy'],
  ])('%s can be put into order by each of its columns', async (path, columns) => {
    for (const column of columns.split(' ')) {
      const { body } = await admin.get(`${path}?column=${column}&order=desc`)
      expect([column, body.success, body.message]).toEqual([column, true, expect.any(String)])
    }
  })
})
