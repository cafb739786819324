import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { InventoryList } from './InventoryList'
import { InventoryModal } from './InventoryModal'
import { inventory } from './inventory.entity'

/** Records to look at. */
export const sampleInventorys = [
  {
    id: '1',
    version: 1,
    lotNo: 'LO1001',
    itemName: 'Item name 1',
    actualQty: 10,
    reserveQty: 10,
    availableQty: 0,
    zone: 'Zone 1',
    sourceNo: 'Came with 1',
    stockedOn: '2026-01-01',
  },
  {
    id: '2',
    version: 1,
    lotNo: 'LO1002',
    itemName: 'Item name 2',
    actualQty: 20,
    reserveQty: 20,
    availableQty: 0,
    zone: 'Zone 2',
    sourceNo: 'Came with 2',
    stockedOn: '2026-01-02',
  },
  {
    id: '3',
    version: 1,
    lotNo: 'LO1003',
    itemName: 'Item name 3',
    actualQty: 30,
    reserveQty: 30,
    availableQty: 0,
    zone: 'Zone 3',
    sourceNo: 'Came with 3',
    stockedOn: '2026-01-03',
  },
]

export default {
  title: 'Business/Warehouse/Inventory',
  component: InventoryList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: inventory, rows: sampleInventorys }] }),
  )
  return (
    <MemoryRouter initialEntries={['/warehouse/inventory']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <InventoryList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <InventoryModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <InventoryModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
