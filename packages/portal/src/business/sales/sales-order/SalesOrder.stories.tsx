import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { SalesOrderForm } from './SalesOrderForm'
import { SalesOrderList } from './SalesOrderList'
import { SalesOrderModal } from './SalesOrderModal'
import { salesOrder } from './salesOrder.entity'

/** Records to look at. */
export const sampleSalesOrders = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    orderNo: 'OR1001',
    customerName: 'Customer name 1',
    vesselName: 'Vessel name 1',
    orderDate: '2026-01-01',
    customerPo: 'Customer PO 1',
    amount: 500,
    remark: 'Remark 1',
    salesOrderLine: [
      {
        id: '1-1',
        parentId: '1',
        orderNum: 1,
        itemName: 'Item name 1',
        quantity: 10,
        price: 10,
        subtotal: 100,
        remark: 'Remark 1',
      },
      {
        id: '1-2',
        parentId: '1',
        orderNum: 2,
        itemName: 'Item name 2',
        quantity: 20,
        price: 20,
        subtotal: 400,
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '2',
    version: 1,
    status: 'draft',
    orderNo: 'OR1002',
    customerName: 'Customer name 2',
    vesselName: 'Vessel name 2',
    orderDate: '2026-01-02',
    customerPo: 'Customer PO 2',
    amount: 500,
    remark: 'Remark 2',
    salesOrderLine: [
      {
        id: '2-1',
        parentId: '2',
        orderNum: 1,
        itemName: 'Item name 1',
        quantity: 10,
        price: 10,
        subtotal: 100,
        remark: 'Remark 1',
      },
      {
        id: '2-2',
        parentId: '2',
        orderNum: 2,
        itemName: 'Item name 2',
        quantity: 20,
        price: 20,
        subtotal: 400,
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '3',
    version: 1,
    status: 'draft',
    orderNo: 'OR1003',
    customerName: 'Customer name 3',
    vesselName: 'Vessel name 3',
    orderDate: '2026-01-03',
    customerPo: 'Customer PO 3',
    amount: 500,
    remark: 'Remark 3',
    salesOrderLine: [
      {
        id: '3-1',
        parentId: '3',
        orderNum: 1,
        itemName: 'Item name 1',
        quantity: 10,
        price: 10,
        subtotal: 100,
        remark: 'Remark 1',
      },
      {
        id: '3-2',
        parentId: '3',
        orderNum: 2,
        itemName: 'Item name 2',
        quantity: 20,
        price: 20,
        subtotal: 400,
        remark: 'Remark 2',
      },
    ],
  },
]

export default {
  title: 'Business/Sales/SalesOrder',
  component: SalesOrderList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: salesOrder, rows: sampleSalesOrders }] }),
  )
  return (
    <MemoryRouter initialEntries={['/sales/sales-order']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <SalesOrderList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <SalesOrderForm />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <SalesOrderModal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
