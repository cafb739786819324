import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { ReceiveOrderForm } from './ReceiveOrderForm'
import { ReceiveOrderList } from './ReceiveOrderList'
import { ReceiveOrderModal } from './ReceiveOrderModal'
import { receiveOrder } from './receiveOrder.entity'

/** Records to look at. */
export const sampleReceiveOrders = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    receiveNo: 'RE1001',
    orderNo: 'Purchase order no. 1',
    expectedDate: '2026-01-01',
    receivedDate: '2026-01-01',
    quantity: 30,
    receivedQty: 0,
    openQty: 30,
    remark: 'Remark 1',
    receiveOrderLine: [
      {
        id: '1-1',
        parentId: '1',
        orderNum: 1,
        itemName: 'Item name 1',
        quantity: 10,
        receivedQty: 0,
        openQty: 10,
        overRatio: 10,
        leastQty: 0,
        zone: 'Zone 1',
        lotNo: 'Lot no. 1',
        remark: 'Remark 1',
      },
      {
        id: '1-2',
        parentId: '1',
        orderNum: 2,
        itemName: 'Item name 2',
        quantity: 20,
        receivedQty: 0,
        openQty: 20,
        overRatio: 20,
        leastQty: 0,
        zone: 'Zone 2',
        lotNo: 'Lot no. 2',
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '2',
    version: 1,
    status: 'draft',
    receiveNo: 'RE1002',
    orderNo: 'Purchase order no. 2',
    expectedDate: '2026-01-02',
    receivedDate: '2026-01-02',
    quantity: 30,
    receivedQty: 0,
    openQty: 30,
    remark: 'Remark 2',
    receiveOrderLine: [
      {
        id: '2-1',
        parentId: '2',
        orderNum: 1,
        itemName: 'Item name 1',
        quantity: 10,
        receivedQty: 0,
        openQty: 10,
        overRatio: 10,
        leastQty: 0,
        zone: 'Zone 1',
        lotNo: 'Lot no. 1',
        remark: 'Remark 1',
      },
      {
        id: '2-2',
        parentId: '2',
        orderNum: 2,
        itemName: 'Item name 2',
        quantity: 20,
        receivedQty: 0,
        openQty: 20,
        overRatio: 20,
        leastQty: 0,
        zone: 'Zone 2',
        lotNo: 'Lot no. 2',
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '3',
    version: 1,
    status: 'draft',
    receiveNo: 'RE1003',
    orderNo: 'Purchase order no. 3',
    expectedDate: '2026-01-03',
    receivedDate: '2026-01-03',
    quantity: 30,
    receivedQty: 0,
    openQty: 30,
    remark: 'Remark 3',
    receiveOrderLine: [
      {
        id: '3-1',
        parentId: '3',
        orderNum: 1,
        itemName: 'Item name 1',
        quantity: 10,
        receivedQty: 0,
        openQty: 10,
        overRatio: 10,
        leastQty: 0,
        zone: 'Zone 1',
        lotNo: 'Lot no. 1',
        remark: 'Remark 1',
      },
      {
        id: '3-2',
        parentId: '3',
        orderNum: 2,
        itemName: 'Item name 2',
        quantity: 20,
        receivedQty: 0,
        openQty: 20,
        overRatio: 20,
        leastQty: 0,
        zone: 'Zone 2',
        lotNo: 'Lot no. 2',
        remark: 'Remark 2',
      },
    ],
  },
]

export default {
  title: 'Business/Warehouse/ReceiveOrder',
  component: ReceiveOrderList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: receiveOrder, rows: sampleReceiveOrders }] }),
  )
  return (
    <MemoryRouter initialEntries={['/warehouse/receive-order']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <ReceiveOrderList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <ReceiveOrderForm />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <ReceiveOrderModal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
