import { useState } from 'react'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import { SuperQueryButton } from '@lading/ui/super-query'
import { product } from './product.entity'
import { ProductModal } from './ProductModal'

/** 产品: list. */
export function ProductList() {
  const page = useListPage(product)
  const [opened, setOpened] = useState<{ id?: string; mode?: 'view' | 'edit' }>()

  return (
    <ListPage page={page}>
      <SearchForm page={page} items={['code', 'name', 'brand', 'item', 'status']} />
      <ListToolbar page={page} onAdd={() => setOpened({})}>
        <SuperQueryButton page={page} />
      </ListToolbar>
      <DataTable
        page={page}
        columns={[
          'code',
          'name',
          'item',
          'brand',
          'model',
          'supplier',
          'unit',
          'price',
          'currency',
          'status',
        ]}
        onView={(row) => setOpened({ id: row.id, mode: 'view' })}
        onEdit={(row) => setOpened({ id: row.id, mode: 'edit' })}
      />
      <ProductModal
        id={opened?.id}
        mode={opened?.mode}
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        onSaved={() => page.refresh()}
      />
    </ListPage>
  )
}
