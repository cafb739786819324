import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { salesOrderConfirmation } from './salesOrderConfirmation.entity'
import { SalesOrderConfirmationModal } from './SalesOrderConfirmationModal'

/** 销售订单确认: list. */
export function SalesOrderConfirmationList() {
  const page = useListPage(salesOrderConfirmation)
  const navigate = useNavigate()
  return <EntityList page={page} record={SalesOrderConfirmationModal} onNavigate={navigate} />
}
