import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { VesselList } from './VesselList'
import { VesselModal } from './VesselModal'
import { vessel } from './vessel.entity'

/** Records to look at. */
export const sampleVessels = [
  {
    id: '1',
    version: 1,
    code: 'Vessel code 1',
    name: 'Vessel name 1',
    imo: 'IMO num',
    flag: 'Fl',
    buildYear: 2026,
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    code: 'Vessel code 2',
    name: 'Vessel name 2',
    imo: 'IMO num',
    flag: 'Fl',
    buildYear: 2027,
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    code: 'Vessel code 3',
    name: 'Vessel name 3',
    imo: 'IMO num',
    flag: 'Fl',
    buildYear: 2028,
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Master/Vessel',
  component: VesselList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: vessel, rows: sampleVessels }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/vessel']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <VesselList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <VesselModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <VesselModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
