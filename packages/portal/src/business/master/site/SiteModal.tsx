import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { site } from './site.entity'

/** 站点: add, edit and view in a dialog. */
export function SiteModal(props: RecordDialogProps) {
  return <EntityModal entity={site} {...props} />
}
