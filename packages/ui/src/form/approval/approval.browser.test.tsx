import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineEntity } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { RecordApproval } from '../../foundation/dataSource'
import { createFakeDataSource } from '../../testing/fake/createFakeDataSource'
import { StoryFrame } from '../../testing/StoryFrame'
import { EntityForm } from '../EntityForm'
import { useEntityForm } from '../useEntityForm'

const claim: EntityDefinition = defineEntity({
  key: 'demoClaim',
  name: 'DemoClaim',
  label: { zh: '报销单', en: 'Claim' },
  area: 'demo',
  title: 'claimNo',
  fields: {
    claimNo: { kind: 'text', required: true, zh: '单号', en: 'No.' },
    state: { kind: 'status', readonly: true, zh: '状态', en: 'State' },
    reason: { kind: 'textarea', readonly: true, zh: '退回原因', en: 'Reason' },
  },
  list: ['claimNo'],
  query: ['claimNo'],
  form: [{ section: { zh: '报销', en: 'Claim' }, rows: [['claimNo']] }],
  workflow: {
    field: 'state',
    initial: 'draft',
    states: {
      draft: { zh: '草稿', en: 'Draft' },
      waiting: { zh: '审批中', en: 'In approval' },
      back: { zh: '已退回', en: 'Returned' },
      done: { zh: '已通过', en: 'Approved' },
    },
    actions: {
      submit: { zh: '提交审批', en: 'Submit', from: ['draft', 'back'], to: 'waiting' },
      approve: { zh: '审批通过', en: 'Approve', from: ['waiting'], to: 'done' },
      return: {
        zh: '退回',
        en: 'Return',
        from: ['waiting'],
        to: 'back',
        input: [{ field: 'reason', required: true }],
      },
      withdraw: { zh: '撤回', en: 'Withdraw', from: ['waiting'], to: 'draft' },
    },
    allow: { edit: ['draft', 'back'], delete: ['draft'] },
  },
  approval: { steps: [{ by: 'departmentHead', zh: '部门负责人', en: 'Head' }] },
  permissions: { prefix: 'demo:claim', actions: ['list', 'add', 'edit', 'submit', 'withdraw'] },
  review: [],
})

const waits: RecordApproval = {
  entries: [{ what: 'submitted', time: '2026-11-23 09:00:00', byName: '李采购' }],
  open: { step: '部门负责人', people: ['王经理', '赵主管'] },
  mayDecide: false,
  mayWithdraw: false,
}

function ClaimForm() {
  return <EntityForm form={useEntityForm(claim, { id: '1', readonly: true })} />
}

async function show(approval: Partial<RecordApproval>, failures = 0) {
  const asked: string[] = []
  const rows = [{ id: '1', version: 2, claimNo: 'C1', state: 'waiting' }]
  const source = {
    ...createFakeDataSource({ entities: [{ entity: claim, rows }] }),
    approvals: {
      ofRecord: (entity: string, id: string) => {
        asked.push(`${entity} ${id}`)
        if (asked.length <= failures) return Promise.reject(new Error('away'))
        return Promise.resolve({ ...waits, ...approval })
      },
    },
  }
  await render(
    <StoryFrame dataSource={source}>
      <ClaimForm />
    </StoryFrame>,
  )
  await expect.element(page.getByRole('region', { name: '审批记录' })).toBeVisible()
  return { asked }
}

const steps = () => page.getByRole('group', { name: '单据操作' })

it('shows whom a record waits for, and no decision to who is not asked', async () => {
  await show({})
  await expect.element(page.getByText('等待 王经理、赵主管 审批')).toBeVisible()
  await expect.element(page.getByText('李采购 提交')).toBeVisible()
  await expect.element(steps()).not.toBeInTheDocument()
})

it('offers decisions to who is asked, withdrawal to who has submitted', async () => {
  await show({ mayDecide: true, mayWithdraw: true })
  for (const name of ['审批通过', '退回', '撤回'])
    await expect.element(steps().getByRole('button', { name, exact: true })).toBeVisible()
})

it('asks before an approval, and anew when the record has changed', async () => {
  const { asked } = await show({ mayDecide: true })
  await steps().getByRole('button', { name: '审批通过' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '审批通过' }).click()
  await expect.poll(() => asked).toEqual(['demoClaim 1', 'demoClaim 1'])
  await expect.element(page.getByText('已通过', { exact: true })).toBeVisible()
})

it('asks again when the server was away, so that decisions do not stay away', async () => {
  const { asked } = await show({ mayDecide: true }, 1)
  await expect.element(steps().getByRole('button', { name: '审批通过', exact: true })).toBeVisible()
  expect(asked).toEqual(['demoClaim 1', 'demoClaim 1'])
})

it('shows who decided in whose place, and why', async () => {
  await show({
    open: null,
    entries: [
      {
        what: 'returned',
        time: '2026-11-23 10:00:00',
        byName: '赵主管',
        forName: '王经理',
        step: '部门负责人',
        reason: '缺少发票',
      },
    ],
  })
  await expect.element(page.getByText('赵主管（代 王经理） 退回')).toBeVisible()
  await expect.element(page.getByText('缺少发票')).toBeVisible()
})
