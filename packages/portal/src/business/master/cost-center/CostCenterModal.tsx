import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { costCenter } from './costCenter.entity'

/** 成本中心: add, edit and view in a dialog. */
export function CostCenterModal(props: RecordDialogProps) {
  return <EntityModal entity={costCenter} {...props} />
}
