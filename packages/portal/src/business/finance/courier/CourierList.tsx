import { EntityList, useListPage } from '@lading/ui/pages'
import { courier } from './courier.entity'
import { CourierModal } from './CourierModal'

/** 快递登记: list. */
export function CourierList() {
  const page = useListPage(courier)
  return <EntityList page={page} record={CourierModal} />
}
