import { EntityModal, FormSection } from '@lading/ui/form'
import { product } from './product.entity'

/** What the dialog is given: the record and when it is shown. */
export interface ProductModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 产品: add, edit and view in a dialog. */
export function ProductModal(props: ProductModalProps) {
  return (
    <EntityModal entity={product} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '产品', en: 'Product' }}
            rows={[
              ['code', 'name', 'item'],
              ['brand', 'model', 'supplier'],
              ['unit', 'price', 'currency'],
              ['status'],
              ['remark'],
            ]}
          />
        </>
      )}
    </EntityModal>
  )
}
