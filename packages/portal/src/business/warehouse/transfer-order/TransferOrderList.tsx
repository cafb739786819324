import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import { SuperQueryButton } from '@lading/ui/super-query'
import { transferOrder } from './transferOrder.entity'
import { TransferOrderModal } from './TransferOrderModal'

/** 调拨订单: list. */
export function TransferOrderList() {
  const page = useListPage(transferOrder)
  const navigate = useNavigate()
  const [viewed, setViewed] = useState<string>()

  return (
    <ListPage page={page}>
      <SearchForm
        page={page}
        items={['orderNo', 'status', 'fromSite', 'toSite', { field: 'transferDate', mode: 'range' }]}
      />
      <ListToolbar page={page} onAdd={() => navigate('/warehouse/transfer-order/add')}>
        <SuperQueryButton page={page} />
      </ListToolbar>
      <DataTable
        page={page}
        columns={['orderNo', 'status', 'fromSite', 'toSite', 'transferDate', 'handler']}
        onView={(row) => setViewed(row.id)}
        onEdit={(row) => navigate(`/warehouse/transfer-order/edit/${row.id}`)}
      />
      <TransferOrderModal id={viewed} open={viewed !== undefined} onClose={() => setViewed(undefined)} />
    </ListPage>
  )
}
