import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { StationList } from './StationList'
import { StationModal } from './StationModal'
import { station } from './station.entity'

/** Records to look at. */
export const sampleStations = [
  { id: '1', version: 1, code: 'Station code 1', name: 'Station name 1', city: 'City 1', remark: 'Remark 1' },
  { id: '2', version: 1, code: 'Station code 2', name: 'Station name 2', city: 'City 2', remark: 'Remark 2' },
  { id: '3', version: 1, code: 'Station code 3', name: 'Station name 3', city: 'City 3', remark: 'Remark 3' },
]

export default {
  title: 'Business/Master/Station',
  component: StationList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: station, rows: sampleStations }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/station']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <StationList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <StationModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <StationModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
