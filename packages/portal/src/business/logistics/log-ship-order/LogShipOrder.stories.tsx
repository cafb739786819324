import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { LogShipOrderForm } from './LogShipOrderForm'
import { LogShipOrderList } from './LogShipOrderList'
import { LogShipOrderModal } from './LogShipOrderModal'
import { logShipOrder } from './logShipOrder.entity'

/** Records to look at. */
export const sampleLogShipOrders = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    name: 'NA1001',
    shipDate: '2026-01-01',
    receivedDate: '2026-01-01',
    deliveryAddress: 'Delivery address 1',
    mileage: 10,
    predictPallet: 1,
    logNumber: 'Waybill no. 1',
    isSupply: 'Y',
    isPick: 'Y',
    quantity: 30,
    receivedQty: 30,
    openQty: 0,
    remark: 'Remark 1',
    logShipOrderLine: [
      {
        id: '1-1',
        parentId: '1',
        orderNum: 1,
        lotNo: 'Lot no. 1',
        itemName: 'Item name 1',
        originQty: 10,
        qty: 10,
        receivedQty: 10,
        cancelled: 'Y',
        sourceLine: 'Line of the care-off slip 1',
        remark: 'Remark 1',
      },
      {
        id: '1-2',
        parentId: '1',
        orderNum: 2,
        lotNo: 'Lot no. 2',
        itemName: 'Item name 2',
        originQty: 20,
        qty: 20,
        receivedQty: 20,
        cancelled: 'N',
        sourceLine: 'Line of the care-off slip 2',
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '2',
    version: 1,
    status: 'draft',
    name: 'NA1002',
    shipDate: '2026-01-02',
    receivedDate: '2026-01-02',
    deliveryAddress: 'Delivery address 2',
    mileage: 20,
    predictPallet: 2,
    logNumber: 'Waybill no. 2',
    isSupply: 'N',
    isPick: 'N',
    quantity: 30,
    receivedQty: 30,
    openQty: 0,
    remark: 'Remark 2',
    logShipOrderLine: [
      {
        id: '2-1',
        parentId: '2',
        orderNum: 1,
        lotNo: 'Lot no. 1',
        itemName: 'Item name 1',
        originQty: 10,
        qty: 10,
        receivedQty: 10,
        cancelled: 'Y',
        sourceLine: 'Line of the care-off slip 1',
        remark: 'Remark 1',
      },
      {
        id: '2-2',
        parentId: '2',
        orderNum: 2,
        lotNo: 'Lot no. 2',
        itemName: 'Item name 2',
        originQty: 20,
        qty: 20,
        receivedQty: 20,
        cancelled: 'N',
        sourceLine: 'Line of the care-off slip 2',
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '3',
    version: 1,
    status: 'draft',
    name: 'NA1003',
    shipDate: '2026-01-03',
    receivedDate: '2026-01-03',
    deliveryAddress: 'Delivery address 3',
    mileage: 30,
    predictPallet: 3,
    logNumber: 'Waybill no. 3',
    isSupply: 'Y',
    isPick: 'Y',
    quantity: 30,
    receivedQty: 30,
    openQty: 0,
    remark: 'Remark 3',
    logShipOrderLine: [
      {
        id: '3-1',
        parentId: '3',
        orderNum: 1,
        lotNo: 'Lot no. 1',
        itemName: 'Item name 1',
        originQty: 10,
        qty: 10,
        receivedQty: 10,
        cancelled: 'Y',
        sourceLine: 'Line of the care-off slip 1',
        remark: 'Remark 1',
      },
      {
        id: '3-2',
        parentId: '3',
        orderNum: 2,
        lotNo: 'Lot no. 2',
        itemName: 'Item name 2',
        originQty: 20,
        qty: 20,
        receivedQty: 20,
        cancelled: 'N',
        sourceLine: 'Line of the care-off slip 2',
        remark: 'Remark 2',
      },
    ],
  },
]

export default {
  title: 'Business/Logistics/LogShipOrder',
  component: LogShipOrderList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: logShipOrder, rows: sampleLogShipOrders }] }),
  )
  return (
    <MemoryRouter initialEntries={['/logistics/log-ship-order']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <LogShipOrderList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <LogShipOrderForm />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <LogShipOrderModal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
