import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { expense } from './expense.entity'

/** 费用报销: one record, to look at. */
export function ExpenseModal(props: RecordDialogProps) {
  return <EntityModal entity={expense} {...props} />
}
