import { wireDate } from '@lading/core/text'
import { clockNow, defineResource } from '@lading/server'
import { markOverdue } from './overdue.server'
import { expense } from './expense.entity'
import { expenseMigrations } from './expense.migrations'

const DAY_MS = 86_400_000
/** From the approval until it is to be paid. */
const DAYS_TO_PAY = 30

/** 费用报销: calls below `/finance/expense`. */
export const expenseServer = defineResource(expense, {
  migrations: expenseMigrations,
  codePrefixes: { expenseId: 'EX' },
  effects: {
    // Between two steps of its approval nothing is due yet. Who stands in for somebody may not see it otherwise.
    setDueDate: async ({ record, records }) => {
      if (record.approvalStatus !== 'approved') return
      const dueDate = wireDate(clockNow() + DAYS_TO_PAY * DAY_MS)
      await records('expense', { asSystem: true }).edit(String(record.id), { dueDate })
    },
    // Papers may go in several parcels.
    registerCourier: async ({ record, input, records }) => {
      const couriers = records('courier', { asSystem: true })
      const { id } = await couriers.add(
        { courierNo: input.courierNo, expenseId: record.expenseId },
        { madeFrom: { id: String(record.id), again: true } },
      )
      await couriers.act(String(id), 'send')
    },
  },
  jobs: { markOverdue: (_parameter, { db }) => markOverdue(db) },
  hooks: {
    // Who writes it applies for it, unless it is written for somebody else.
    beforeSave: ({ record, lines, before, session }) => {
      if (!before) record.applicant ??= session.username
      for (const line of lines.expenseLine ?? []) line.currency ??= record.currency
    },
  },
  dictionaries: [
    {
      code: 'expense_type',
      name: { zh: '费用类型', en: 'Expense type' },
      items: [
        { value: 'travel', zh: '差旅费', en: 'Travel' },
        { value: 'entertainment', zh: '招待费', en: 'Entertainment' },
        { value: 'office', zh: '办公费', en: 'Office' },
        { value: 'transport', zh: '交通费', en: 'Transport' },
        { value: 'other', zh: '其他', en: 'Other' },
      ],
    },
    {
      code: 'expense_item_type',
      name: { zh: '费用项目类型', en: 'Type of expense item' },
      items: [
        { value: 'department', zh: '部门费用', en: 'Of the department' },
        { value: 'project', zh: '项目费用', en: 'Of a project' },
        { value: 'activity', zh: '活动费用', en: 'Of an activity' },
      ],
    },
  ],
  // The demo's story makes them (server/story).
  seed: false,
})
