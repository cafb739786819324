import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { taxGroup } from './taxGroup.entity'

/** 税组: add, edit and view in a dialog. */
export function TaxGroupModal(props: RecordDialogProps) {
  return <EntityModal entity={taxGroup} {...props} />
}
