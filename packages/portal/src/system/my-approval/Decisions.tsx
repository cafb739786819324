import {
  APPROVAL_DECISIONS,
  actionsOf,
  approvalAction,
  entityPaths,
  isDangerous,
  waitingState,
} from '@lading/core/entity'
import type { EntityAction, EntityDefinition } from '@lading/core/entity'
import type { ApprovalRowModel } from '@lading/core/contract'
import type { Row } from '@lading/core/rules'
import { useText } from '@/app/i18n/useLocale'
import { dataSource } from '@/platform/dataSource'
import type { SourceRow } from '@lading/ui/foundation'
import { useAskAction, useRefusal } from '@lading/ui/form'
import { App, Button } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** What the decisions are about, and who wants to know that one was made. */
export interface DecisionsProps {
  entity: EntityDefinition
  row: ApprovalRowModel
  onDecided: () => void
}

/** The buttons that decide what waits; what they ask for is what the form of the record asks for. */
export function Decisions({ entity, row, onDecided }: DecisionsProps): ReactNode {
  const { t } = useTranslation('system')
  const text = useText()
  const { message } = App.useApp()
  const { ask, dialog } = useAskAction(entity)
  const refusalOf = useRefusal()
  const [running, setRunning] = useState<string>()
  const { approval, workflow } = entity
  if (!approval || !workflow) return null
  const actions = actionsOf(entity)
  const shown = APPROVAL_DECISIONS.flatMap((part) => actions.get(approvalAction(approval, part)) ?? [])

  async function decide(action: EntityAction): Promise<void> {
    const record = {
      id: row.recordId,
      [entity.title]: row.recordTitle,
      [workflow!.field]: waitingState(entity),
    }
    const source = dataSource.resource(entityPaths(entity).api)
    const id = row.recordId
    let version: unknown = row.recordVersion
    const attempt = async (input: Row, shown: boolean) => {
      setRunning(action.name)
      try {
        await source.action(action.name, { id, version, input })
        void message.success(t('approvals.done', { action: text(action), record: row.recordTitle }))
      } catch (error) {
        const onChanged = ([now]: readonly SourceRow[]) => (version = now?.version)
        const refused = shown && (await refusalOf(error, { source, ids: [id], onChanged }))
        if (refused) return refused
        // Why it was refused has been told; somebody else may have decided it.
      } finally {
        setRunning(undefined)
      }
      return undefined
    }
    await ask({ action, label: text(action), records: [record], attempt })
    // Also after giving up: somebody else may have decided it meanwhile.
    onDecided()
  }
  return (
    <>
      {shown.map((action, at) => (
        <Button
          key={action.name}
          size="small"
          type={at === 0 ? 'primary' : 'default'}
          danger={isDangerous(entity, action)}
          loading={running === action.name}
          disabled={running !== undefined}
          onClick={() => void decide(action)}
        >
          {text(action)}
        </Button>
      ))}
      {dialog}
    </>
  )
}
