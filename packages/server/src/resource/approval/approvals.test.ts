import type { Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seedClaimPeople, standIn, testClaimServer } from '../../testing/claimEntity'
import type { Caller, TestServer } from '../../testing/testServer'
import { startTestServer } from '../../testing/testServer'

const CLAIM = '/sales/tsClaim'
const PEOPLE = ['applicant', 'head', 'auditor', 'auditor2', 'agent', 'chief', 'bystander', 'admin'] as const
type Person = (typeof PEOPLE)[number]

let server: TestServer
const callers = {} as Record<Person, Caller>
beforeAll(async () => {
  server = await startTestServer([testClaimServer])
  await seedClaimPeople(server.db)
  for (const person of PEOPLE) callers[person] = await server.login(person)
})
afterAll(() => server.close())
afterEach(async () => {
  await server.db.run(sql`DELETE FROM sys_user_agent`)
})

interface Answer {
  success: boolean
  message: string
  code: number
  result: Row
}
const send = async (person: Person, path: string, body: Row): Promise<Answer> =>
  (await callers[person].send('POST', path, body)).body as Answer
const act = (person: Person, action: string, { id, version }: Row, input: Row = {}) =>
  send(person, `${CLAIM}/action/${action}`, { id, version, input })
const get = async (person: Person, path: string) => (await callers[person].get(path)).body as Answer
const listed = async (person: Person, kind: string) =>
  (await get(person, `/sys/approval/list?kind=${kind}&pageSize=100`)).result.records as Row[]
const waiting = async (person: Person) =>
  (await listed(person, 'waiting')).map(({ recordTitle }) => recordTitle)
const ofRecord = async (person: Person, id: unknown) =>
  (await get(person, `/sys/approval/ofRecord?entity=tsClaim&id=${String(id)}`)).result as {
    entries: Row[]
    open: { step: string; people: string[] } | null
    mayDecide: boolean
    mayWithdraw: boolean
  }

let numbers = 0
const add = async (more: Row = {}) =>
  (await send('applicant', `${CLAIM}/add`, { claimNo: `C${(numbers += 1)}`, amount: 50, ...more })).result
const submitted = async (more: Row = {}) => (await act('applicant', 'submit', await add(more))).result
const REASON = { returnReason: '金额不符' }

