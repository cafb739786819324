import { EntityList, useListPage } from '@lading/ui/pages'
import { dimension } from './dimension.entity'
import { DimensionModal } from './DimensionModal'

/** 部门维度: list. */
export function DimensionList() {
  const page = useListPage(dimension)
  return <EntityList page={page} record={DimensionModal} />
}
