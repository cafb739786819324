import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { CategoryList } from './CategoryList'
import { CategoryModal } from './CategoryModal'
import { category } from './category.entity'

/** Records to look at. */
export const sampleCategorys = [
  {
    id: '1',
    version: 1,
    code: 'Category no. 1',
    name: 'Category name 1',
    taskRequired: 'Y',
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    code: 'Category no. 2',
    name: 'Category name 2',
    taskRequired: 'N',
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    code: 'Category no. 3',
    name: 'Category name 3',
    taskRequired: 'Y',
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Master/Category',
  component: CategoryList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: category, rows: sampleCategorys }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/category']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <CategoryList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <CategoryModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <CategoryModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
