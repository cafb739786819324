import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { SupplierList } from './SupplierList'
import { SupplierModal } from './SupplierModal'
import { supplier } from './supplier.entity'

/** Records to look at. */
export const sampleSuppliers = [
  {
    id: '1',
    version: 1,
    code: 'Supplier no. 1',
    name: 'Supplier name 1',
    shortName: 'Short name 1',
    country: 'Co',
    city: 'City 1',
    contact: 'Contact 1',
    mobile: '13800000001',
    email: 'mail1@example.com',
    stopped: 'Y',
    stoppedReason: 'Reason for stopping 1',
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    code: 'Supplier no. 2',
    name: 'Supplier name 2',
    shortName: 'Short name 2',
    country: 'Co',
    city: 'City 2',
    contact: 'Contact 2',
    mobile: '13800000002',
    email: 'mail2@example.com',
    stopped: 'N',
    stoppedReason: 'Reason for stopping 2',
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    code: 'Supplier no. 3',
    name: 'Supplier name 3',
    shortName: 'Short name 3',
    country: 'Co',
    city: 'City 3',
    contact: 'Contact 3',
    mobile: '13800000003',
    email: 'mail3@example.com',
    stopped: 'Y',
    stoppedReason: 'Reason for stopping 3',
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Master/Supplier',
  component: SupplierList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: supplier, rows: sampleSuppliers }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/supplier']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <SupplierList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <SupplierModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <SupplierModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
