import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { company } from './company.entity'

/** 公司: add, edit and view in a dialog. */
export function CompanyModal(props: RecordDialogProps) {
  return <EntityModal entity={company} {...props} />
}
