import { EntityList, useListPage } from '@lading/ui/pages'
import { inventory } from './inventory.entity'
import { InventoryModal } from './InventoryModal'

/** 库存: list. */
export function InventoryList() {
  const page = useListPage(inventory)
  return <EntityList page={page} record={InventoryModal} />
}
