import { EntityList, useListPage } from '@lading/ui/pages'
import { giftPermission } from './giftPermission.entity'
import { GiftPermissionModal } from './GiftPermissionModal'

/** 礼品申请权限: list. */
export function GiftPermissionList() {
  const page = useListPage(giftPermission)
  return <EntityList page={page} record={GiftPermissionModal} />
}
