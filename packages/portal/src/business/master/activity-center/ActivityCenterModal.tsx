import { EntityModal, FormSection } from '@lading/ui/form'
import { activityCenter } from './activityCenter.entity'

/** What the dialog is given: the record and when it is shown. */
export interface ActivityCenterModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 活动中心: add, edit and view in a dialog. */
export function ActivityCenterModal(props: ActivityCenterModalProps) {
  return (
    <EntityModal entity={activityCenter} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '活动中心', en: 'Activity centre' }}
            rows={[['code', 'name', 'costCenter'], ['business', 'status'], ['remark']]}
          />
        </>
      )}
    </EntityModal>
  )
}
