import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { Assessment360Form } from './Assessment360Form'
import { Assessment360List } from './Assessment360List'
import { Assessment360Modal } from './Assessment360Modal'
import { assessment360 } from './assessment360.entity'

/** Records to look at. */
export const sampleAssessment360s = [
  {
    id: '1',
    version: 1,
    status: 'draft',
    title: 'Title 1',
    taskYear: 2026,
    total: 30,
    sheets: 1,
    average: 10,
    reviews: 'Reviews 1',
    assessment360Line: [
      {
        id: '1-1',
        parentId: '1',
        orderNum: 1,
        examCont: 'What is assessed 1',
        referStand: 'Standard of reference 1',
        standScore: 10,
        score: 10,
      },
      {
        id: '1-2',
        parentId: '1',
        orderNum: 2,
        examCont: 'What is assessed 2',
        referStand: 'Standard of reference 2',
        standScore: 20,
        score: 20,
      },
    ],
  },
  {
    id: '2',
    version: 1,
    status: 'draft',
    title: 'Title 2',
    taskYear: 2027,
    total: 30,
    sheets: 2,
    average: 20,
    reviews: 'Reviews 2',
    assessment360Line: [
      {
        id: '2-1',
        parentId: '2',
        orderNum: 1,
        examCont: 'What is assessed 1',
        referStand: 'Standard of reference 1',
        standScore: 10,
        score: 10,
      },
      {
        id: '2-2',
        parentId: '2',
        orderNum: 2,
        examCont: 'What is assessed 2',
        referStand: 'Standard of reference 2',
        standScore: 20,
        score: 20,
      },
    ],
  },
  {
    id: '3',
    version: 1,
    status: 'draft',
    title: 'Title 3',
    taskYear: 2028,
    total: 30,
    sheets: 3,
    average: 30,
    reviews: 'Reviews 3',
    assessment360Line: [
      {
        id: '3-1',
        parentId: '3',
        orderNum: 1,
        examCont: 'What is assessed 1',
        referStand: 'Standard of reference 1',
        standScore: 10,
        score: 10,
      },
      {
        id: '3-2',
        parentId: '3',
        orderNum: 2,
        examCont: 'What is assessed 2',
        referStand: 'Standard of reference 2',
        standScore: 20,
        score: 20,
      },
    ],
  },
]

export default {
  title: 'Business/Hr/Assessment360',
  component: Assessment360List,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: assessment360, rows: sampleAssessment360s }] }),
  )
  return (
    <MemoryRouter initialEntries={['/hr/assessment360']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <Assessment360List />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <Assessment360Form />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <Assessment360Modal id="1" open onClose={() => undefined} />
    </Page>
  ),
}
