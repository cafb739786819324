import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { courier } from './courier.entity'

/** 快递登记: add, edit and view in a dialog. */
export function CourierModal(props: RecordDialogProps) {
  return <EntityModal entity={courier} {...props} />
}
