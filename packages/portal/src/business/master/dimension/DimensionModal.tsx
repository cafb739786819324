import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { dimension } from './dimension.entity'

/** 部门维度: add, edit and view in a dialog. */
export function DimensionModal(props: RecordDialogProps) {
  return <EntityModal entity={dimension} {...props} />
}
