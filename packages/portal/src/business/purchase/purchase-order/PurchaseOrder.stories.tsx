import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { PurchaseOrderForm } from './PurchaseOrderForm'
import { PurchaseOrderList } from './PurchaseOrderList'
import { PurchaseOrderModal } from './PurchaseOrderModal'
import { purchaseOrder } from './purchaseOrder.entity'

/** Records to look at. */
export const samplePurchaseOrders = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    orderNo: 'OR1001',
    supplierName: 'Supplier name 1',
    orderDate: '2026-01-01',
    expectedDate: '2026-01-01',
    amount: 500,
    remark: 'Remark 1',
    purchaseOrderLine: [
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
    supplierName: 'Supplier name 2',
    orderDate: '2026-01-02',
    expectedDate: '2026-01-02',
    amount: 500,
    remark: 'Remark 2',
    purchaseOrderLine: [
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
    supplierName: 'Supplier name 3',
    orderDate: '2026-01-03',
    expectedDate: '2026-01-03',
    amount: 500,
    remark: 'Remark 3',
    purchaseOrderLine: [
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
  title: 'Business/Purchase/PurchaseOrder',
  component: PurchaseOrderList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: purchaseOrder, rows: samplePurchaseOrders }] }),
  )
  return (
    <MemoryRouter initialEntries={['/purchase/purchase-order']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <PurchaseOrderList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <PurchaseOrderForm />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <PurchaseOrderModal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
