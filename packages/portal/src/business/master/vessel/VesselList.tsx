import { EntityList, useListPage } from '@lading/ui/pages'
import { vessel } from './vessel.entity'
import { VesselModal } from './VesselModal'

/** 船舶: list. */
export function VesselList() {
  const page = useListPage(vessel)
  return <EntityList page={page} record={VesselModal} />
}
