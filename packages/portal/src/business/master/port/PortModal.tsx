import { EntityModal, FormSection } from '@lading/ui/form'
import { port } from './port.entity'

/** What the dialog is given: the record and when it is shown. */
export interface PortModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 港口: add, edit and view in a dialog. */
export function PortModal(props: PortModalProps) {
  return (
    <EntityModal entity={port} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '港口', en: 'Port' }}
            rows={[['code', 'name', 'nameEn'], ['country', 'status'], ['remark']]}
          />
        </>
      )}
    </EntityModal>
  )
}
