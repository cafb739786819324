import { EntityList, useListPage } from '@lading/ui/pages'
import { internalProblemCase } from './internalProblemCase.entity'
import { InternalProblemCaseModal } from './InternalProblemCaseModal'

/** 内部问题案例: list. */
export function InternalProblemCaseList() {
  const page = useListPage(internalProblemCase)
  return <EntityList page={page} record={InternalProblemCaseModal} />
}
