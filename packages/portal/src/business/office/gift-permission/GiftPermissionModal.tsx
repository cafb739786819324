import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { giftPermission } from './giftPermission.entity'

/** 礼品申请权限: add, edit and view in a dialog. */
export function GiftPermissionModal(props: RecordDialogProps) {
  return <EntityModal entity={giftPermission} {...props} />
}
