import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { pickOrder } from './pickOrder.entity'
import { PickOrderModal } from './PickOrderModal'

/** 拣货单: list. */
export function PickOrderList() {
  const page = useListPage(pickOrder)
  const navigate = useNavigate()
  return <EntityList page={page} record={PickOrderModal} onNavigate={navigate} />
}
