import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { logisticsDelivery } from './logisticsDelivery.entity'

/** 转交单: one record, to look at. */
export function LogisticsDeliveryModal(props: RecordDialogProps) {
  return <EntityModal entity={logisticsDelivery} {...props} />
}
