import { EntityList, useListPage } from '@lading/ui/pages'
import { systemUser } from './systemUser.entity'
import { SystemUserModal } from './SystemUserModal'

/** 人员档案: list. */
export function SystemUserList() {
  const page = useListPage(systemUser)
  return <EntityList page={page} record={SystemUserModal} />
}
