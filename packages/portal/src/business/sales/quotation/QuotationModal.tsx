import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { saQuotation } from './saQuotation.entity'

/** 报价单: one record, to look at. */
export function QuotationModal(props: RecordDialogProps) {
  return <EntityModal entity={saQuotation} {...props} />
}
