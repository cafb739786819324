import { addLanguage } from '@lading/core/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTexts, textSources } from '../list/dictTexts'
import { startTestServer } from '../testing/testServer'
import type { Caller, TestServer } from '../testing/testServer'
import { inLocale, preferredLocale } from './language'

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

  it('has names that administrators gave in a further language, which only that language shows', async () => {
    addLanguage({ tag: 'qz-QZ', texts: {} })
    const further = { 'accept-language': 'qz' }
    const of = async (path: string, by: Record<string, unknown>) =>
      ((await admin.get(path)).body.result.records as Record<string, unknown>[]).find((row) =>
        Object.entries(by).every(([key, value]) => row[key] === value),
      )!
    const sex = await of('/sys/dict/list?dictCode=sex', { dictCode: 'sex' })
    const items = `/sys/dictItem/list?dictId=${String(sex.id)}`
    const item = await of(items, { itemValue: '1' })
    const save = (path: string, body: unknown) => admin.send('PUT', path, body)
    const done = [
      await save('/sys/dict/edit', { ...sex, names: { 'qz-QZ': 'Q' } }),
      await save('/sys/dictItem/edit', { ...item, names: { 'qz-QZ': 'Qm' } }),
    ]
    const [department] = (await admin.get('/sys/sysDepart/queryTreeList')).body.result
    done.push(await save('/sys/sysDepart/edit', { ...department, names: { 'qz-QZ': 'Qd' } }))
    const [entry] = (await admin.get('/sys/permission/getSystemMenuList')).body.result
    done.push(await save('/sys/permission/edit', { ...entry, names: { 'qz-QZ': 'Qp' } }))
    expect(done.map(({ body }) => body.message)).toEqual(['编辑成功!', '编辑成功!', '修改成功!', '修改成功!'])

    expect((await of('/sys/dict/list?dictCode=sex', {})).names).toEqual({ 'qz-QZ': 'Q' })
    const text = async (headers: Record<string, string>) =>
      (await admin.get('/sys/dict/queryAllDictItems', headers)).body.result.sex[0].text
    expect([await text(further), await text({}), await text(english)]).toEqual(['Qm', '男', 'Male'])
    const { menu } = (await admin.get('/sys/permission/getUserPermissionByToken')).body.result
    expect(menu.find(({ id }: { id: string }) => id === entry.id).meta).toMatchObject({
      title: entry.name,
      names: { 'qz-QZ': 'Qp' },
    })
    const named = async (locale: string) => {
      const rows: Record<string, unknown>[] = [{ dept: department.id }]
      const sources = textSources({ dept: { kind: 'dept', zh: '部门', en: 'Department' } }, [])
      await inLocale(locale, () => addTexts(server.db, undefined as never, rows, sources))
      return rows[0]!.dept_dictText
    }
    expect(await named('qz-QZ')).toBe('Qd')
    expect(await named('zh-CN')).toBe(department.departName)

    // Saved without them they stay; null takes them away.
    await save('/sys/dictItem/edit', { ...item, names: undefined, itemColor: 'red' })
    expect((await of(items, { itemValue: '1' })).names).toEqual({ 'qz-QZ': 'Qm' })
    await save('/sys/dictItem/edit', { ...item, names: null })
    expect((await of(items, { itemValue: '1' })).names).toEqual({})
    expect(await text(further)).toBe('Male')
    // The own languages have members of their own, and what is no tag is no language.
    await save('/sys/dictItem/edit', { ...item, names: { 'en-US': 'x', no_tag: 'x', 'qz-QZ': 'Qn' } })
    expect((await of(items, { itemValue: '1' })).names).toEqual({ 'qz-QZ': 'Qn' })
    for (const name of ['', 'x'.repeat(101)])
      expect((await save('/sys/dictItem/edit', { ...item, names: { qz: name } })).body.success).toBe(false)
  })
})
