import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { salesOrder } from './salesOrder.entity'
import { SalesOrderModal } from './SalesOrderModal'

/** 销售订单: list. */
export function SalesOrderList() {
  const page = useListPage(salesOrder)
  const navigate = useNavigate()
  return <EntityList page={page} record={SalesOrderModal} onNavigate={navigate} />
}
