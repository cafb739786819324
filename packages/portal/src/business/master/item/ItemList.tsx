import { EntityList, useListPage } from '@lading/ui/pages'
import { item } from './item.entity'
import { ItemModal } from './ItemModal'

/** 物料: list. */
export function ItemList() {
  const page = useListPage(item)
  return <EntityList page={page} record={ItemModal} />
}
