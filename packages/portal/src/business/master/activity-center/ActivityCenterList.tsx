import { useState } from 'react'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import { SuperQueryButton } from '@lading/ui/super-query'
import { activityCenter } from './activityCenter.entity'
import { ActivityCenterModal } from './ActivityCenterModal'

/** 活动中心: list. */
export function ActivityCenterList() {
  const page = useListPage(activityCenter)
  const [opened, setOpened] = useState<{ id?: string; mode?: 'view' | 'edit' }>()

  return (
    <ListPage page={page}>
      <SearchForm page={page} items={['code', 'name', 'business', 'status']} />
      <ListToolbar page={page} onAdd={() => setOpened({})}>
        <SuperQueryButton page={page} />
      </ListToolbar>
      <DataTable
        page={page}
        columns={['code', 'name', 'costCenter', 'business', 'status']}
        onView={(row) => setOpened({ id: row.id, mode: 'view' })}
        onEdit={(row) => setOpened({ id: row.id, mode: 'edit' })}
      />
      <ActivityCenterModal
        id={opened?.id}
        mode={opened?.mode}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        onSaved={() => page.refresh()}
      />
    </ListPage>
  )
}
