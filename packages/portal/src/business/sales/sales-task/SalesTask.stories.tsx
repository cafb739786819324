import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { SalesTaskList } from './SalesTaskList'
import { SalesTaskModal } from './SalesTaskModal'
import { salesTask } from './salesTask.entity'

/** Records to look at. */
export const sampleSalesTasks = [
  {
    id: '1',
    version: 1,
    status: 'open',
    salesTaskNumber: 'SA1001',
    taskName: 'Task name 1',
    customerName: 'Customer name 1',
    vesselName: 'Vessel name 1',
    taskExpiration: '2026-01-01',
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    status: 'open',
    salesTaskNumber: 'SA1002',
    taskName: 'Task name 2',
    customerName: 'Customer name 2',
    vesselName: 'Vessel name 2',
    taskExpiration: '2026-01-02',
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    status: 'open',
    salesTaskNumber: 'SA1003',
    taskName: 'Task name 3',
    customerName: 'Customer name 3',
    vesselName: 'Vessel name 3',
    taskExpiration: '2026-01-03',
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Sales/SalesTask',
  component: SalesTaskList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: salesTask, rows: sampleSalesTasks }] }),
  )
  return (
    <MemoryRouter initialEntries={['/sales/sales-task']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <SalesTaskList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <SalesTaskModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <SalesTaskModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
