import { EntityList, useListPage } from '@lading/ui/pages'
import { itemOverDelivery } from './itemOverDelivery.entity'
import { ItemOverDeliveryModal } from './ItemOverDeliveryModal'

/** 超交比例: list. */
export function ItemOverDeliveryList() {
  const page = useListPage(itemOverDelivery)
  return <EntityList page={page} record={ItemOverDeliveryModal} />
}
