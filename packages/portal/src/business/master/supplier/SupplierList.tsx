import { useState } from 'react'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import { SuperQueryButton } from '@lading/ui/super-query'
import { supplier } from './supplier.entity'
import { SupplierModal } from './SupplierModal'

/** 供应商: list. */
export function SupplierList() {
  const page = useListPage(supplier)
  const [opened, setOpened] = useState<{ id?: string; mode?: 'view' | 'edit' }>()

  return (
    <ListPage page={page}>
      <SearchForm page={page} items={['code', 'name', 'stopped', 'status', 'country']} />
      <ListToolbar page={page} onAdd={() => setOpened({})}>
        <SuperQueryButton page={page} />
      </ListToolbar>
      <DataTable
        page={page}
        columns={[
          'code',
          'name',
          'shortName',
          'country',
          'city',
          'currency',
          'paymentTerm',
          'contact',
          'stopped',
          'status',
        ]}
        onView={(row) => setOpened({ id: row.id, mode: 'view' })}
        onEdit={(row) => setOpened({ id: row.id, mode: 'edit' })}
      />
      <SupplierModal
        id={opened?.id}
        mode={opened?.mode}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        onSaved={() => page.refresh()}
      />
    </ListPage>
  )
}
