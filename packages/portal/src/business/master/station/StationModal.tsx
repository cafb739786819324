import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { station } from './station.entity'

/** 驻点: add, edit and view in a dialog. */
export function StationModal(props: RecordDialogProps) {
  return <EntityModal entity={station} {...props} />
}
