import { EntityList, useListPage } from '@lading/ui/pages'
import { partner } from './partner.entity'
import { PartnerModal } from './PartnerModal'

/** 合作方: list. */
export function PartnerList() {
  const page = useListPage(partner)
  return <EntityList page={page} record={PartnerModal} />
}
