import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { ExpenseForm } from './ExpenseForm'
import { ExpenseList } from './ExpenseList'
import { ExpenseModal } from './ExpenseModal'
import { expense } from './expense.entity'

/** Records to look at. */
export const sampleExpenses = [
  {
    id: '1',
    version: 1,
    approvalStatus: 'draft',
    expenseId: 'EX1001',
    activityName: 'Activity 1',
    totalAmount: 35,
    baseRate: 10,
    baseAmount: 350,
    transdate: '2026-01-01',
    auditDate: '2026-01-01 08:30:00',
    paymentDate: '2026-01-01',
    dueDate: '2026-01-01',
    overdue: 'Y',
    returnReason: 'Reason of return 1',
    remark: 'Remark 1',
    expenseLine: [
      {
        id: '1-1',
        parentId: '1',
        orderNum: 1,
        lineNum: 1,
        categoryName: 'Category name 1',
        taskRequired: 'N',
        taxRate: 10,
        amountBeforeGst: 10,
        gstAmount: 1,
        amount: 11,
        taxInvoiceNo: 'Tax invoice no. 1',
        description: 'Description 1',
      },
      {
        id: '1-2',
        parentId: '1',
        orderNum: 2,
        lineNum: 2,
        categoryName: 'Category name 2',
        taskRequired: 'N',
        taxRate: 20,
        amountBeforeGst: 20,
        gstAmount: 4,
        amount: 24,
        taxInvoiceNo: 'Tax invoice no. 2',
        description: 'Description 2',
      },
    ],
  },
  {
    id: '2',
    version: 1,
    approvalStatus: 'draft',
    expenseId: 'EX1002',
    activityName: 'Activity 2',
    totalAmount: 35,
    baseRate: 20,
    baseAmount: 700,
    transdate: '2026-01-02',
    auditDate: '2026-01-02 08:30:00',
    paymentDate: '2026-01-02',
    dueDate: '2026-01-02',
    overdue: 'N',
    returnReason: 'Reason of return 2',
    remark: 'Remark 2',
    expenseLine: [
      {
        id: '2-1',
        parentId: '2',
        orderNum: 1,
        lineNum: 1,
        categoryName: 'Category name 1',
        taskRequired: 'N',
        taxRate: 10,
        amountBeforeGst: 10,
        gstAmount: 1,
        amount: 11,
        taxInvoiceNo: 'Tax invoice no. 1',
        description: 'Description 1',
      },
      {
        id: '2-2',
        parentId: '2',
        orderNum: 2,
        lineNum: 2,
        categoryName: 'Category name 2',
        taskRequired: 'N',
        taxRate: 20,
        amountBeforeGst: 20,
        gstAmount: 4,
        amount: 24,
        taxInvoiceNo: 'Tax invoice no. 2',
        description: 'Description 2',
      },
    ],
  },
  {
    id: '3',
    version: 1,
    approvalStatus: 'draft',
    expenseId: 'EX1003',
    activityName: 'Activity 3',
    totalAmount: 35,
    baseRate: 30,
    baseAmount: 1050,
    transdate: '2026-01-03',
    auditDate: '2026-01-03 08:30:00',
    paymentDate: '2026-01-03',
    dueDate: '2026-01-03',
    overdue: 'Y',
    returnReason: 'Reason of return 3',
    remark: 'Remark 3',
    expenseLine: [
      {
        id: '3-1',
        parentId: '3',
        orderNum: 1,
        lineNum: 1,
        categoryName: 'Category name 1',
        taskRequired: 'N',
        taxRate: 10,
        amountBeforeGst: 10,
        gstAmount: 1,
        amount: 11,
        taxInvoiceNo: 'Tax invoice no. 1',
        description: 'Description 1',
      },
      {
        id: '3-2',
        parentId: '3',
        orderNum: 2,
        lineNum: 2,
        categoryName: 'Category name 2',
        taskRequired: 'N',
        taxRate: 20,
        amountBeforeGst: 20,
        gstAmount: 4,
        amount: 24,
        taxInvoiceNo: 'Tax invoice no. 2',
        description: 'Description 2',
      },
    ],
  },
]

export default {
  title: 'Business/Finance/Expense',
  component: ExpenseList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: expense, rows: sampleExpenses }] }),
  )
  return (
    <MemoryRouter initialEntries={['/finance/expense']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <ExpenseList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <ExpenseForm />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <ExpenseModal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
