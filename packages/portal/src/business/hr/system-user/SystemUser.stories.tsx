import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { SystemUserList } from './SystemUserList'
import { SystemUserModal } from './SystemUserModal'
import { systemUser } from './systemUser.entity'

/** Records to look at. */
export const sampleSystemUsers = [
  {
    id: '1',
    version: 1,
    userId: 'Staff no. 1',
    userAccount: 'Account 1',
    userName: 'Name 1',
    englishName: 'English name 1',
    mobile: '13800000001',
    email: 'mail1@example.com',
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    userId: 'Staff no. 2',
    userAccount: 'Account 2',
    userName: 'Name 2',
    englishName: 'English name 2',
    mobile: '13800000002',
    email: 'mail2@example.com',
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    userId: 'Staff no. 3',
    userAccount: 'Account 3',
    userName: 'Name 3',
    englishName: 'English name 3',
    mobile: '13800000003',
    email: 'mail3@example.com',
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Hr/SystemUser',
  component: SystemUserList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: systemUser, rows: sampleSystemUsers }] }),
  )
  return (
    <MemoryRouter initialEntries={['/hr/system-user']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <SystemUserList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <SystemUserModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <SystemUserModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
