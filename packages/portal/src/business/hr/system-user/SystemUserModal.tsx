import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { systemUser } from './systemUser.entity'

/** 人员档案: add, edit and view in a dialog. */
export function SystemUserModal(props: RecordDialogProps) {
  return <EntityModal entity={systemUser} {...props} />
}
