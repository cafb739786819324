import { EntityModal, FormSection } from '@lading/ui/form'
import { company } from './company.entity'

/** What the dialog is given: the record and when it is shown. */
export interface CompanyModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 公司: add, edit and view in a dialog. */
export function CompanyModal(props: CompanyModalProps) {
  return (
    <EntityModal entity={company} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '公司', en: 'Company' }}
            rows={[
              ['code', 'name', 'nameEn'],
              ['country', 'currency', 'taxNo'],
              ['address', 'status'],
              ['remark'],
            ]}
          />
        </>
      )}
    </EntityModal>
  )
}
