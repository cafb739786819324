import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { SiteList } from './SiteList'
import { SiteModal } from './SiteModal'
import { site } from './site.entity'

/** Records to look at. */
export const sampleSites = [
  {
    id: '1',
    version: 1,
    code: 'Site code ',
    name: 'Site name 1',
    nameEn: 'English name 1',
    address: 'Address 1',
    contact: 'Contact 1',
    mobile: '13800000001',
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    code: 'Site code ',
    name: 'Site name 2',
    nameEn: 'English name 2',
    address: 'Address 2',
    contact: 'Contact 2',
    mobile: '13800000002',
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    code: 'Site code ',
    name: 'Site name 3',
    nameEn: 'English name 3',
    address: 'Address 3',
    contact: 'Contact 3',
    mobile: '13800000003',
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Master/Site',
  component: SiteList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() => createFakeDataSource({ entities: [{ entity: site, rows: sampleSites }] }))
  return (
    <MemoryRouter initialEntries={['/master/site']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <SiteList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <SiteModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <SiteModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
