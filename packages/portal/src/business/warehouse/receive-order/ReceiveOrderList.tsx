import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { receiveOrder } from './receiveOrder.entity'
import { ReceiveOrderModal } from './ReceiveOrderModal'

/** 收货单: list. */
export function ReceiveOrderList() {
  const page = useListPage(receiveOrder)
  const navigate = useNavigate()
  return <EntityList page={page} record={ReceiveOrderModal} onNavigate={navigate} />
}
