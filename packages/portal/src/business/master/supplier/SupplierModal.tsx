import { EntityModal, FormSection } from '@lading/ui/form'
import { supplier } from './supplier.entity'

/** What the dialog is given: the record and when it is shown. */
export interface SupplierModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 供应商: add, edit and view in a dialog. */
export function SupplierModal(props: SupplierModalProps) {
  return (
    <EntityModal entity={supplier} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '供应商', en: 'Supplier' }}
            rows={[
              ['code', 'name', 'shortName'],
              ['country', 'city', 'currency'],
              ['paymentTerm', 'taxGroup', 'contact'],
              ['mobile', 'email'],
              ['stopped', 'stoppedReason', 'status'],
              ['remark'],
            ]}
          />
        </>
      )}
    </EntityModal>
  )
}
