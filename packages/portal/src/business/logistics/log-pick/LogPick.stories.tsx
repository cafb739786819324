import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { LogPickForm } from './LogPickForm'
import { LogPickList } from './LogPickList'
import { LogPickModal } from './LogPickModal'
import { logPick } from './logPick.entity'

/** Records to look at. */
export const sampleLogPicks = [
  {
    id: '1',
    version: 1,
    rmsPickStatus: 'planned',
    pickNo: 'PI1001',
    pickAddress: 'Collected from 1',
    contact: 'Contact 1',
    planDate: '2026-01-01',
    pickDate: '2026-01-01',
    arrivalDate: '2026-01-01',
    quantity: 30,
    pickedQty: 30,
    openQty: 30,
    remark: 'Remark 1',
    logPickLine: [
      {
        id: '1-1',
        parentId: '1',
        orderNum: 1,
        itemName: 'Item name 1',
        numPo: 'PO no. 1',
        quantity: 10,
        pickedQty: 10,
        weight: 10,
        size: 'Size 1',
        sourceLine: 'Line of the care-off slip 1',
        remark: 'Remark 1',
      },
      {
        id: '1-2',
        parentId: '1',
        orderNum: 2,
        itemName: 'Item name 2',
        numPo: 'PO no. 2',
        quantity: 20,
        pickedQty: 20,
        weight: 20,
        size: 'Size 2',
        sourceLine: 'Line of the care-off slip 2',
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '2',
    version: 1,
    rmsPickStatus: 'planned',
    pickNo: 'PI1002',
    pickAddress: 'Collected from 2',
    contact: 'Contact 2',
    planDate: '2026-01-02',
    pickDate: '2026-01-02',
    arrivalDate: '2026-01-02',
    quantity: 30,
    pickedQty: 30,
    openQty: 30,
    remark: 'Remark 2',
    logPickLine: [
      {
        id: '2-1',
        parentId: '2',
        orderNum: 1,
        itemName: 'Item name 1',
        numPo: 'PO no. 1',
        quantity: 10,
        pickedQty: 10,
        weight: 10,
        size: 'Size 1',
        sourceLine: 'Line of the care-off slip 1',
        remark: 'Remark 1',
      },
      {
        id: '2-2',
        parentId: '2',
        orderNum: 2,
        itemName: 'Item name 2',
        numPo: 'PO no. 2',
        quantity: 20,
        pickedQty: 20,
        weight: 20,
        size: 'Size 2',
        sourceLine: 'Line of the care-off slip 2',
        remark: 'Remark 2',
      },
    ],
  },
  {
    id: '3',
    version: 1,
    rmsPickStatus: 'planned',
    pickNo: 'PI1003',
    pickAddress: 'Collected from 3',
    contact: 'Contact 3',
    planDate: '2026-01-03',
    pickDate: '2026-01-03',
    arrivalDate: '2026-01-03',
    quantity: 30,
    pickedQty: 30,
    openQty: 30,
    remark: 'Remark 3',
    logPickLine: [
      {
        id: '3-1',
        parentId: '3',
        orderNum: 1,
        itemName: 'Item name 1',
        numPo: 'PO no. 1',
        quantity: 10,
        pickedQty: 10,
        weight: 10,
        size: 'Size 1',
        sourceLine: 'Line of the care-off slip 1',
        remark: 'Remark 1',
      },
      {
        id: '3-2',
        parentId: '3',
        orderNum: 2,
        itemName: 'Item name 2',
        numPo: 'PO no. 2',
        quantity: 20,
        pickedQty: 20,
        weight: 20,
        size: 'Size 2',
        sourceLine: 'Line of the care-off slip 2',
        remark: 'Remark 2',
      },
    ],
  },
]

export default {
  title: 'Business/Logistics/LogPick',
  component: LogPickList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: logPick, rows: sampleLogPicks }] }),
  )
  return (
    <MemoryRouter initialEntries={['/logistics/log-pick']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <LogPickList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <LogPickForm />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <LogPickModal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
