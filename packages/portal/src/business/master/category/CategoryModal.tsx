import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { category } from './category.entity'

/** 费用类别: add, edit and view in a dialog. */
export function CategoryModal(props: RecordDialogProps) {
  return <EntityModal entity={category} {...props} />
}
