import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { partner } from './partner.entity'

/** 合作方: add, edit and view in a dialog. */
export function PartnerModal(props: RecordDialogProps) {
  return <EntityModal entity={partner} {...props} />
}
