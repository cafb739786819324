import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { projectTracking } from './projectTracking.entity'

/** 项目: add, edit and view in a dialog. */
export function ProjectTrackingModal(props: RecordDialogProps) {
  return <EntityModal entity={projectTracking} {...props} />
}
