import { EntityModal, FormSection } from '@lading/ui/form'
import { category } from './category.entity'

/** What the dialog is given: the record and when it is shown. */
export interface CategoryModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 费用类别: add, edit and view in a dialog. */
export function CategoryModal(props: CategoryModalProps) {
  return (
    <EntityModal entity={category} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '费用类别', en: 'Category' }}
            rows={[['code', 'name', 'taskRequired'], ['taxGroup', 'status'], ['remark']]}
          />
        </>
      )}
    </EntityModal>
  )
}
