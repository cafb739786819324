import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { logShipOrder } from './logShipOrder.entity'
import { LogShipOrderModal } from './LogShipOrderModal'

/** 发货单: list. */
export function LogShipOrderList() {
  const page = useListPage(logShipOrder)
  const navigate = useNavigate()
  return <EntityList page={page} record={LogShipOrderModal} onNavigate={navigate} />
}
