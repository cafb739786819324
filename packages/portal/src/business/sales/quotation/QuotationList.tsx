import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import { SuperQueryButton } from '@lading/ui/super-query'
import { saQuotation } from './saQuotation.entity'
import { QuotationModal } from './QuotationModal'

/** 报价单: list. */
export function QuotationList() {
  const page = useListPage(saQuotation)
  const navigate = useNavigate()
  const [viewed, setViewed] = useState<string>()

  return (
    <ListPage page={page}>
      <SearchForm
        page={page}
        items={[
          'quotationNo',
          'status',
          'customerNo',
          'vesselName',
          { field: 'eta', mode: 'range' },
          'salesType',
          'company',
        ]}
      />
      <ListToolbar page={page} onAdd={() => navigate('/sales/quotation/add')}>
        <SuperQueryButton page={page} />
      </ListToolbar>
      <DataTable
        page={page}
        columns={[
          'quotationNo',
          'status',
          'customerNo',
          'customerName',
          'vesselName',
          'port',
          'eta',
          'company',
          'site',
          'business',
          'salesType',
          'amount',
          'salesmanName',
        ]}
        onView={(row) => setViewed(row.id)}
        onEdit={(row) => navigate(`/sales/quotation/edit/${row.id}`)}
      />
      <QuotationModal id={viewed} open={viewed !== undefined} onClose={() => setViewed(undefined)} />
    </ListPage>
  )
}
