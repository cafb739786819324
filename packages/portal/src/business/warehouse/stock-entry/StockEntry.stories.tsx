import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { StockEntryList } from './StockEntryList'
import { StockEntryModal } from './StockEntryModal'
import { stockEntry } from './stockEntry.entity'

/** Records to look at. */
export const sampleStockEntrys = [
  {
    id: '1',
    version: 1,
    postedAt: '2026-01-01 08:30:00',
    lotNo: 'Lot no. 1',
    itemName: 'Item name 1',
    sourceNo: 'Document no. 1',
    sourceLine: 'Document line 1',
    actualChange: 10,
    reserveChange: 10,
    actualAfter: 10,
    reserveAfter: 10,
  },
  {
    id: '2',
    version: 1,
    postedAt: '2026-01-02 08:30:00',
    lotNo: 'Lot no. 2',
    itemName: 'Item name 2',
    sourceNo: 'Document no. 2',
    sourceLine: 'Document line 2',
    actualChange: 20,
    reserveChange: 20,
    actualAfter: 20,
    reserveAfter: 20,
  },
  {
    id: '3',
    version: 1,
    postedAt: '2026-01-03 08:30:00',
    lotNo: 'Lot no. 3',
    itemName: 'Item name 3',
    sourceNo: 'Document no. 3',
    sourceLine: 'Document line 3',
    actualChange: 30,
    reserveChange: 30,
    actualAfter: 30,
    reserveAfter: 30,
  },
]

export default {
  title: 'Business/Warehouse/StockEntry',
  component: StockEntryList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: stockEntry, rows: sampleStockEntrys }] }),
  )
  return (
    <MemoryRouter initialEntries={['/warehouse/stock-entry']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <StockEntryList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <StockEntryModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <StockEntryModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