describe('an approval', () => {
  it('asks one step after the other, and moves the record with the last', async () => {
    const claim = await submitted({ amount: 500 })
    expect(claim).toMatchObject({ state: 'waiting', version: 2 })
    expect(await waiting('head')).toContain(claim.claimNo)
    expect(await waiting('auditor')).not.toContain(claim.claimNo)
    const once = await act('head', 'approve', claim, { opinion: '同意' })
    expect(once.result).toMatchObject({ state: 'waiting', version: 3, approved: null })
    expect(await waiting('head')).not.toContain(claim.claimNo)
    expect(await waiting('auditor')).toContain(claim.claimNo)
    const done = await act('auditor2', 'approve', once.result)
    expect(done.result).toMatchObject({ state: 'approved', version: 4 })
    expect(done.result.approved).toMatch(/^\d{4}-/)
    expect(await waiting('auditor')).not.toContain(claim.claimNo)
    const { entries, open, mayDecide } = await ofRecord('applicant', claim.id)
    expect([open, mayDecide]).toEqual([null, false])
    expect(entries.map(({ what, by, step, reason }) => [what, by, step, reason])).toEqual([
      ['submitted', 'applicant', null, null],
      ['approved', 'head', '部门负责人', '同意'],
      ['approved', 'auditor2', '财务', null],
    ])
  })

  it('leaves out steps that the record does not need', async () => {
    const small = await act('head', 'approve', await submitted())
    expect(small.result).toMatchObject({ state: 'approved' })
    const special = await act('head', 'approve', await submitted({ special: 'bystander' }))
    expect(special.result).toMatchObject({ state: 'waiting' })
    expect((await act('bystander', 'approve', special.result)).result).toMatchObject({ state: 'approved' })
  })

  it('goes back with a reason and begins anew', async () => {
    const claim = await submitted({ amount: 500 })
    expect(await act('head', 'return', claim)).toMatchObject({ success: false, message: '退回原因不能为空' })
    const back = await act('head', 'return', claim, REASON)
    expect(back.result).toMatchObject({ state: 'returned', returnReason: '金额不符' })
    const again = await act('applicant', 'submit', back.result)
    expect(await waiting('head')).toContain(claim.claimNo)
    const rejected = await act('head', 'reject', again.result, { returnReason: '重复' })
    expect(rejected.result).toMatchObject({ state: 'rejected' })
    const { entries } = await ofRecord('head', claim.id)
    expect(entries.map(({ what }) => what)).toEqual(['submitted', 'returned', 'submitted', 'rejected'])
  })

  it('is withdrawn by who has submitted it, and by nobody else', async () => {
    const claim = await submitted()
    expect(await ofRecord('applicant', claim.id)).toMatchObject({ mayWithdraw: true, mayDecide: false })
    expect(await act('head', 'withdraw', claim)).toMatchObject({ code: 510, message: '只有提交人可以撤回' })
    const draft = await act('applicant', 'withdraw', claim)
    expect(draft.result).toMatchObject({ state: 'draft' })
    expect(await waiting('head')).not.toContain(claim.claimNo)
    expect(await act('head', 'approve', draft.result)).toMatchObject({
      success: false,
      message: '当前状态“草稿”不允许通过',
    })
    expect((await ofRecord('head', claim.id)).entries.map(({ what }) => what)).toEqual([
      'submitted',
      'withdrawn',
    ])
  })

  it('tells who is asked, and the applicant how it ended', async () => {
    const texts = async (person: Person) =>
      ((await get(person, '/sys/annountCement/listByUser?pageSize=100')).result.sysMsgList as Row[]).map(
        ({ titile }) => titile,
      )
    const claim = await submitted()
    const asked = `待审批：测试申请 ${String(claim.claimNo)}（applicant名）`
    expect(await texts('head')).toContain(asked)
    await act('head', 'return', claim, REASON)
    expect(await texts('head')).not.toContain(asked)
    expect(await texts('applicant')).toContain(`已退回：测试申请 ${String(claim.claimNo)}`)
  })

  it('reminds those who are asked, and is decided in the version that this left', async () => {
    const claim = await submitted()
    expect((await act('applicant', 'remind', claim)).result).toMatchObject({ state: 'waiting', version: 3 })
    const unread = (await get('head', '/sys/annountCement/listByUser?pageSize=100')).result
      .sysMsgList as Row[]
    expect(
      unread.filter(({ titile }) => String(titile).includes(`${String(claim.claimNo)}（`)),
    ).toMatchObject([{ titile: `催办：测试申请 ${String(claim.claimNo)}（applicant名）` }])
    await act('applicant', 'renumber', { id: claim.id, version: 3 }, { claimNo: `${String(claim.claimNo)}a` })
    const row = (await listed('head', 'waiting')).find(({ recordId }) => recordId === claim.id)!
    expect(row.recordVersion).toBe(4)
    await server.db.run(sql`UPDATE sys_user SET status = 2 WHERE username IN ('head', 'chief')`)
    const nobody = await act('applicant', 'remind', { id: claim.id, version: 4 })
    expect(nobody).toMatchObject({ success: false, message: '催办发送失败' })
    await server.db.run(sql`UPDATE sys_user SET status = 1 WHERE username IN ('head', 'chief')`)
    const done = await act('head', 'approve', { id: row.recordId, version: row.recordVersion })
    expect(done.result).toMatchObject({ state: 'approved' })
  })

  it('is refused where a step would wait for nobody, and nothing is stored', async () => {
    const claim = await add({ special: 'applicant' })
    const sent = (await act('applicant', 'submit', claim)).result
    expect(await act('head', 'approve', sent)).toMatchObject({
      success: false,
      message: '审批步骤“专项”没有可以审批的人，请联系管理员',
    })
    expect(await waiting('head')).toContain(claim.claimNo)
    expect((await ofRecord('head', claim.id)).entries).toHaveLength(1)
  })

  it('asks the head above for a head', async () => {
    const own = (await send('head', `${CLAIM}/add`, { claimNo: 'H1' })).result
    const sent = (await act('head', 'submit', own)).result
    expect(await waiting('head')).not.toContain('H1')
    expect((await act('head', 'approve', sent)).code).toBe(510)
    expect((await act('chief', 'approve', sent)).result).toMatchObject({ state: 'approved' })
  })
})

