import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { CostCenterList } from './CostCenterList'
import { CostCenterModal } from './CostCenterModal'
import { costCenter } from './costCenter.entity'

/** Records to look at. */
export const sampleCostCenters = [
  { id: '1', version: 1, code: 'Cost centre code 1', name: 'Cost centre name 1', remark: 'Remark 1' },
  { id: '2', version: 1, code: 'Cost centre code 2', name: 'Cost centre name 2', remark: 'Remark 2' },
  { id: '3', version: 1, code: 'Cost centre code 3', name: 'Cost centre name 3', remark: 'Remark 3' },
]

export default {
  title: 'Business/Master/CostCenter',
  component: CostCenterList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: costCenter, rows: sampleCostCenters }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/cost-center']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <CostCenterList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <CostCenterModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <CostCenterModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
