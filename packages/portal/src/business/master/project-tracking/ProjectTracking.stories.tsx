import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { ProjectTrackingList } from './ProjectTrackingList'
import { ProjectTrackingModal } from './ProjectTrackingModal'
import { projectTracking } from './projectTracking.entity'

/** Records to look at. */
export const sampleProjectTrackings = [
  {
    id: '1',
    version: 1,
    code: 'Project no. 1',
    name: 'Project name 1',
    startDate: '2026-01-01',
    endDate: '2026-01-01',
    budget: 10,
    remark: 'Remark 1',
  },
  {
    id: '2',
    version: 1,
    code: 'Project no. 2',
    name: 'Project name 2',
    startDate: '2026-01-02',
    endDate: '2026-01-02',
    budget: 20,
    remark: 'Remark 2',
  },
  {
    id: '3',
    version: 1,
    code: 'Project no. 3',
    name: 'Project name 3',
    startDate: '2026-01-03',
    endDate: '2026-01-03',
    budget: 30,
    remark: 'Remark 3',
  },
]

export default {
  title: 'Business/Master/ProjectTracking',
  component: ProjectTrackingList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: projectTracking, rows: sampleProjectTrackings }] }),
  )
  return (
    <MemoryRouter initialEntries={['/master/project-tracking']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <ProjectTrackingList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <ProjectTrackingModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <ProjectTrackingModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
