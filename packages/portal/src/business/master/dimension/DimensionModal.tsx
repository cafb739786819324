import { EntityModal, FormSection } from '@lading/ui/form'
import { dimension } from './dimension.entity'

/** What the dialog is given: the record and when it is shown. */
export interface DimensionModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 部门维度: add, edit and view in a dialog. */
export function DimensionModal(props: DimensionModalProps) {
  return (
    <EntityModal entity={dimension} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '部门维度', en: 'Department dimension' }}
            rows={[['code', 'name', 'depart'], ['saleTypes', 'status'], ['remark']]}
          />
        </>
      )}
    </EntityModal>
  )
}