describe('who may decide', () => {
  /** Which people may do what in which step: everybody else is refused. */
  it.each<[step: string, more: Row, before: Person[], may: Person[]]>([
    ['the head', {}, [], ['head']],
    ['the auditors', { amount: 500 }, ['head'], ['auditor', 'auditor2']],
    ['whom the record names', { special: 'bystander' }, ['head'], ['bystander']],
  ])('in the step of %s', async (_step, more, before, may) => {
    const ACTIONS = ['approve', 'return', 'reject'] as const
    const input = (action: string) => (action === 'approve' ? {} : REASON)
    let claim = await submitted(more)
    for (const person of before) claim = (await act(person, 'approve', claim)).result
    for (const [at, person] of PEOPLE.entries()) {
      if (may.includes(person)) continue
      const action = ACTIONS[at % ACTIONS.length]!
      expect(await ofRecord(person, claim.id), person).toMatchObject({ mayDecide: false })
      const refused = await act(person, action, claim, input(action))
      expect(refused, `${person} ${action}`).toMatchObject({ code: 510, message: '当前不由您审批' })
    }
    for (const person of may) expect(await ofRecord(person, claim.id)).toMatchObject({ mayDecide: true })
    const action = ACTIONS[before.length]!
    expect((await act(may.at(-1)!, action, claim, input(action))).success).toBe(true)
  })

  it('is refused in every other state, with the state in the message', async () => {
    const returned = (await act('head', 'return', await submitted(), REASON)).result
    const rejected = (await act('head', 'reject', await submitted(), REASON)).result
    const approved = (await act('head', 'approve', await submitted())).result
    for (const [record, state] of [
      [await add(), '草稿'],
      [returned, '已退回'],
      [rejected, '已拒绝'],
      [approved, '已通过'],
    ] as const)
      for (const action of ['approve', 'return', 'reject', 'withdraw']) {
        const answer = await act(action === 'withdraw' ? 'applicant' : 'head', action, record, REASON)
        expect(answer.message, `${action} in ${state}`).toContain(`当前状态“${state}”不允许`)
      }
    for (const record of [rejected, approved])
      expect((await act('applicant', 'submit', record)).success).toBe(false)
  })

  it('is nobody twice in one submission', async () => {
    const claim = await submitted({ amount: 500, special: 'auditor' })
    const one = (await act('head', 'approve', claim)).result
    // The only one who could decide the next step.
    expect((await act('auditor', 'approve', one)).message).toContain('没有可以审批的人')
    const by2 = (await act('auditor2', 'approve', one)).result
    expect((await act('auditor2', 'approve', by2)).code).toBe(510)
    expect((await act('auditor', 'approve', by2)).result).toMatchObject({ state: 'approved' })
  })

  it('follows roles and departments as they are now', async () => {
    const claim = (await act('head', 'approve', await submitted({ amount: 500 }))).result
    const auditor = sql`(SELECT id FROM sys_user WHERE username = 'auditor')`
    const role = await server.db.row<{ id: string }>(sql`SELECT id FROM sys_role WHERE role_code = 'auditor'`)
    await server.db.run(sql`DELETE FROM sys_user_role WHERE user_id = ${auditor} AND role_id = ${role!.id}`)
    expect((await act('auditor', 'approve', claim)).code).toBe(510)
    expect(await waiting('auditor')).not.toContain(claim.claimNo)
    await server.db.run(sql`INSERT INTO sys_user_role (user_id, role_id) VALUES (${auditor}, ${role!.id})`)
    expect((await act('auditor', 'approve', claim)).success).toBe(true)
  })

  it('is who stands in during an absence, and not after it', async () => {
    const [one, other] = [await submitted(), await submitted()]
    await standIn(server.db, 'head', [-1, 1])
    expect(await listed('agent', 'waiting')).toContainEqual(
      expect.objectContaining({ recordTitle: one.claimNo, forName: 'head名' }),
    )
    expect((await act('agent', 'approve', one)).result).toMatchObject({ state: 'approved' })
    expect((await ofRecord('applicant', one.id)).entries.at(-1)).toMatchObject({
      by: 'agent',
      forName: 'head名',
    })
    for (const when of [
      [-3, -1],
      [1, 3],
    ] as [number, number][]) {
      await server.db.run(sql`DELETE FROM sys_user_agent`)
      await standIn(server.db, 'head', when)
      expect(await waiting('agent')).not.toContain(other.claimNo)
      expect((await act('agent', 'approve', other)).code).toBe(510)
    }
  })

  it('is not the agent of the applicant, nor the applicant as an agent', async () => {
    const claim = await submitted()
    await standIn(server.db, 'applicant', [-1, 1])
    expect((await act('agent', 'approve', claim)).code).toBe(510)
    await server.db.run(sql`UPDATE sys_user_agent SET user_name = 'head', agent_user_name = 'applicant'`)
    expect((await act('applicant', 'approve', claim)).code).toBe(510)
  })

  it('is nobody of another tenant, and nobody who is frozen', async () => {
    const claim = await submitted()
    await standIn(server.db, 'head', [-1, 1])
    await server.db.run(sql`UPDATE sys_user_agent SET tenant_id = 7`)
    expect((await act('agent', 'approve', claim)).code).toBe(510)
    await server.db.run(sql`UPDATE sys_user SET rel_tenant_ids = '7' WHERE username = 'head'`)
    expect(await ofRecord('applicant', claim.id)).toMatchObject({ open: { people: [] } })
    await server.db.run(sql`UPDATE sys_user SET rel_tenant_ids = '' WHERE username = 'head'`)
    expect(await ofRecord('applicant', claim.id)).toMatchObject({ open: { people: ['head名'] } })
  })
})

