import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { purchaseExpense } from './purchaseExpense.entity'

/** 采购费用: one record, to look at. */
export function PurchaseExpenseModal(props: RecordDialogProps) {
  return <EntityModal entity={purchaseExpense} {...props} />
}
