import { EntityList, useListPage } from '@lading/ui/pages'
import { taxGroup } from './taxGroup.entity'
import { TaxGroupModal } from './TaxGroupModal'

/** 税组: list. */
export function TaxGroupList() {
  const page = useListPage(taxGroup)
  return <EntityList page={page} record={TaxGroupModal} />
}
