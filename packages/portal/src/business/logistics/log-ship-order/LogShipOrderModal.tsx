import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { logShipOrder } from './logShipOrder.entity'

/** 发货单: one record, to look at. */
export function LogShipOrderModal(props: RecordDialogProps) {
  return <EntityModal entity={logShipOrder} {...props} />
}
