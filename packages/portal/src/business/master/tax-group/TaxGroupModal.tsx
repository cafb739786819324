import { EntityModal, FormSection } from '@lading/ui/form'
import { taxGroup } from './taxGroup.entity'

/** What the dialog is given: the record and when it is shown. */
export interface TaxGroupModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 税组: add, edit and view in a dialog. */
export function TaxGroupModal(props: TaxGroupModalProps) {
  return (
    <EntityModal entity={taxGroup} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '税组', en: 'Tax group' }}
            rows={[['code', 'name', 'rate'], ['status'], ['remark']]}
          />
        </>
      )}
    </EntityModal>
  )
}
