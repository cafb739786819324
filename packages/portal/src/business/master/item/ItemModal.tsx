import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { item } from './item.entity'

/** 物料: add, edit and view in a dialog. */
export function ItemModal(props: RecordDialogProps) {
  return <EntityModal entity={item} {...props} />
}
