import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { CustomerList } from './CustomerList'
import { CustomerModal } from './CustomerModal'
import { customer } from './customer.entity'

/** Records to look at. */
export const sampleCustomers = [
  {
    id: '1',
    version: 1,
    code: 'Customer no. 1',
    name: 'Customer name 1',
    shortName: 'Short name 1',
    country: 'Co',
    city: 'City 1',
    contact: 'Contact 1',
    mobile: '13800000001',
    email: 'mail1@example.com',
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    code: 'Customer no. 2',
    name: 'Customer name 2',
    shortName: 'Short name 2',
    country: 'Co',
    city: 'City 2',
    contact: 'Contact 2',
    mobile: '13800000002',
    email: 'mail2@example.com',
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    code: 'Customer no. 3',
    name: 'Customer name 3',
    shortName: 'Short name 3',
    country: 'Co',
    city: 'City 3',
    contact: 'Contact 3',
    mobile: '13800000003',
    email: 'mail3@example.com',
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Master/Customer',
  component: CustomerList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: customer, rows: sampleCustomers }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/customer']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <CustomerList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <CustomerModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <CustomerModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
