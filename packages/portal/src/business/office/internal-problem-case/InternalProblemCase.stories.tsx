import { useState } from 'react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { UiProvider } from '@lading/ui/foundation'
import { createFakeDataSource } from '@lading/ui/testing'
import { InternalProblemCaseList } from './InternalProblemCaseList'
import { InternalProblemCaseModal } from './InternalProblemCaseModal'
import { internalProblemCase } from './internalProblemCase.entity'

/** Records to look at. */
export const sampleInternalProblemCases = [
  {
    id: '1',
    version: 1,
    status: 'open',
    caseId: 'CA1001',
    caseTitle: 'Case title 1',
    overtime: 'Y',
    solved: 'Y',
    dueDate: '2026-01-01',
    description: 'Description 1',
    solution: 'Solution 1',
  },
  {
    id: '2',
    version: 1,
    status: 'open',
    caseId: 'CA1002',
    caseTitle: 'Case title 2',
    overtime: 'N',
    solved: 'N',
    dueDate: '2026-01-02',
    description: 'Description 2',
    solution: 'Solution 2',
  },
  {
    id: '3',
    version: 1,
    status: 'open',
    caseId: 'CA1003',
    caseTitle: 'Case title 3',
    overtime: 'Y',
    solved: 'Y',
    dueDate: '2026-01-03',
    description: 'Description 3',
    solution: 'Solution 3',
  },
]

export default {
  title: 'Business/Office/InternalProblemCase',
  component: InternalProblemCaseList,
  excludeStories: /^sample/,
}

function Page({ children }: { children: ReactNode }) {
  const [source] = useState(() =>
    createFakeDataSource({ entities: [{ entity: internalProblemCase, rows: sampleInternalProblemCases }] }),
  )
  return (
    <MemoryRouter initialEntries={['/office/internal-problem-case']}>
      <UiProvider dataSource={source}>{children}</UiProvider>
    </MemoryRouter>
  )
}

export const List = {
  render: () => (
    <Page>
      <InternalProblemCaseList />
    </Page>
  ),
}

export const Add = {
  render: () => (
    <Page>
      <InternalProblemCaseModal open onClose={() => undefined} />
    </Page>
  ),
}

export const View = {
  render: () => (
    <Page>
      <InternalProblemCaseModal id="1" open mode="view" onClose={() => undefined} />
    </Page>
  ),
}
