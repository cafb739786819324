import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { product } from './product.entity'

/** 产品: add, edit and view in a dialog. */
export function ProductModal(props: RecordDialogProps) {
  return <EntityModal entity={product} {...props} />
}
