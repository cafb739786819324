import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { itemOverDelivery } from './itemOverDelivery.entity'

/** 超交比例: add, edit and view in a dialog. */
export function ItemOverDeliveryModal(props: RecordDialogProps) {
  return <EntityModal entity={itemOverDelivery} {...props} />
}
