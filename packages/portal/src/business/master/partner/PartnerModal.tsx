import { EntityModal, FormSection } from '@lading/ui/form'
import { partner } from './partner.entity'

/** What the dialog is given: the record and when it is shown. */
export interface PartnerModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 合作方: add, edit and view in a dialog. */
export function PartnerModal(props: PartnerModalProps) {
  return (
    <EntityModal entity={partner} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '合作方', en: 'Partner' }}
            rows={[
              ['code', 'name', 'partnerType'],
              ['country', 'city', 'address'],
              ['contact', 'mobile', 'email'],
              ['status'],
              ['remark'],
            ]}
          />
        </>
      )}
    </EntityModal>
  )
}
