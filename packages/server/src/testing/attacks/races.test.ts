import { MAX_SAVED_QUERIES } from '@lading/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderBody } from '../orderEntity'
import type { Caller, Reply } from '../testServer'
import { PASSWORD } from '../testServer'
import type { Target } from './target'
import { startTarget } from './target'

/** Calls that arrive together: each rule holds for all of them, not for each alone. */
const AT_ONCE = 8
const QUOTA = 2_500
let target: Target
let admin: Caller
let sales: Caller
beforeAll(async () => {
  target = await startTarget(() => ({ uploadQuota: QUOTA }))
  admin = await target.server.login('admin')
  sales = await target.server.login('sales')
})
afterAll(() => target.close())

const together = <Result>(work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => work(at)))
const successes = (replies: readonly Reply[]) => {
  for (const { status, body } of replies)
    expect([status, JSON.stringify(body)]).not.toEqual([500, expect.anything()])
  return replies.filter(({ body }) => body.success).length
}
const added = async (customer: string) =>
  (await sales.send('POST', '/sales/tsOrder/add', orderBody(customer, 1))).body.result as { id: string }
const count = async (statement: string, ...values: string[]) =>
  Number((await target.server.db.pool.query<{ count: string }>(statement, values)).rows[0]!.count)

describe('a record', () => {
  it('takes a step of its workflow once', async () => {
    const { id } = await added('approved twice')
    const replies = await together(() => sales.send('POST', '/sales/tsOrder/action/finish', { id }))
    expect(successes(replies)).toBe(1)
    expect(
      await count(`SELECT count(*) FROM sys_data_log WHERE data_id = $1 AND type = 'action:finish'`, id),
    ).toBe(1)
  })

  it('is changed by one of those who saw the same version', async () => {
    const { id } = await added('edited twice')
    const replies = await together((at) =>
      sales.send('PUT', '/sales/tsOrder/edit', { id, version: 1, customer: `edit ${at}` }),
    )
    expect(successes(replies)).toBe(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(AT_ONCE - 1)
  })

  it('is deleted once, and neither changed nor finished after it', async () => {
    const { id } = await added('deleted twice')
    const replies = await together((at) =>
      at % 2 === 0
        ? sales.send('DELETE', `/sales/tsOrder/delete?id=${id}`)
        : sales.send('DELETE', `/sales/tsOrder/deleteBatch?ids=${id},${id}`),
    )
    expect(successes(replies)).toBe(1)
    expect((await sales.send('PUT', '/sales/tsOrder/edit', { id, version: 1, customer: 'x' })).status).toBe(
      404,
    )
    expect((await sales.send('POST', '/sales/tsOrder/action/finish', { id })).status).toBe(404)
    expect(await count(`SELECT count(*) FROM sys_data_log WHERE data_id = $1 AND type = 'delete'`, id)).toBe(
      1,
    )
  })

  it('is either finished or deleted', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await added(`finished or deleted ${round}`)
      const replies = await Promise.all([
        sales.send('POST', '/sales/tsOrder/action/finish', { id }),
        sales.send('DELETE', `/sales/tsOrder/delete?id=${id}`),
      ])
      expect(successes(replies)).toBe(1)
    }
  })

  it('has a number of its own', async () => {
    const replies = await together((at) =>
      sales.send('POST', '/sales/tsOrder/add', orderBody(`numbered ${at}`, 0)),
    )
    expect(successes(replies)).toBe(AT_ONCE)
    expect(new Set(replies.map(({ body }) => body.result.orderNo)).size).toBe(AT_ONCE)
  })

  it('is added once for a unique value, and once for a key', async () => {
    const twins = await together(() =>
      sales.send('POST', '/sales/tsOrder/add', { ...orderBody('twins', 0), reference: 'REF-1' }),
    )
    expect(successes(twins)).toBe(1)
    const headers = { 'idempotency-key': 'together-0001' }
    const same = await together(() =>
      sales.send('POST', '/sales/tsOrder/add', orderBody('same request', 0), headers),
    )
    expect(successes(same)).toBe(AT_ONCE)
    expect(new Set(same.map(({ body }) => body.result.id)).size).toBe(1)
  })
})

describe('what is counted', () => {
  const upload = async (caller: Caller, bytes: number) => {
    const form = new FormData()
    form.append('file', new Blob(['x'.repeat(bytes)]), 'note.txt')
    const reply = await fetch(`${target.base}/sys/common/upload`, {
      method: 'POST',
      headers: { 'x-access-token': caller.token! },
      body: form,
    })
    return ((await reply.json()) as { success: boolean }).success
  }
  it('files of a user stay within their room', async () => {
    const stored = (await together(() => upload(sales, 1_000))).filter(Boolean).length
    expect(stored).toBe(2)
    expect(await count(`SELECT coalesce(sum(size), 0) AS count FROM sys_file WHERE size = 1000`)).toBe(2_000)
    expect(await upload(sales, 400)).toBe(true)
  })

  it('saved queries of a page stay within their number, and one has a name', async () => {
    const save = (name: string) =>
      sales.send('POST', '/sys/superQuery/save', {
        page: '/races',
        name,
        query: { matchType: 'and', lines: [{ field: 'customer', rule: 'eq', val: 'x' }] },
      })
    expect(successes(await together(() => save('one name')))).toBe(1)
    for (let at = 1; at < MAX_SAVED_QUERIES - 2; at += 1)
      expect((await save(`query ${at}`)).body.success).toBe(true)
    expect(successes(await together((at) => save(`last ${at}`)))).toBe(2)
  })
})

describe('names', () => {
  it.each([
    [
      'a user',
      '/sys/user/add',
      { username: 'twin_user', realname: 'x', password: PASSWORD, confirmpassword: PASSWORD },
    ],
    ['a role', '/sys/role/add', { roleName: 'twin', roleCode: 'twin_role' }],
    ['a position', '/sys/position/add', { name: 'twin', code: 'twin_position' }],
    ['a dictionary', '/sys/dict/add', { dictName: 'twin', dictCode: 'twin_dict' }],
    ['a check rule', '/sys/checkRule/add', { ruleName: 'twin', ruleCode: 'twin_check', ruleJson: '[]' }],
  ])('%s has its name alone', async (_what, path, body) => {
    expect(successes(await together(() => admin.send('POST', path, body)))).toBe(1)
  })

  it('of a user in the recycle bin may be taken; then it does not come back', async () => {
    const body = { username: 'comes_back', realname: 'x', password: PASSWORD, confirmpassword: PASSWORD }
    const id = async () =>
      (
        await target.server.db.pool.query<{ id: string }>(
          `SELECT id FROM sys_user WHERE username = 'comes_back' AND del_flag = 0`,
        )
      ).rows[0]!.id
    expect((await admin.send('POST', '/sys/user/add', body)).body.success).toBe(true)
    const first = await id()
    expect((await admin.send('DELETE', `/sys/user/delete?id=${first}`)).body.success).toBe(true)
    expect((await admin.send('POST', '/sys/user/add', body)).body.success).toBe(true)
    const back = await admin.send('PUT', '/sys/user/putRecycleBin', { userIds: first })
    expect(back.status).toBeLessThan(500)
    expect(back.body.success).toBe(false)
    expect(await id()).not.toBe(first)
  })
})
