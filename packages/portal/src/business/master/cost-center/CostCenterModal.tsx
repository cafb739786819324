import { EntityModal, FormSection } from '@lading/ui/form'
import { costCenter } from './costCenter.entity'

/** What the dialog is given: the record and when it is shown. */
export interface CostCenterModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 成本中心: add, edit and view in a dialog. */
export function CostCenterModal(props: CostCenterModalProps) {
  return (
    <EntityModal entity={costCenter} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '成本中心', en: 'Cost centre' }}
            rows={[['code', 'name', 'company'], ['manager', 'status'], ['remark']]}
          />
        </>
      )}
    </EntityModal>
  )
}
