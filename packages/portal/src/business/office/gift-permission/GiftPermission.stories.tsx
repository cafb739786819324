import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { GiftPermissionList } from './GiftPermissionList'
import { GiftPermissionModal } from './GiftPermissionModal'
import { giftPermission } from './giftPermission.entity'

/** Records to look at. */
export const sampleGiftPermissions = [
  {
    id: '1',
    version: 1,
    status: 'active',
    permissionNo: 'PE1001',
    giftYear: 2026,
    yearBudget: 10,
    perGift: 10,
    usedAmount: 10,
    remaining: 0,
    validUntil: '2026-01-01',
    remark: 'Remark 1',
    stopReason: 'Why it was stopped 1',
  },
  {
    id: '2',
    version: 1,
    status: 'active',
    permissionNo: 'PE1002',
    giftYear: 2027,
    yearBudget: 20,
    perGift: 20,
    usedAmount: 20,
    remaining: 0,
    validUntil: '2026-01-02',
    remark: 'Remark 2',
    stopReason: 'Why it was stopped 2',
  },
  {
    id: '3',
    version: 1,
    status: 'active',
    permissionNo: 'PE1003',
    giftYear: 2028,
    yearBudget: 30,
    perGift: 30,
    usedAmount: 30,
    remaining: 0,
    validUntil: '2026-01-03',
    remark: 'Remark 3',
    stopReason: 'Why it was stopped 3',
  },
]

export default {
  title: 'Business/Office/GiftPermission',
  component: GiftPermissionList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: giftPermission, rows: sampleGiftPermissions }] }),
  )
  return (
    <MemoryRouter initialEntries={['/office/gift-permission']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <GiftPermissionList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <GiftPermissionModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <GiftPermissionModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
