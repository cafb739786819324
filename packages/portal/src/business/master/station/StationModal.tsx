import { EntityModal, FormSection } from '@lading/ui/form'
import { station } from './station.entity'

/** What the dialog is given: the record and when it is shown. */
export interface StationModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 驻点: add, edit and view in a dialog. */
export function StationModal(props: StationModalProps) {
  return (
    <EntityModal entity={station} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '驻点', en: 'Station' }}
            rows={[['code', 'name', 'company'], ['city', 'manager', 'status'], ['remark']]}
          />
        </>
      )}
    </EntityModal>
  )
}
