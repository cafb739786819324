import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { ItemOverDeliveryList } from './ItemOverDeliveryList'
import { ItemOverDeliveryModal } from './ItemOverDeliveryModal'
import { itemOverDelivery } from './itemOverDelivery.entity'

/** Records to look at. */
export const sampleItemOverDeliverys = [
  { id: '1', version: 1, itemName: 'Item name 1', overcrossRatio: 10, remark: 'Remark 1' },
  { id: '2', version: 1, itemName: 'Item name 2', overcrossRatio: 20, remark: 'Remark 2' },
  { id: '3', version: 1, itemName: 'Item name 3', overcrossRatio: 30, remark: 'Remark 3' },
]

export default {
  title: 'Business/Master/ItemOverDelivery',
  component: ItemOverDeliveryList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: itemOverDelivery, rows: sampleItemOverDeliverys }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/item-over-delivery']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <ItemOverDeliveryList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <ItemOverDeliveryModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <ItemOverDeliveryModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
