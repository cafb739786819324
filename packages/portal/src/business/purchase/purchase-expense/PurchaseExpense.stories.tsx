import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { PurchaseExpenseForm } from './PurchaseExpenseForm'
import { PurchaseExpenseList } from './PurchaseExpenseList'
import { PurchaseExpenseModal } from './PurchaseExpenseModal'
import { purchaseExpense } from './purchaseExpense.entity'

/** Records to look at. */
export const samplePurchaseExpenses = [
  {
    id: '1',
    version: 1,
    approvalState: 'draft',
    name: 'NA1001',
    supplierName: 'Supplier name 1',
    rate: 10,
    paymentAmount: 35,
    baseRate: 10,
    baseAmount: 350,
    invoiceName: 'Invoice title 1',
    invoiceCode: 'Invoice no. 1',
    eleInvoice: 'Y',
    isVisible: 'Y',
    axStatus: 'ERP state 1',
    remark: 'Remark 1',
    returnReason: 'Reason of return 1',
    approvedTime: '2026-01-01 08:30:00',
    paymentDate: '2026-01-01',
    purchaseExpenseLine: [
      {
        id: '1-1',
        parentId: '1',
        orderNum: 1,
        lineNumber: 1,
        taskRequired: 'N',
        taxRate: 10,
        taskExpiration: '2026-01-01',
        beforeAmount: 10,
        taxAmount: 1,
        afterAmount: 11,
        paymentAmount: 11,
        pallets: 1,
        paid: 'Y',
      },
      {
        id: '1-2',
        parentId: '1',
        orderNum: 2,
        lineNumber: 2,
        taskRequired: 'N',
        taxRate: 20,
        taskExpiration: '2026-01-02',
        beforeAmount: 20,
        taxAmount: 4,
        afterAmount: 24,
        paymentAmount: 24,
        pallets: 2,
        paid: 'N',
      },
    ],
  },
  {
    id: '2',
    version: 1,
    approvalState: 'draft',
    name: 'NA1002',
    supplierName: 'Supplier name 2',
    rate: 20,
    paymentAmount: 35,
    baseRate: 20,
    baseAmount: 700,
    invoiceName: 'Invoice title 2',
    invoiceCode: 'Invoice no. 2',
    eleInvoice: 'N',
    isVisible: 'N',
    axStatus: 'ERP state 2',
    remark: 'Remark 2',
    returnReason: 'Reason of return 2',
    approvedTime: '2026-01-02 08:30:00',
    paymentDate: '2026-01-02',
    purchaseExpenseLine: [
      {
        id: '2-1',
        parentId: '2',
        orderNum: 1,
        lineNumber: 1,
        taskRequired: 'N',
        taxRate: 10,
        taskExpiration: '2026-01-01',
        beforeAmount: 10,
        taxAmount: 1,
        afterAmount: 11,
        paymentAmount: 11,
        pallets: 1,
        paid: 'Y',
      },
      {
        id: '2-2',
        parentId: '2',
        orderNum: 2,
        lineNumber: 2,
        taskRequired: 'N',
        taxRate: 20,
        taskExpiration: '2026-01-02',
        beforeAmount: 20,
        taxAmount: 4,
        afterAmount: 24,
        paymentAmount: 24,
        pallets: 2,
        paid: 'N',
      },
    ],
  },
  {
    id: '3',
    version: 1,
    approvalState: 'draft',
    name: 'NA1003',
    supplierName: 'Supplier name 3',
    rate: 30,
    paymentAmount: 35,
    baseRate: 30,
    baseAmount: 1050,
    invoiceName: 'Invoice title 3',
    invoiceCode: 'Invoice no. 3',
    eleInvoice: 'Y',
    isVisible: 'Y',
    axStatus: 'ERP state 3',
    remark: 'Remark 3',
    returnReason: 'Reason of return 3',
    approvedTime: '2026-01-03 08:30:00',
    paymentDate: '2026-01-03',
    purchaseExpenseLine: [
      {
        id: '3-1',
        parentId: '3',
        orderNum: 1,
        lineNumber: 1,
        taskRequired: 'N',
        taxRate: 10,
        taskExpiration: '2026-01-01',
        beforeAmount: 10,
        taxAmount: 1,
        afterAmount: 11,
        paymentAmount: 11,
        pallets: 1,
        paid: 'Y',
      },
      {
        id: '3-2',
        parentId: '3',
        orderNum: 2,
        lineNumber: 2,
        taskRequired: 'N',
        taxRate: 20,
        taskExpiration: '2026-01-02',
        beforeAmount: 20,
        taxAmount: 4,
        afterAmount: 24,
        paymentAmount: 24,
        pallets: 2,
        paid: 'N',
      },
    ],
  },
]

export default {
  title: 'Business/Purchase/PurchaseExpense',
  component: PurchaseExpenseList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: purchaseExpense, rows: samplePurchaseExpenses }] }),
  )
  return (
    <MemoryRouter initialEntries={['/purchase/purchase-expense']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <PurchaseExpenseList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <PurchaseExpenseForm />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <PurchaseExpenseModal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
