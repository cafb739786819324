import { EntityList, useListPage } from '@lading/ui/pages'
import { costCenter } from './costCenter.entity'
import { CostCenterModal } from './CostCenterModal'

/** 成本中心: list. */
export function CostCenterList() {
  const page = useListPage(costCenter)
  return <EntityList page={page} record={CostCenterModal} />
}
