import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { oaMailAccount } from './oaMailAccount.entity'

/** 邮箱账号申请: add, edit and view in a dialog. */
export function MailAccountModal(props: RecordDialogProps) {
  return <EntityModal entity={oaMailAccount} {...props} />
}
