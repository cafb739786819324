import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller, TestServer } from '../../testing/testServer'
import { startTestServer } from '../../testing/testServer'

let server: TestServer
let admin: Caller
let viewer: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
  viewer = await server.login('viewer')
})
afterAll(() => server.close())

/** Adds and releases one; gives its id. */
async function released(titile: string, more: object): Promise<string> {
  const added = await admin.send('POST', '/sys/annountCement/add', { titile, ...more })
  expect(added.body).toMatchObject({ success: true })
  const id = (await find(titile)).id as string
  await admin.get(`/sys/annountCement/doReleaseData?id=${id}`)
  return id
}
const find = async (titile: string) =>
  (await admin.get(`/sys/annountCement/list?titile=${encodeURIComponent(titile)}`)).body.result.records[0]
const seen = async () =>
  (await viewer.get('/sys/annountCement/listByUser?pageSize=50')).body.result.anntMsgList.map(
    ({ titile }: { titile: string }) => titile,
  )
const toldTime = async (id: string) =>
  (
    await server.db.row<{ toldTime: string | null }>(
      sql`SELECT told_time FROM sys_announcement WHERE id = ${id}`,
    )
  )?.toldTime

it('shows a notice between its start and its end only', async () => {
  await released('over', { startTime: '2020-01-01', endTime: '2020-01-02' })
  await released('now', { startTime: '2020-01-01 00:00:00', endTime: '2999-01-01' })
  const later = await released('later', { startTime: '2999-01-01' })
  expect(await seen()).toContain('now')
  expect(await seen()).not.toContain('over')
  expect(await seen()).not.toContain('later')
  expect((await viewer.get(`/sys/annountCement/queryById?id=${later}`)).status).toBe(404)
})

it('tells the readers when it begins, not when it is released', async () => {
  const now = await released('told', {})
  const later = await released('untold', { startTime: '2999-01-01' })
  expect(await toldTime(now)).toEqual(expect.any(String))
  expect(await toldTime(later)).toBeNull()
})

it('counts the whole day of an end without a time', async () => {
  await released('day', { endTime: '2030-05-06' })
  expect((await find('day')).endTime).toBe('2030-05-06 23:59:59')
})

it('keeps where a notice leads, and refuses what leads elsewhere', async () => {
  const target = {
    openType: 'component',
    openPage: 'sales/quotation/QuotationList',
    busId: '7',
    titleEn: 'Goes',
  }
  await released('leads', target)
  expect(await find('leads')).toMatchObject(target)
  for (const wrong of [
    { openType: 'url', openPage: 'javascript:alert(1)' },
    { openType: 'url', openPage: '//elsewhere.test' },
    { openType: 'component', openPage: '../x y' },
    { startTime: '2026-02-02', endTime: '2026-01-01' },
  ]) {
    const { body } = await admin.send('POST', '/sys/annountCement/add', { titile: 'wrong', ...wrong })
    expect([wrong, body.success]).toEqual([wrong, false])
  }
})

it('lists who is addressed and who has read', async () => {
  const id = await released('read', {})
  const readers = async (more = '') =>
    (await admin.get(`/sys/sysAnnouncementSend/readers?anntId=${id}&pageSize=50${more}`)).body.result
  expect((await readers('&readFlag=1')).total).toBe(0)
  await viewer.send('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })
  const read = (await readers('&readFlag=1')).records
  expect(read).toMatchObject([{ username: 'viewer', readFlag: '1', readTime: expect.any(String) }])
  expect((await readers()).total).toBeGreaterThan(2)
  expect((await viewer.get(`/sys/sysAnnouncementSend/readers?anntId=${id}`)).status).toBe(403)
})
