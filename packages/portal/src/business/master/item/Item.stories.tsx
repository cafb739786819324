import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { ItemList } from './ItemList'
import { ItemModal } from './ItemModal'
import { item } from './item.entity'

/** Records to look at. */
export const sampleItems = [
  {
    id: '1',
    version: 1,
    code: 'Item no. 1',
    name: 'Item name 1',
    nameEn: 'English name 1',
    spec: 'Specification 1',
    price: 10,
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    code: 'Item no. 2',
    name: 'Item name 2',
    nameEn: 'English name 2',
    spec: 'Specification 2',
    price: 20,
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    code: 'Item no. 3',
    name: 'Item name 3',
    nameEn: 'English name 3',
    spec: 'Specification 3',
    price: 30,
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Master/Item',
  component: ItemList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() => createFakeDataSource({ entities: [{ entity: item, rows: sampleItems }] }))
  return (
    <MemoryRouter initialEntries={['/master/item']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <ItemList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <ItemModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <ItemModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
