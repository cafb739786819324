import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { oaInfoSysPermission } from './oaInfoSysPermission.entity'

/** 系统权限申请: add, edit and view in a dialog. */
export function InfoSysPermissionModal(props: RecordDialogProps) {
  return <EntityModal entity={oaInfoSysPermission} {...props} />
}
