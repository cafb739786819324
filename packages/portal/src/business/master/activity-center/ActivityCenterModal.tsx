import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { activityCenter } from './activityCenter.entity'

/** 活动中心: add, edit and view in a dialog. */
export function ActivityCenterModal(props: RecordDialogProps) {
  return <EntityModal entity={activityCenter} {...props} />
}
