import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { TransferOrderForm } from './TransferOrderForm'
import { TransferOrderList } from './TransferOrderList'
import { TransferOrderModal } from './TransferOrderModal'
import { transferOrder } from './transferOrder.entity'

/** Records to look at. */
export const sampleTransferOrders = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    orderNo: 'OR1001',
    transferDate: '2026-01-01',
    remark: 'Remark 1',
    transferOrderLine: [
      { id: '1-1', parentId: '1', orderNum: 1, itemName: 'Item name 1', quantity: 10, remark: 'Remark 1' },
      { id: '1-2', parentId: '1', orderNum: 2, itemName: 'Item name 2', quantity: 20, remark: 'Remark 2' },
    ],
  },
  {
    id: '2',
    version: 1,
    status: 'draft',
    orderNo: 'OR1002',
    transferDate: '2026-01-02',
    remark: 'Remark 2',
    transferOrderLine: [
      { id: '2-1', parentId: '2', orderNum: 1, itemName: 'Item name 1', quantity: 10, remark: 'Remark 1' },
      { id: '2-2', parentId: '2', orderNum: 2, itemName: 'Item name 2', quantity: 20, remark: 'Remark 2' },
    ],
  },
  {
    id: '3',
    version: 1,
    status: 'draft',
    orderNo: 'OR1003',
    transferDate: '2026-01-03',
    remark: 'Remark 3',
    transferOrderLine: [
      { id: '3-1', parentId: '3', orderNum: 1, itemName: 'Item name 1', quantity: 10, remark: 'Remark 1' },
      { id: '3-2', parentId: '3', orderNum: 2, itemName: 'Item name 2', quantity: 20, remark: 'Remark 2' },
    ],
  },
]

export default {
  title: 'Business/Warehouse/TransferOrder',
  component: TransferOrderList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: transferOrder, rows: sampleTransferOrders }] }),
  )
  return (
    <MemoryRouter initialEntries={['/warehouse/transfer-order']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <TransferOrderList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <TransferOrderForm />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <TransferOrderModal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
