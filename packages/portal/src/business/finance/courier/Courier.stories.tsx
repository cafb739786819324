import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { CourierList } from './CourierList'
import { CourierModal } from './CourierModal'
import { courier } from './courier.entity'

/** Records to look at. */
export const sampleCouriers = [
  {
    id: '1',
    version: 1,
    status: 'registered',
    courierNo: 'Courier no. 1',
    sentTime: '2026-01-01 08:30:00',
    receivedTime: '2026-01-01 08:30:00',
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    status: 'registered',
    courierNo: 'Courier no. 2',
    sentTime: '2026-01-02 08:30:00',
    receivedTime: '2026-01-02 08:30:00',
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    status: 'registered',
    courierNo: 'Courier no. 3',
    sentTime: '2026-01-03 08:30:00',
    receivedTime: '2026-01-03 08:30:00',
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Finance/Courier',
  component: CourierList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: courier, rows: sampleCouriers }] }),
  )
  return (
    <MemoryRouter initialEntries={['/finance/courier']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <CourierList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <CourierModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <CourierModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
