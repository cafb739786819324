import { EntityModal, FormSection } from '@lading/ui/form'
import { projectTracking } from './projectTracking.entity'

/** What the dialog is given: the record and when it is shown. */
export interface ProjectTrackingModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 项目: add, edit and view in a dialog. */
export function ProjectTrackingModal(props: ProjectTrackingModalProps) {
  return (
    <EntityModal entity={projectTracking} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '项目', en: 'Project' }}
            rows={[
              ['code', 'name', 'customer'],
              ['manager', 'startDate', 'endDate'],
              ['budget', 'status'],
              ['remark'],
            ]}
          />
        </>
      )}
    </EntityModal>
  )
}
