import { EntityList, useListPage } from '@lading/ui/pages'
import { giftRequest } from './giftRequest.entity'
import { GiftRequestModal } from './GiftRequestModal'

/** 礼品申请: list. */
export function GiftRequestList() {
  const page = useListPage(giftRequest)
  return <EntityList page={page} record={GiftRequestModal} />
}
