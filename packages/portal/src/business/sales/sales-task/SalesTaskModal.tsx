import { EntityModal, FormSection } from '@lading/ui/form'
import { salesTask } from './salesTask.entity'

/** What the dialog is given: the record and when it is shown. */
export interface SalesTaskModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 销售任务: add, edit and view in a dialog. */
export function SalesTaskModal(props: SalesTaskModalProps) {
  return (
    <EntityModal entity={salesTask} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '销售任务', en: 'Sales task' }}
            rows={[
              ['salesTaskNumber', 'status', 'taskName'],
              ['company', 'customerAccount', 'customerName'],
              ['vesselCode', 'vesselName', 'port'],
              ['taskExpiration', 'owner'],
              ['remark'],
            ]}
          />
        </>
      )}
    </EntityModal>
  )
}
