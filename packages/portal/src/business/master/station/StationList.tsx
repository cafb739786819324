import { EntityList, useListPage } from '@lading/ui/pages'
import { station } from './station.entity'
import { StationModal } from './StationModal'

/** 驻点: list. */
export function StationList() {
  const page = useListPage(station)
  return <EntityList page={page} record={StationModal} />
}
