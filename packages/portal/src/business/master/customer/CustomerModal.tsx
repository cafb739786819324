import { EntityModal, FormSection } from '@lading/ui/form'
import { customer } from './customer.entity'

/** What the dialog is given: the record and when it is shown. */
export interface CustomerModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 客户: add, edit and view in a dialog. */
export function CustomerModal(props: CustomerModalProps) {
  return (
    <EntityModal entity={customer} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '客户', en: 'Customer' }}
            rows={[
              ['code', 'name', 'shortName'],
              ['country', 'city', 'currency'],
              ['paymentTerm', 'contact', 'mobile'],
              ['email', 'status'],
              ['remark'],
            ]}
          />
        </>
      )}
    </EntityModal>
  )
}
