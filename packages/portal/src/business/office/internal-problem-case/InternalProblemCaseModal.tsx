import { EntityModal } from '@lading/ui/form'
import type { RecordDialogProps } from '@lading/ui/pages'
import { internalProblemCase } from './internalProblemCase.entity'

/** 内部问题案例: add, edit and view in a dialog. */
export function InternalProblemCaseModal(props: RecordDialogProps) {
  return <EntityModal entity={internalProblemCase} {...props} />
}
