import { useState } from 'react'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import { SuperQueryButton } from '@lading/ui/super-query'
import { site } from './site.entity'
import { SiteModal } from './SiteModal'

/** 站点: list. */
export function SiteList() {
  const page = useListPage(site)
  const [opened, setOpened] = useState<{ id?: string; mode?: 'view' | 'edit' }>()

  return (
    <ListPage page={page}>
      <SearchForm page={page} items={['code', 'name', 'company', 'status']} />
      <ListToolbar page={page} onAdd={() => setOpened({})}>
        <SuperQueryButton page={page} />
      </ListToolbar>
      <DataTable
        page={page}
        columns={['code', 'name', 'nameEn', 'company', 'port', 'contact', 'status']}
        onView={(row) => setOpened({ id: row.id, mode: 'view' })}
        onEdit={(row) => setOpened({ id: row.id, mode: 'edit' })}
      />
      <SiteModal
        id={opened?.id}
        mode={opened?.mode}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        onSaved={() => page.refresh()}
      />
    </ListPage>
  )
}
