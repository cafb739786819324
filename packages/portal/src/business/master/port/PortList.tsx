import { EntityList, useListPage } from '@lading/ui/pages'
import { port } from './port.entity'
import { PortModal } from './PortModal'

/** 港口: list. */
export function PortList() {
  const page = useListPage(port)
  return <EntityList page={page} record={PortModal} />
}
