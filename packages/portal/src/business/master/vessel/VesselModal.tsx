import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { vessel } from './vessel.entity'

/** 船舶: add, edit and view in a dialog. */
export function VesselModal(props: RecordDialogProps) {
  return <EntityModal entity={vessel} {...props} />
}
