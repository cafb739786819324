import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { assessment360 } from './assessment360.entity'

/** 360 考核: one record, to look at. */
export function Assessment360Modal(props: RecordDialogProps) {
  return <EntityModal entity={assessment360} {...props} />
}
