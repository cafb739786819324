import { EntityList, useListPage } from '@lading/ui/pages'
import { oaMailAccount } from './oaMailAccount.entity'
import { MailAccountModal } from './MailAccountModal'

/** 邮箱账号申请: list. */
export function MailAccountList() {
  const page = useListPage(oaMailAccount)
  return <EntityList page={page} record={MailAccountModal} />
}
