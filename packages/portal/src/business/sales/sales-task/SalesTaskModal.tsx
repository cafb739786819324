import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { salesTask } from './salesTask.entity'

/** 销售任务: add, edit and view in a dialog. */
export function SalesTaskModal(props: RecordDialogProps) {
  return <EntityModal entity={salesTask} {...props} />
}
