import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../testing/testServer'
import type { Caller, TestServer } from '../testing/testServer'
import { preferredLocale } from './language'

it.each([
  [undefined, 'zh-CN'],
  ['', 'zh-CN'],
  ['*', 'zh-CN'],
  ['fr,de;q=0.5', 'zh-CN'],
  ['en', 'en-US'],
  ['en-GB,en;q=0.9', 'en-US'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
  ['zh;q=0.3, en;q=0.8', 'en-US'],
  ['en;q=0, zh;q=0.1', 'zh-CN'],
  ['english', 'zh-CN'],
  [`en,${'x'.repeat(300)}`, 'zh-CN'],
] as const)('prefers for %s the language %s', (header, locale) =>
  expect(preferredLocale(header)).toBe(locale),
)

describe('an answer', () => {
  let server: TestServer
  let admin: Caller
  const english = { 'accept-language': 'en-US' }
  beforeAll(async () => {
    server = await startTestServer()
    admin = await server.login('admin')
  })
  afterAll(() => server.close())

  it('has dictionary texts in the language of the request', async () => {
    const texts = async (headers: Record<string, string>) =>
      (await admin.get('/sys/user/list?username=admin', headers)).body.result.records[0].status_dictText
    expect(await texts({})).toBe('正常')
    expect(await texts(english)).toBe('Active')
    expect(await texts({ 'accept-language': 'ja' })).toBe('正常')
  })

  it('has all dictionaries in the language of the request, Chinese where there is no English', async () => {
    await server.db.pool.query(
      `UPDATE sys_dict_item SET item_text_en = '' WHERE item_value = '2'
         AND dict_id = (SELECT id FROM sys_dict WHERE dict_code = 'sex')`,
    )
    await admin.get('/sys/dict/refleshCache')
    const { sex } = (await admin.get('/sys/dict/queryAllDictItems', english)).body.result
    expect(sex).toMatchObject([
      { value: '1', text: 'Male', title: 'Male', label: 'Male' },
      { value: '2', text: '女', title: '女', label: '女' },
    ])
    expect((await admin.get('/sys/dict/queryAllDictItems')).body.result.sex[0].text).toBe('男')
  })

  it('does not carry one language into another request that runs at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const headers = at % 2 === 0 ? english : {}
        return (await admin.get('/sys/user/getUserInfo', headers)).body.result.sysAllDictItems.yn[0].text
      }),
    )
    expect(replies).toEqual(replies.map((_, at) => (at % 2 === 0 ? 'Yes' : '是')))
  })
})
