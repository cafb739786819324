import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { MailAccountList } from './MailAccountList'
import { MailAccountModal } from './MailAccountModal'
import { oaMailAccount } from './oaMailAccount.entity'

/** Records to look at. */
export const sampleMailAccounts = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    applicationNo: 'AP1001',
    name: 'Mailbox name 1',
    reason: 'Reason 1',
    submitDate: '2026-01-01',
    returnReason: 'Reason of return 1',
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    status: 'draft',
    applicationNo: 'AP1002',
    name: 'Mailbox name 2',
    reason: 'Reason 2',
    submitDate: '2026-01-02',
    returnReason: 'Reason of return 2',
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    status: 'draft',
    applicationNo: 'AP1003',
    name: 'Mailbox name 3',
    reason: 'Reason 3',
    submitDate: '2026-01-03',
    returnReason: 'Reason of return 3',
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Office/MailAccount',
  component: MailAccountList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: oaMailAccount, rows: sampleMailAccounts }] }),
  )
  return (
    <MemoryRouter initialEntries={['/office/mail-account']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <MailAccountList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <MailAccountModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <MailAccountModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
