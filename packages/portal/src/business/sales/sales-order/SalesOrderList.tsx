import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import { SuperQueryButton } from '@lading/ui/super-query'
import { salesOrder } from './salesOrder.entity'
import { SalesOrderModal } from './SalesOrderModal'

/** 销售订单: list. */
export function SalesOrderList() {
  const page = useListPage(salesOrder)
  const navigate = useNavigate()
  const [viewed, setViewed] = useState<string>()

  return (
    <ListPage page={page}>
      <SearchForm
        page={page}
        items={['orderNo', 'status', 'customerNo', { field: 'orderDate', mode: 'range' }, 'company']}
      />
      <ListToolbar page={page} onAdd={() => navigate('/sales/sales-order/add')}>
        <SuperQueryButton page={page} />
      </ListToolbar>
      <DataTable
        page={page}
        columns={[
          'orderNo',
          'status',
          'customerName',
          'vesselName',
          'company',
          'orderDate',
          'customerPo',
          'amount',
        ]}
        onView={(row) => setViewed(row.id)}
        onEdit={(row) => navigate(`/sales/sales-order/edit/${row.id}`)}
      />
      <SalesOrderModal id={viewed} open={viewed !== undefined} onClose={() => setViewed(undefined)} />
    </ListPage>
  )
}