describe('against forgery', () => {
  it('takes no step, state or person from the client', async () => {
    const claim = await submitted({ amount: 500 })
    for (const forged of [
      { step: 2 },
      { state: 'approved' },
      { decidedFor: 'chief' },
      { approved: '2026-01-01' },
    ])
      expect((await act('head', 'approve', claim, forged)).success).toBe(false)
    const edited = await send('applicant', `${CLAIM}/edit`, {
      id: claim.id,
      version: claim.version,
      amount: 1,
    })
    expect(edited).toMatchObject({ success: false, message: '当前状态“审批中”不允许编辑' })
    expect((await act('head', 'approve', claim)).result).toMatchObject({ state: 'waiting' })
  })

  it('wants the version that was read, and takes one of several at once', async () => {
    const claim = await submitted({ amount: 500 })
    expect((await act('head', 'approve', { id: claim.id })).code).toBe(400)
    const atOnce = await Promise.all([
      act('head', 'approve', claim),
      act('head', 'return', claim, REASON),
      act('applicant', 'withdraw', claim),
    ])
    expect(atOnce.filter(({ success }) => success)).toHaveLength(1)
    const tasks = await server.db.rows(
      sql`SELECT state FROM sys_approval_task WHERE record_id = ${claim.id} AND decided_time IS NOT NULL`,
    )
    expect(tasks).toHaveLength(1)
  })

  it('shows nothing to who may not see the record, and no record to who is asked no more', async () => {
    const claim = await submitted()
    const rule = 'rule-own-claims'
    await server.db
      .run(sql`INSERT INTO sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, status)
      SELECT ${rule}, p.id, 'own', 'createBy', '=', '#{sys_user_code}', '1' FROM sys_permission p WHERE p.perms = 'sales:tsClaim:list' AND p.menu_type = 1`)
    await server.db.run(sql`UPDATE sys_role_permission SET data_rule_ids = ${rule}
      WHERE permission_id IN (SELECT permission_id FROM sys_permission_data_rule WHERE id = ${rule})`)
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const read = async (person: Person) =>
      (await get(person, `${CLAIM}/queryById?id=${String(claim.id)}`)).code
    expect([await read('bystander'), await read('head'), await read('applicant')]).toEqual([404, 200, 200])
    const listed = async (person: Person) =>
      (await get(person, `${CLAIM}/list?claimNo=${String(claim.claimNo)}`)).result.total
    expect([await listed('head'), await listed('applicant')]).toEqual([0, 1])
    const edit = { id: claim.id, version: claim.version, amount: 9 }
    expect((await send('head', `${CLAIM}/edit`, edit)).code).toBe(404)
    expect(
      (await get('bystander', `/sys/approval/ofRecord?entity=tsClaim&id=${String(claim.id)}`)).code,
    ).toBe(404)
    expect((await act('bystander', 'approve', claim)).code).toBe(404)
    await act('applicant', 'withdraw', claim)
    expect(await read('head')).toBe(404)
  })
})
