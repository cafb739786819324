import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { PartnerList } from './PartnerList'
import { PartnerModal } from './PartnerModal'
import { partner } from './partner.entity'

/** Records to look at. */
export const samplePartners = [
  {
    id: '1',
    version: 1,
    code: 'Partner no. 1',
    name: 'Partner name 1',
    country: 'Co',
    city: 'City 1',
    address: 'Address 1',
    contact: 'Contact 1',
    mobile: '13800000001',
    email: 'mail1@example.com',
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    code: 'Partner no. 2',
    name: 'Partner name 2',
    country: 'Co',
    city: 'City 2',
    address: 'Address 2',
    contact: 'Contact 2',
    mobile: '13800000002',
    email: 'mail2@example.com',
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    code: 'Partner no. 3',
    name: 'Partner name 3',
    country: 'Co',
    city: 'City 3',
    address: 'Address 3',
    contact: 'Contact 3',
    mobile: '13800000003',
    email: 'mail3@example.com',
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Master/Partner',
  component: PartnerList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: partner, rows: samplePartners }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/partner']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <PartnerList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <PartnerModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <PartnerModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
