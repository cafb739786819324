import { useEffect, useState } from 'react'
import { approvalPart, isApprovalDecision } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { RecordApproval, SourceRow } from '../../foundation/dataSource'
import type { EntityRights } from '../../foundation/permission/useEntityRights'
import { isAbort, useSourceMessage } from '../../foundation/useSourceMessage'
import { useUi } from '../../foundation/useUi'

/** Asks who approves the record, again after each of its saves; nothing where nobody does. */
export function useApproval(
  entity: EntityDefinition,
  record: SourceRow | undefined,
): RecordApproval | undefined {
  const { approvals } = useUi().dataSource
  const report = useSourceMessage()
  const [known, setKnown] = useState<{ of: string; approval: RecordApproval }>()
  const id = record?.id
  const version = record?.version
  const of = entity.approval && id !== undefined ? `${entity.key} ${id} ${String(version)}` : undefined
  useEffect(() => {
    if (of === undefined || id === undefined || !approvals) return
    const asked = new AbortController()
    approvals.ofRecord(entity.key, id, asked.signal).then(
      (approval) => setKnown({ of, approval }),
      (error: unknown) => !asked.signal.aborted && !isAbort(error) && report(error),
    )
    return () => asked.abort()
  }, [of, id, entity, approvals, report])
  // What was said of an earlier version offers no button any more.
  return known && known.of === of ? known.approval : undefined
}

/** Whether a person may do an action, whatever the state: decisions are for who is asked, not for who has a permission. */
export function mayAct(
  entity: EntityDefinition,
  name: string,
  rights: Pick<EntityRights, 'can'>,
  approval: RecordApproval | undefined,
): boolean {
  if (isApprovalDecision(entity, name)) return approval?.mayDecide === true
  if (approvalPart(entity, name) === 'withdraw') return approval?.mayWithdraw === true
  return rights.can(name)
}
