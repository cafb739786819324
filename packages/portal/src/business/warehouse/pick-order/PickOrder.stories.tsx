import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { PickOrderForm } from './PickOrderForm'
import { PickOrderList } from './PickOrderList'
import { PickOrderModal } from './PickOrderModal'
import { pickOrder } from './pickOrder.entity'

/** Records to look at. */
export const samplePickOrders = [
  {
    id: '1',
    version: 1,
    status: 'open',
    pickNo: 'PI1001',
    pickDate: '2026-01-01',
    stagingZone: 'Staging zone 1',
    quantity: 30,
    pickedQty: 30,
    openQty: 30,
    remark: 'Remark 1',
    pickOrderLine: [
      {
        id: '1-1',
        parentId: '1',
        orderNum: 1,
        lotNo: 'Lot no. 1',
        itemName: 'Item name 1',
        zone: 'Zone 1',
        quantity: 10,
        pickedQty: 10,
        transitLotNo: 'Transit lot 1',
        remark: 'Remark 1',
      },
      {
        id: '1-2',
        parentId: '1',
        orderNum: 2,
        lotNo: 'Lot no. 2',
        itemName: 'Item name 2',
        zone: 'Zone 2',
        quantity: 20,
        pickedQty: 20,
        transitLotNo: 'Transit lot 2',
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '2',
    version: 1,
    status: 'open',
    pickNo: 'PI1002',
    pickDate: '2026-01-02',
    stagingZone: 'Staging zone 2',
    quantity: 30,
    pickedQty: 30,
    openQty: 30,
    remark: 'Remark 2',
    pickOrderLine: [
      {
        id: '2-1',
        parentId: '2',
        orderNum: 1,
        lotNo: 'Lot no. 1',
        itemName: 'Item name 1',
        zone: 'Zone 1',
        quantity: 10,
        pickedQty: 10,
        transitLotNo: 'Transit lot 1',
        remark: 'Remark 1',
      },
      {
        id: '2-2',
        parentId: '2',
        orderNum: 2,
        lotNo: 'Lot no. 2',
        itemName: 'Item name 2',
        zone: 'Zone 2',
        quantity: 20,
        pickedQty: 20,
        transitLotNo: 'Transit lot 2',
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '3',
    version: 1,
    status: 'open',
    pickNo: 'PI1003',
    pickDate: '2026-01-03',
    stagingZone: 'Staging zone 3',
    quantity: 30,
    pickedQty: 30,
    openQty: 30,
    remark: 'Remark 3',
    pickOrderLine: [
      {
        id: '3-1',
        parentId: '3',
        orderNum: 1,
        lotNo: 'Lot no. 1',
        itemName: 'Item name 1',
        zone: 'Zone 1',
        quantity: 10,
        pickedQty: 10,
        transitLotNo: 'Transit lot 1',
        remark: 'Remark 1',
      },
      {
        id: '3-2',
        parentId: '3',
        orderNum: 2,
        lotNo: 'Lot no. 2',
        itemName: 'Item name 2',
        zone: 'Zone 2',
        quantity: 20,
        pickedQty: 20,
        transitLotNo: 'Transit lot 2',
        remark: 'Remark 2',
      },
    ],
  },
]

export default {
  title: 'Business/Warehouse/PickOrder',
  component: PickOrderList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: pickOrder, rows: samplePickOrders }] }),
  )
  return (
    <MemoryRouter initialEntries={['/warehouse/pick-order']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <PickOrderList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <PickOrderForm />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <PickOrderModal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
