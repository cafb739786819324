import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { logPick } from './logPick.entity'

/** 提货单: one record, to look at. */
export function LogPickModal(props: RecordDialogProps) {
  return <EntityModal entity={logPick} {...props} />
}
