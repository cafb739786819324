import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { GiftRequestList } from './GiftRequestList'
import { GiftRequestModal } from './GiftRequestModal'
import { giftRequest } from './giftRequest.entity'

/** Records to look at. */
export const sampleGiftRequests = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    requestNo: 'RE1001',
    giftName: 'Gift 1',
    quantity: 10,
    price: 10,
    amount: 100,
    requiredOn: '2026-01-01',
    deliveryAddress: 'Delivery address 1',
    reason: 'Reason 1',
    submitDate: '2026-01-01',
    permissionNo: 'Permission used 1',
    returnReason: 'Reason of return 1',
  },
  {
    id: '2',
    version: 1,
    status: 'draft',
    requestNo: 'RE1002',
    giftName: 'Gift 2',
    quantity: 20,
    price: 20,
    amount: 400,
    requiredOn: '2026-01-02',
    deliveryAddress: 'Delivery address 2',
    reason: 'Reason 2',
    submitDate: '2026-01-02',
    permissionNo: 'Permission used 2',
    returnReason: 'Reason of return 2',
  },
  {
    id: '3',
    version: 1,
    status: 'draft',
    requestNo: 'RE1003',
    giftName: 'Gift 3',
    quantity: 30,
    price: 30,
    amount: 900,
    requiredOn: '2026-01-03',
    deliveryAddress: 'Delivery address 3',
    reason: 'Reason 3',
    submitDate: '2026-01-03',
    permissionNo: 'Permission used 3',
    returnReason: 'Reason of return 3',
  },
]

export default {
  title: 'Business/Office/GiftRequest',
  component: GiftRequestList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: giftRequest, rows: sampleGiftRequests }] }),
  )
  return (
    <MemoryRouter initialEntries={['/office/gift-request']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <GiftRequestList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <GiftRequestModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <GiftRequestModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
