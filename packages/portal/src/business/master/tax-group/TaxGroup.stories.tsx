import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { TaxGroupList } from './TaxGroupList'
import { TaxGroupModal } from './TaxGroupModal'
import { taxGroup } from './taxGroup.entity'

/** Records to look at. */
export const sampleTaxGroups = [
  { id: '1', version: 1, code: 'Tax group code 1', name: 'Tax group name 1', rate: 10, remark: 'Remark 1' },
  { id: '2', version: 1, code: 'Tax group code 2', name: 'Tax group name 2', rate: 20, remark: 'Remark 2' },
  { id: '3', version: 1, code: 'Tax group code 3', name: 'Tax group name 3', rate: 30, remark: 'Remark 3' },
]

export default {
  title: 'Business/Master/TaxGroup',
  component: TaxGroupList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: taxGroup, rows: sampleTaxGroups }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/tax-group']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <TaxGroupList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <TaxGroupModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <TaxGroupModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
