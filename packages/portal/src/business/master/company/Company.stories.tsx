import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { CompanyList } from './CompanyList'
import { CompanyModal } from './CompanyModal'
import { company } from './company.entity'

/** Records to look at. */
export const sampleCompanys = [
  {
    id: '1',
    version: 1,
    code: 'Company co',
    name: 'Company name 1',
    nameEn: 'English name 1',
    country: 'Co',
    taxNo: 'Tax number 1',
    address: 'Address 1',
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    code: 'Company co',
    name: 'Company name 2',
    nameEn: 'English name 2',
    country: 'Co',
    taxNo: 'Tax number 2',
    address: 'Address 2',
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    code: 'Company co',
    name: 'Company name 3',
    nameEn: 'English name 3',
    country: 'Co',
    taxNo: 'Tax number 3',
    address: 'Address 3',
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Master/Company',
  component: CompanyList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: company, rows: sampleCompanys }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/company']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <CompanyList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <CompanyModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <CompanyModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
