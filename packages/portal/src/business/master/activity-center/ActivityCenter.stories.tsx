import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { ActivityCenterList } from './ActivityCenterList'
import { ActivityCenterModal } from './ActivityCenterModal'
import { activityCenter } from './activityCenter.entity'

/** Records to look at. */
export const sampleActivityCenters = [
  { id: '1', version: 1, code: 'Activity centre code 1', name: 'Activity centre name 1', remark: 'Remark 1' },
  { id: '2', version: 1, code: 'Activity centre code 2', name: 'Activity centre name 2', remark: 'Remark 2' },
  { id: '3', version: 1, code: 'Activity centre code 3', name: 'Activity centre name 3', remark: 'Remark 3' },
]

export default {
  title: 'Business/Master/ActivityCenter',
  component: ActivityCenterList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: activityCenter, rows: sampleActivityCenters }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/activity-center']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <ActivityCenterList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <ActivityCenterModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <ActivityCenterModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
