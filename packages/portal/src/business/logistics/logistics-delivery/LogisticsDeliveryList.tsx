import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { logisticsDelivery } from './logisticsDelivery.entity'
import { LogisticsDeliveryModal } from './LogisticsDeliveryModal'

/** 转交单: list. */
export function LogisticsDeliveryList() {
  const page = useListPage(logisticsDelivery)
  const navigate = useNavigate()
  return <EntityList page={page} record={LogisticsDeliveryModal} onNavigate={navigate} />
}
