import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { PortList } from './PortList'
import { PortModal } from './PortModal'
import { port } from './port.entity'

/** Records to look at. */
export const samplePorts = [
  {
    id: '1',
    version: 1,
    code: 'Port no. 1',
    name: 'Port name 1',
    nameEn: 'English name 1',
    country: 'Co',
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    code: 'Port no. 2',
    name: 'Port name 2',
    nameEn: 'English name 2',
    country: 'Co',
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    code: 'Port no. 3',
    name: 'Port name 3',
    nameEn: 'English name 3',
    country: 'Co',
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Master/Port',
  component: PortList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() => createFakeDataSource({ entities: [{ entity: port, rows: samplePorts }] }))
  return (
    <MemoryRouter initialEntries={['/master/port']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <PortList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <PortModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <PortModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
