import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { pickOrder } from './pickOrder.entity'

/** 拣货单: one record, to look at. */
export function PickOrderModal(props: RecordDialogProps) {
  return <EntityModal entity={pickOrder} {...props} />
}
