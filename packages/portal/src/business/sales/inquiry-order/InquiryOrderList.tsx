import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import { SuperQueryButton } from '@lading/ui/super-query'
import { inquiryOrder } from './inquiryOrder.entity'
import { InquiryOrderModal } from './InquiryOrderModal'

/** 询价单: list. */
export function InquiryOrderList() {
  const page = useListPage(inquiryOrder)
  const navigate = useNavigate()
  const [viewed, setViewed] = useState<string>()

  return (
    <ListPage page={page}>
      <SearchForm
        page={page}
        items={['orderNo', 'status', 'customerNo', { field: 'orderDate', mode: 'range' }]}
      />
      <ListToolbar page={page} onAdd={() => navigate('/sales/inquiry-order/add')}>
        <SuperQueryButton page={page} />
      </ListToolbar>
      <DataTable
        page={page}
        columns={['orderNo', 'status', 'customerName', 'vesselName', 'port', 'orderDate', 'handler']}
        onView={(row) => setViewed(row.id)}
        onEdit={(row) => navigate(`/sales/inquiry-order/edit/${row.id}`)}
      />
      <InquiryOrderModal id={viewed} open={viewed !== undefined} onClose={() => setViewed(undefined)} />
    </ListPage>
  )
}
