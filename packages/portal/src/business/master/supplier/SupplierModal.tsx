import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { supplier } from './supplier.entity'

/** 供应商: add, edit and view in a dialog. */
export function SupplierModal(props: RecordDialogProps) {
  return <EntityModal entity={supplier} {...props} />
}
