import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { transferOrder } from './transferOrder.entity'
import { TransferOrderModal } from './TransferOrderModal'

/** 调拨订单: list. */
export function TransferOrderList() {
  const page = useListPage(transferOrder)
  const navigate = useNavigate()
  return <EntityList page={page} record={TransferOrderModal} onNavigate={navigate} />
}
