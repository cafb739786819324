import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { currency } from './currency.entity'

/** 币种汇率: add, edit and view in a dialog. */
export function CurrencyModal(props: RecordDialogProps) {
  return <EntityModal entity={currency} {...props} />
}
