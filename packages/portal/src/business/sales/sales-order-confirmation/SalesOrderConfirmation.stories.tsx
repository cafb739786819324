import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { SalesOrderConfirmationForm } from './SalesOrderConfirmationForm'
import { SalesOrderConfirmationList } from './SalesOrderConfirmationList'
import { SalesOrderConfirmationModal } from './SalesOrderConfirmationModal'
import { salesOrderConfirmation } from './salesOrderConfirmation.entity'

/** Records to look at. */
export const sampleSalesOrderConfirmations = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    confirmationNo: 'CO1001',
    taskName: 'Task name 1',
    customerName: 'Customer name 1',
    vesselName: 'Vessel name 1',
    eta: '2026-01-01',
    creditExcess: 'N',
    priceAdjustRate: 10,
    whPriceRate: 10,
    disAdjustRate: 10,
    manageFee: 10,
    amount: 500,
    axStatus: 'AX state 1',
    confirmTime: '2026-01-01 08:30:00',
    remark: 'Remark 1',
    salesOrderConfirmationLine: [
      {
        id: '1-1',
        parentId: '1',
        orderNum: 1,
        itemName: 'Item name 1',
        qty: 10,
        price: 10,
        amount: 100,
        remark: 'Remark 1',
      },
      {
        id: '1-2',
        parentId: '1',
        orderNum: 2,
        itemName: 'Item name 2',
        qty: 20,
        price: 20,
        amount: 400,
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '2',
    version: 1,
    status: 'draft',
    confirmationNo: 'CO1002',
    taskName: 'Task name 2',
    customerName: 'Customer name 2',
    vesselName: 'Vessel name 2',
    eta: '2026-01-02',
    creditExcess: 'N',
    priceAdjustRate: 20,
    whPriceRate: 20,
    disAdjustRate: 20,
    manageFee: 20,
    amount: 500,
    axStatus: 'AX state 2',
    confirmTime: '2026-01-02 08:30:00',
    remark: 'Remark 2',
    salesOrderConfirmationLine: [
      {
        id: '2-1',
        parentId: '2',
        orderNum: 1,
        itemName: 'Item name 1',
        qty: 10,
        price: 10,
        amount: 100,
        remark: 'Remark 1',
      },
      {
        id: '2-2',
        parentId: '2',
        orderNum: 2,
        itemName: 'Item name 2',
        qty: 20,
        price: 20,
        amount: 400,
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '3',
    version: 1,
    status: 'draft',
    confirmationNo: 'CO1003',
    taskName: 'Task name 3',
    customerName: 'Customer name 3',
    vesselName: 'Vessel name 3',
    eta: '2026-01-03',
    creditExcess: 'N',
    priceAdjustRate: 30,
    whPriceRate: 30,
    disAdjustRate: 30,
    manageFee: 30,
    amount: 500,
    axStatus: 'AX state 3',
    confirmTime: '2026-01-03 08:30:00',
    remark: 'Remark 3',
    salesOrderConfirmationLine: [
      {
        id: '3-1',
        parentId: '3',
        orderNum: 1,
        itemName: 'Item name 1',
        qty: 10,
        price: 10,
        amount: 100,
        remark: 'Remark 1',
      },
      {
        id: '3-2',
        parentId: '3',
        orderNum: 2,
        itemName: 'Item name 2',
        qty: 20,
        price: 20,
        amount: 400,
        remark: 'Remark 2',
      },
    ],
  },
]

export default {
  title: 'Business/Sales/SalesOrderConfirmation',
  component: SalesOrderConfirmationList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({
      entities: [{ entity: salesOrderConfirmation, rows: sampleSalesOrderConfirmations }],
    }),
  )
  return (
    <MemoryRouter initialEntries={['/sales/sales-order-confirmation']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <SalesOrderConfirmationList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <SalesOrderConfirmationForm />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <SalesOrderConfirmationModal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
