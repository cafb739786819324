import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller, TestServer } from '../../testing/testServer'
import { startTestServer } from '../../testing/testServer'

let server: TestServer
let admin: Caller
let sales: Caller
let viewer: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
  sales = await server.login('sales')
  viewer = await server.login('viewer')
})
afterAll(() => server.close())

const PAGE = '/sales/quotation'
const query = { matchType: 'and', lines: [{ field: 'amount', rule: 'gt', val: '100' }] }
const save = (caller: Caller, body: Record<string, unknown>) =>
  caller.send('POST', '/sys/superQuery/save', { page: PAGE, query, ...body })
const names = async (caller: Caller, page = PAGE) =>
  (await caller.get(`/sys/superQuery/list?page=${encodeURIComponent(page)}`)).body.result.map(
    ({ name }: { name: string }) => name,
  )

describe('a private query', () => {
  it('is its owner’s alone: nobody else reads, changes or deletes it', async () => {
    const { body } = await save(sales, { name: 'mine' })
    expect(body.result).toMatchObject({ name: 'mine', shared: false, owner: 'sales', mine: true, query })
    expect(await names(sales)).toEqual(['mine'])
    expect(await names(viewer)).toEqual([])
    expect(await names(admin)).toEqual([])
    const { id } = body.result
    expect((await save(viewer, { id, name: 'stolen' })).status).toBe(404)
    expect((await save(admin, { id, name: 'stolen' })).status).toBe(404)
    expect((await admin.send('DELETE', `/sys/superQuery/delete?id=${id}`)).status).toBe(404)
    expect((await save(sales, { id, name: 'renamed' })).body.result.name).toBe('renamed')
    expect((await sales.send('DELETE', `/sys/superQuery/delete?id=${id}`)).body.message).toBe('删除成功!')
    expect(await names(sales)).toEqual([])
  })

  it('belongs to one page', async () => {
    await save(sales, { name: 'elsewhere', page: '/other' })
    expect(await names(sales)).toEqual([])
    expect(await names(sales, '/other')).toEqual(['elsewhere'])
  })

  it('may be a view of a list, which needs no conditions', async () => {
    const view = {
      filters: { site: { mode: 'in', value: ['SH'] } },
      pageSize: 30,
      columns: { hidden: ['eta'] },
    }
    const page = 'view:saQuotation'
    const kept = await save(sales, { name: 'Shanghai', page, query: { matchType: 'and', lines: [], view } })
    expect(kept.body.result.query).toEqual({ matchType: 'and', lines: [], view })
    expect(await names(viewer, page)).toEqual([])
    const none = await save(sales, { name: 'nothing', page, query: { matchType: 'and', lines: [] } })
    expect(none.body.message).toBe('空条件不能保存')
    const long = { ...view, filters: { site: { mode: 'eq', value: 'x'.repeat(30_000) } } }
    const refused = await save(sales, {
      name: 'long',
      page,
      query: { matchType: 'and', lines: [], view: long },
    })
    expect(refused.body.success).toBe(false)
  })

  it('has a name of its own', async () => {
    await save(sales, { name: 'twice' })
    expect((await save(sales, { name: ' twice ' })).body.message).toContain('已存在')
    expect((await save(sales, { name: '  ' })).body.message).toBe('保存名称不能为空')
    expect((await save(viewer, { name: 'twice' })).body.success).toBe(true)
  })
})

describe('a shared query', () => {
  it('with everybody asks for a right, and only its owner changes it', async () => {
    expect((await save(sales, { name: 'all', scope: 'everyone' })).status).toBe(403)
    const { body } = await save(admin, { name: 'for all', scope: 'everyone' })
    expect(body.result.shared).toBe(true)
    const { result } = (await sales.get(`/sys/superQuery/list?page=${encodeURIComponent(PAGE)}`)).body
    expect(result.at(-1)).toMatchObject({ name: 'for all', owner: 'admin', mine: false })
    expect((await save(sales, { id: body.result.id, name: 'taken over' })).status).toBe(404)
  })

  it('with roles reaches their holders', async () => {
    expect((await save(sales, { name: 'team', scope: 'roles', targets: ['sales'] })).body.success).toBe(true)
    expect(await names(viewer)).not.toContain('team')
    await save(admin, { name: 'readers', scope: 'roles', targets: ['viewer'] })
    expect(await names(viewer)).toContain('readers')
    expect(await names(sales)).not.toContain('readers')
    expect((await save(sales, { name: 'x', scope: 'roles', targets: ['viewer'] })).status).toBe(403)
    const unknown = await save(admin, { name: 'x', scope: 'roles', targets: ['nobody'] })
    expect(unknown.body.message).toContain('不存在')
    expect((await save(sales, { name: 'x', scope: 'roles', targets: [] })).body.success).toBe(false)
  })

  it('with departments reaches those below them too', async () => {
    await save(admin, { name: 'house', scope: 'departments', targets: ['A01'] })
    expect(await names(viewer)).toContain('house')
    await save(admin, { name: 'sales 1', scope: 'departments', targets: ['A01A01'] })
    expect(await names(sales)).toContain('sales 1')
    expect(await names(viewer)).not.toContain('sales 1')
    expect((await save(sales, { name: 'x', scope: 'departments', targets: ['A01'] })).status).toBe(403)
  })

  it('stays in its tenant', async () => {
    await server.db.pool.query(`INSERT INTO sys_tenant (id, name, status) VALUES (7, 'seven', 1)`)
    await server.db.pool.query(`UPDATE sys_user SET rel_tenant_ids = '7' WHERE username = 'viewer'`)
    expect(await names(await server.login('viewer'))).toEqual([])
    await server.db.pool.query(`UPDATE sys_user SET rel_tenant_ids = '' WHERE username = 'viewer'`)
  })

  it('goes with its owner', async () => {
    await server.db.pool.query(`UPDATE sys_user SET del_flag = 1 WHERE username = 'admin'`)
    expect(await names(sales)).not.toContain('for all')
    await server.db.pool.query(`UPDATE sys_user SET del_flag = 0 WHERE username = 'admin'`)
  })
})

