import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { customer } from './customer.entity'

/** 客户: add, edit and view in a dialog. */
export function CustomerModal(props: RecordDialogProps) {
  return <EntityModal entity={customer} {...props} />
}
