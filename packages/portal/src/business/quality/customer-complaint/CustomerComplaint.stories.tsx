import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { CustomerComplaintList } from './CustomerComplaintList'
import { CustomerComplaintModal } from './CustomerComplaintModal'
import { customerComplaint } from './customerComplaint.entity'

/** Records to look at. */
export const sampleCustomerComplaints = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    serialNo: 'SE1001',
    transdate: '2026-01-01',
    description: 'Description 1',
    reason: 'Reason 1',
    measure: 'Measure 1',
    solution: 'Solution 1',
    qcOpinion: 'QC opinion 1',
    approvalDate: '2026-01-01',
    closingDate: '2026-01-01',
    returnReason: 'Reason of return 1',
  },
  {
    id: '2',
    version: 1,
    status: 'draft',
    serialNo: 'SE1002',
    transdate: '2026-01-02',
    description: 'Description 2',
    reason: 'Reason 2',
    measure: 'Measure 2',
    solution: 'Solution 2',
    qcOpinion: 'QC opinion 2',
    approvalDate: '2026-01-02',
    closingDate: '2026-01-02',
    returnReason: 'Reason of return 2',
  },
  {
    id: '3',
    version: 1,
    status: 'draft',
    serialNo: 'SE1003',
    transdate: '2026-01-03',
    description: 'Description 3',
    reason: 'Reason 3',
    measure: 'Measure 3',
    solution: 'Solution 3',
    qcOpinion: 'QC opinion 3',
    approvalDate: '2026-01-03',
    closingDate: '2026-01-03',
    returnReason: 'Reason of return 3',
  },
]

export default {
  title: 'Business/Quality/CustomerComplaint',
  component: CustomerComplaintList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: customerComplaint, rows: sampleCustomerComplaints }] }),
  )
  return (
    <MemoryRouter initialEntries={['/quality/customer-complaint']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <CustomerComplaintList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <CustomerComplaintModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <CustomerComplaintModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
