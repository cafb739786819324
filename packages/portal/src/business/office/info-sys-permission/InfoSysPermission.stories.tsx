import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { InfoSysPermissionList } from './InfoSysPermissionList'
import { InfoSysPermissionModal } from './InfoSysPermissionModal'
import { oaInfoSysPermission } from './oaInfoSysPermission.entity'

/** Records to look at. */
export const sampleInfoSysPermissions = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    applicationNo: 'AP1001',
    mail: 'mail1@example.com',
    workerNo: 'Worker no. 1',
    account: 'Account 1',
    submitDate: '2026-01-01',
    returnReason: 'Reason of return 1',
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    status: 'draft',
    applicationNo: 'AP1002',
    mail: 'mail2@example.com',
    workerNo: 'Worker no. 2',
    account: 'Account 2',
    submitDate: '2026-01-02',
    returnReason: 'Reason of return 2',
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    status: 'draft',
    applicationNo: 'AP1003',
    mail: 'mail3@example.com',
    workerNo: 'Worker no. 3',
    account: 'Account 3',
    submitDate: '2026-01-03',
    returnReason: 'Reason of return 3',
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Office/InfoSysPermission',
  component: InfoSysPermissionList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: oaInfoSysPermission, rows: sampleInfoSysPermissions }] }),
  )
  return (
    <MemoryRouter initialEntries={['/office/info-sys-permission']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <InfoSysPermissionList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <InfoSysPermissionModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <InfoSysPermissionModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