describe('the query that a page opens with', () => {
  const page = '/opening'
  const choose = (caller: Caller, id?: string) =>
    caller.send('PUT', '/sys/superQuery/setDefault', { page, ...(id !== undefined && { id }) })
  const chosen = async (caller: Caller) => {
    const { body } = await caller.get(`/sys/superQuery/list?page=${encodeURIComponent(page)}`)
    return (body.result as { name: string; isDefault: boolean }[])
      .filter(({ isDefault }) => isDefault)
      .map(({ name }) => name)
  }

  it('is one of those the user sees, each user’s own, and goes with it', async () => {
    const first = (await save(admin, { name: 'first', page, scope: 'everyone' })).body.result
    const second = (await save(admin, { name: 'second', page })).body.result
    expect(first.isDefault).toBe(false)
    expect((await choose(admin, first.id)).body.success).toBe(true)
    expect((await choose(viewer, first.id)).body.success).toBe(true)
    expect((await choose(admin, second.id)).body.success).toBe(true)
    expect([await chosen(admin), await chosen(viewer), await chosen(sales)]).toEqual([
      ['second'],
      ['first'],
      [],
    ])
    // Changed, it stays the one; taken back, it is not there for others.
    expect((await save(admin, { id: second.id, name: 'renamed', page })).body.result.isDefault).toBe(true)
    await save(admin, { id: first.id, name: 'first', page, scope: 'private' })
    expect(await chosen(viewer)).toEqual([])
    await admin.send('DELETE', `/sys/superQuery/delete?id=${second.id}`)
    expect(await chosen(admin)).toEqual([])
    await choose(admin, first.id)
    await choose(admin)
    expect(await chosen(admin)).toEqual([])
  })

  it('is none of another page, and none that the user does not see', async () => {
    const hidden = (await save(admin, { name: 'hidden', page })).body.result
    expect((await choose(viewer, hidden.id)).status).toBe(404)
    const elsewhere = (await save(viewer, { name: 'elsewhere', page: '/other' })).body.result
    expect((await choose(viewer, elsewhere.id)).status).toBe(404)
  })
})

describe('what is kept', () => {
  it('are conditions and groups, nothing else', async () => {
    const lines = [
      { field: 'a', rule: 'in', val: ['1', '2'], options: ['left out'], dictCode: 'x' },
      { matchType: 'or', lines: [{ field: 'b', rule: 'empty' }] },
    ]
    const { body } = await save(sales, { name: 'groups', query: { matchType: 'or', lines } })
    expect(body.result.query).toEqual({
      matchType: 'or',
      lines: [
        { field: 'a', rule: 'in', val: ['1', '2'] },
        { matchType: 'or', lines: [{ field: 'b', rule: 'empty' }] },
      ],
    })
  })

  it.each([
    ['nothing', { matchType: 'and', lines: [] }],
    ['51 conditions', { matchType: 'and', lines: Array(51).fill({ field: 'a', rule: 'eq', val: '1' }) }],
    ['an object for a value', { matchType: 'and', lines: [{ field: 'a', rule: 'eq', val: { $gt: '' } }] }],
    ['no rule', { matchType: 'and', lines: [{ field: 'a', val: '1' }] }],
    ['another join', { matchType: 'xor', lines: [{ field: 'a', rule: 'eq', val: '1' }] }],
    [
      'groups in groups in groups in groups',
      [1, 2, 3, 4].reduce<object>((inner) => ({ matchType: 'and', lines: [inner] }), {
        matchType: 'and',
        lines: [{ field: 'a', rule: 'eq', val: '1' }],
      }),
    ],
    [
      'more than 20,000 characters',
      {
        matchType: 'and',
        lines: Array.from({ length: 20 }, () => ({ field: 'a', rule: 'eq', val: 'x'.repeat(1_900) })),
      },
    ],
  ])('is not %s', async (_what, given) => {
    expect((await save(sales, { name: 'refused', query: given })).body.success).toBe(false)
    expect(await names(sales)).not.toContain('refused')
  })

  it('is at most fifty a page', async () => {
    const page = '/full'
    for (let at = 0; at < 50; at += 1) await save(viewer, { name: `q${at}`, page })
    expect((await save(viewer, { name: 'one more', page })).body.message).toContain('最多保存50个')
    expect((await names(viewer, page)).length).toBe(50)
  })
})
