import { defineEntity } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/database'
import { derivedId } from '../db/ids'
import { defineResource } from '../resource/defineResource'
import { seedAccount } from '../seed/demoPeople'
import { STORED } from './orderEntity'
import { PASSWORD } from './testServer'

/** A claim that the head of the department approves, the auditors when it is large, and whom it names when it is special. */
export const testClaim: EntityDefinition = defineEntity({
  key: 'tsClaim',
  name: 'TestClaim',
  label: { zh: '测试申请', en: 'Test claim' },
  area: 'sales',
  title: 'claimNo',
  fields: {
    claimNo: { kind: 'text', required: true, zh: '单号', en: 'No.' },
    amount: { kind: 'money', zh: '金额', en: 'Amount' },
    special: { kind: 'user', zh: '专项审批人', en: 'Special approver' },
    state: { kind: 'status', readonly: true, zh: '状态', en: 'State' },
    returnReason: { kind: 'textarea', readonly: true, maxLength: 50, zh: '退回原因', en: 'Reason' },
    approved: { kind: 'datetime', readonly: true, zh: '通过时间', en: 'Approved at' },
  },
  list: ['claimNo', 'amount', 'state'],
  query: ['claimNo'],
  form: [],
  workflow: {
    field: 'state',
    initial: 'draft',
    states: {
      draft: { zh: '草稿', en: 'Draft' },
      waiting: { zh: '审批中', en: 'In approval' },
      returned: { zh: '已退回', en: 'Returned' },
      rejected: { zh: '已拒绝', en: 'Rejected', color: 'red' },
      approved: { zh: '已通过', en: 'Approved' },
    },
    actions: {
      submit: { zh: '提交', en: 'Submit', from: ['draft', 'returned'], to: 'waiting' },
      approve: {
        zh: '通过',
        en: 'Approve',
        from: ['waiting'],
        to: 'approved',
        input: [{ name: 'opinion', kind: 'textarea', zh: '意见', en: 'Opinion' }],
        set: { approved: 'now' },
      },
      return: {
        zh: '退回',
        en: 'Return',
        from: ['waiting'],
        to: 'returned',
        input: [{ field: 'returnReason', required: true }],
      },
      reject: {
        zh: '拒绝',
        en: 'Reject',
        from: ['waiting'],
        to: 'rejected',
        input: [{ field: 'returnReason', required: true }],
      },
      withdraw: { zh: '撤回', en: 'Withdraw', from: ['waiting'], to: 'draft' },
    },
    allow: { edit: ['draft', 'returned'], delete: ['draft'] },
  },
  actions: {
    remind: { zh: '催办', en: 'Remind', from: ['waiting'] },
    renumber: { zh: '改号', en: 'Renumber', from: ['waiting'], input: ['claimNo'] },
  },
  approval: {
    steps: [
      { by: 'departmentHead', zh: '部门负责人', en: 'Head of department' },
      { by: { role: 'auditor' }, when: { field: 'amount', op: 'gt', value: 100 }, zh: '财务', en: 'Finance' },
      { by: { user: 'special' }, when: { field: 'special', op: 'filled' }, zh: '专项', en: 'Special' },
    ],
  },
  permissions: {
    prefix: 'sales:tsClaim',
    actions: [
      'list',
      'add',
      'edit',
      'delete',
      'batch_delete',
      'export',
      'import',
      'submit',
      'withdraw',
      'remind',
      'renumber',
    ],
  },
  review: [],
})

export const testClaimServer = defineResource(testClaim, {
  seed: false,
  migrations: [
    {
      id: 'ts_claim_0001',
      sql: `CREATE TABLE ts_claim (${STORED}, claim_no text, amount numeric(20,6), special text, state text, return_reason text,
        approved timestamp);`,
    },
  ],
})

/** Department of the applicant, and the one above it. */
const [DEPARTMENT, ABOVE] = ['A01A03', 'A01']

/** People of the claims' tests: who applies, the head, an auditor, an agent, the head of the whole, and a bystander. */
export async function seedClaimPeople(db: OpenDatabase): Promise<void> {
  // The demo's own heads would be asked, too.
  await db.run(sql`UPDATE sys_user SET user_identity = 1`)
  const role = derivedId('role', 'auditor')
  await db.run(sql`INSERT INTO sys_role (id, role_code, role_name) VALUES (${role}, 'auditor', '审计')`)
  for (const username of ['applicant', 'head', 'auditor', 'auditor2', 'agent', 'chief', 'bystander'])
    await seedAccount(
      db,
      { username, realname: `${username}名`, role: 'sales', departments: [DEPARTMENT] },
      PASSWORD,
    )
  const head = (username: string, code: string) =>
    db.run(sql`UPDATE sys_user SET user_identity = 2, depart_ids = (SELECT id FROM sys_depart WHERE org_code = ${code})
      WHERE username = ${username}`)
  await head('head', DEPARTMENT)
  await head('chief', ABOVE)
  for (const username of ['auditor', 'auditor2'])
    await db.run(
      sql`INSERT INTO sys_user_role (user_id, role_id) SELECT id, ${role} FROM sys_user WHERE username = ${username}`,
    )
}

/** Lets `agent` stand in for somebody. @param days from now, when it begins and ends */
export async function standIn(db: OpenDatabase, absent: string, [from, to]: [number, number]): Promise<void> {
  await db.run(sql`INSERT INTO sys_user_agent (id, user_name, agent_user_name, start_time, end_time, status, tenant_id)
    VALUES (${`agent-${absent}-${from}`}, ${absent}, 'agent', now() + make_interval(days => ${from}), now() + make_interval(days => ${to}), '1', 0)`)
}
