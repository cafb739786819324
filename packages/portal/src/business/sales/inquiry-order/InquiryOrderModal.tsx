import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { inquiryOrder } from './inquiryOrder.entity'

/** 询价单: one record, to look at. */
export function InquiryOrderModal(props: RecordDialogProps) {
  return <EntityModal entity={inquiryOrder} {...props} />
}
