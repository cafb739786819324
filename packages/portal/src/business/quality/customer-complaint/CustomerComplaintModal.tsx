import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { customerComplaint } from './customerComplaint.entity'

/** 客户投诉: add, edit and view in a dialog. */
export function CustomerComplaintModal(props: RecordDialogProps) {
  return <EntityModal entity={customerComplaint} {...props} />
}
