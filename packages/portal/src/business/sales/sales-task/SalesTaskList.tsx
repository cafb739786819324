import { useState } from 'react'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import { SuperQueryButton } from '@lading/ui/super-query'
import { salesTask } from './salesTask.entity'
import { SalesTaskModal } from './SalesTaskModal'

/** 销售任务: list. */
export function SalesTaskList() {
  const page = useListPage(salesTask)
  const [opened, setOpened] = useState<{ id?: string; mode?: 'view' | 'edit' }>()

  return (
    <ListPage page={page}>
      <SearchForm
        page={page}
        items={[
          'salesTaskNumber',
          'status',
          'customerAccount',
          { field: 'taskExpiration', mode: 'range' },
          'company',
        ]}
      />
      <ListToolbar page={page} onAdd={() => setOpened({})}>
        <SuperQueryButton page={page} />
      </ListToolbar>
      <DataTable
        page={page}
        columns={[
          'salesTaskNumber',
          'status',
          'taskName',
          'customerName',
          'vesselName',
          'port',
          'company',
          'taskExpiration',
          'owner',
        ]}
        onView={(row) => setOpened({ id: row.id, mode: 'view' })}
        onEdit={(row) => setOpened({ id: row.id, mode: 'edit' })}
      />
      <SalesTaskModal
        id={opened?.id}
        mode={opened?.mode}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        onSaved={() => page.refresh()}
      />
    </ListPage>
  )
}
