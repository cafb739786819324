import { approvalPart, isApprovalDecision } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { RecordApproval, SourceRow } from '../../foundation/dataSource'
import type { EntityRights } from '../../foundation/permission/useEntityRights'
import { useUi } from '../../foundation/useUi'
import { useBesideRecord } from '../save/useBesideRecord'

/** Asks who approves the record, again after each of its saves; nothing where nobody does. */
export function useApproval(
  entity: EntityDefinition,
  record: SourceRow | undefined,
): RecordApproval | undefined {
  const { approvals } = useUi().dataSource
  const id = record?.id
  const of =
    entity.approval && approvals && id !== undefined
      ? `${entity.key} ${id} ${String(record?.version)}`
      : undefined
  const known = useBesideRecord(of, (signal) => approvals!.ofRecord(entity.key, id!, signal))
  // What was said of an earlier version offers no button any more.
  return known && known.of === of ? known.value : undefined
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
