import { EntityModal, FormSection, LineGrid } from '@lading/ui/form'
import { currency } from './currency.entity'

/** What the dialog is given: the record and when it is shown. */
export interface CurrencyModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 币种汇率: add, edit and view in a dialog. */
export function CurrencyModal(props: CurrencyModalProps) {
  return (
    <EntityModal entity={currency} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '币种汇率', en: 'Currency' }}
            rows={[['code', 'name', 'nameEn'], ['sign', 'rate', 'rateDate'], ['status'], ['remark']]}
          />
          <LineGrid form={form} line="currencyRate" columns={['validFrom', 'rate', 'source']} />
        </>
      )}
    </EntityModal>
  )
}
