import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { DimensionList } from './DimensionList'
import { DimensionModal } from './DimensionModal'
import { dimension } from './dimension.entity'

/** Records to look at. */
export const sampleDimensions = [
  {
    id: '1',
    version: 1,
    code: 'Dimension code 1',
    name: 'Dimension name 1',
    saleTypes: 'Only these sale types 1',
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    code: 'Dimension code 2',
    name: 'Dimension name 2',
    saleTypes: 'Only these sale types 2',
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    code: 'Dimension code 3',
    name: 'Dimension name 3',
    saleTypes: 'Only these sale types 3',
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Master/Dimension',
  component: DimensionList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: dimension, rows: sampleDimensions }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/dimension']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <DimensionList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <DimensionModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <DimensionModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
