import { EntityModal, FormSection } from '@lading/ui/form'
import { item } from './item.entity'

/** What the dialog is given: the record and when it is shown. */
export interface ItemModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 物料: add, edit and view in a dialog. */
export function ItemModal(props: ItemModalProps) {
  return (
    <EntityModal entity={item} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '物料', en: 'Item' }}
            rows={[
              ['code', 'name', 'nameEn'],
              ['businessType', 'spec', 'unit'],
              ['price', 'currency', 'status'],
              ['remark'],
            ]}
          />
        </>
      )}
    </EntityModal>
  )
}
