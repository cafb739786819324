import { EntityModal, FormSection } from '@lading/ui/form'
import { vessel } from './vessel.entity'

/** What the dialog is given: the record and when it is shown. */
export interface VesselModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 船舶: add, edit and view in a dialog. */
export function VesselModal(props: VesselModalProps) {
  return (
    <EntityModal entity={vessel} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '船舶', en: 'Vessel' }}
            rows={[
              ['code', 'name', 'imo'],
              ['customer', 'vesselType', 'flag'],
              ['riskLevel', 'buildYear', 'status'],
              ['remark'],
            ]}
          />
        </>
      )}
    </EntityModal>
  )
}
