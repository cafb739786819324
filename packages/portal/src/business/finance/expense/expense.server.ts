import { defineResource, seedRows } from '@lading/server'
import { expense } from './expense.entity'
import { expenseMigrations } from './expense.migrations'

/** 费用报销: calls below `/finance/expense`. */
export const expenseServer = defineResource(expense, {
  migrations: expenseMigrations,
  codePrefixes: { expenseId: 'EX' },
  hooks: {
    // Who writes it applies for it, unless it is written for somebody else.
    beforeSave: ({ record, before, session }) => {
      if (!before) record.applicant ??= session.username
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
  // Believable rows for the demo; never in production.
  seed: (context) =>
    seedRows(expense, context, {
      rows: 60,
      scaled: false,
      writers: [
        ['sales', 'A01A01'],
        ['purchasing', 'A01A03'],
        ['quality', 'A01A04'],
      ],
    }),
})
