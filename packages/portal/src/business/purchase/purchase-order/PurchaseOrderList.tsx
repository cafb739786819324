import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { purchaseOrder } from './purchaseOrder.entity'
import { PurchaseOrderModal } from './PurchaseOrderModal'

/** 采购订单: list. */
export function PurchaseOrderList() {
  const page = useListPage(purchaseOrder)
  const navigate = useNavigate()
  return <EntityList page={page} record={PurchaseOrderModal} onNavigate={navigate} />
}
