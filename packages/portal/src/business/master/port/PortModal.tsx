import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { port } from './port.entity'

/** 港口: add, edit and view in a dialog. */
export function PortModal(props: RecordDialogProps) {
  return <EntityModal entity={port} {...props} />
}
