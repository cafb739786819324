import { EntityList, useListPage } from '@lading/ui/pages'
import { oaInfoSysPermission } from './oaInfoSysPermission.entity'
import { InfoSysPermissionModal } from './InfoSysPermissionModal'

/** 系统权限申请: list. */
export function InfoSysPermissionList() {
  const page = useListPage(oaInfoSysPermission)
  return <EntityList page={page} record={InfoSysPermissionModal} />
}
