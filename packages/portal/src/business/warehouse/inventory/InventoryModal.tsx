import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { inventory } from './inventory.entity'

/** 库存: add, edit and view in a dialog. */
export function InventoryModal(props: RecordDialogProps) {
  return <EntityModal entity={inventory} {...props} />
}
