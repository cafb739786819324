import { EntityModal, FormSection } from '@lading/ui/form'
import { site } from './site.entity'

/** What the dialog is given: the record and when it is shown. */
export interface SiteModalProps {
  /** Without one the dialog adds a record. */
  id?: string
  open: boolean
  /** @default 'view' with an id */
  mode?: 'view' | 'edit'
  onClose: () => void
  onSaved?: () => void
}

/** 站点: add, edit and view in a dialog. */
export function SiteModal(props: SiteModalProps) {
  return (
    <EntityModal entity={site} {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '站点', en: 'Site' }}
            rows={[
              ['code', 'name', 'nameEn'],
              ['company', 'port', 'address'],
              ['contact', 'mobile', 'status'],
              ['remark'],
            ]}
          />
        </>
      )}
    </EntityModal>
  )
}
