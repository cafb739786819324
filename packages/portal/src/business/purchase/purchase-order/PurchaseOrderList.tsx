import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import { SuperQueryButton } from '@lading/ui/super-query'
import { purchaseOrder } from './purchaseOrder.entity'
import { PurchaseOrderModal } from './PurchaseOrderModal'

/** 采购订单: list. */
export function PurchaseOrderList() {
  const page = useListPage(purchaseOrder)
  const navigate = useNavigate()
  const [viewed, setViewed] = useState<string>()

  return (
    <ListPage page={page}>
      <SearchForm
        page={page}
        items={['orderNo', 'status', 'supplierCode', { field: 'orderDate', mode: 'range' }, 'company']}
      />
      <ListToolbar page={page} onAdd={() => navigate('/purchase/purchase-order/add')}>
        <SuperQueryButton page={page} />
      </ListToolbar>
      <DataTable
        page={page}
        columns={[
          'orderNo',
          'status',
          'supplierName',
          'company',
          'orderDate',
          'expectedDate',
          'currency',
          'amount',
          'buyer',
        ]}
        onView={(row) => setViewed(row.id)}
        onEdit={(row) => navigate(`/purchase/purchase-order/edit/${row.id}`)}
      />
      <PurchaseOrderModal id={viewed} open={viewed !== undefined} onClose={() => setViewed(undefined)} />
    </ListPage>
  )
}
