import type { ApprovalRowModel } from '@lading/core/contract'
import type { EntityDefinition } from '@lading/core/entity'
import { Button, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Decisions } from './Decisions'
import type { ApprovalKind } from './useApprovals'

/** One entry of 我的待办. */
export interface ApprovalCardProps {
  kind: ApprovalKind
  row: ApprovalRowModel
  /** Absent while it is fetched, and for an entity that has no pages here. */
  entity: EntityDefinition | undefined
  onOpen: () => void
  onDecided: () => void
}

const COLORS = { approved: 'green', returned: 'orange', rejected: 'red', withdrawn: 'default' } as const
const isEnd = (state: string): state is keyof typeof COLORS => state in COLORS

/** What it is, who wants it and since when, where it stands, and what can be done. */
export function ApprovalCard({ kind, row, entity, onOpen, onDecided }: ApprovalCardProps): ReactNode {
  const { t } = useTranslation('system')
  const { entityText, recordTitle, applicantName, applicant, createTime, decidedTime, step, state, reason } =
    row
  const forName = row.forName ?? row.decidedForName
  return (
    <li className="ld-approval">
      <div className="ld-approval-what">
        <Button type="link" className="ld-system-link" onClick={onOpen}>
          {entityText} {recordTitle}
        </Button>
        {isEnd(state) ? (
          <Tag color={COLORS[state]}>{t(`approvals.states.${state}`)}</Tag>
        ) : (
          step && <Tag color="blue">{step}</Tag>
        )}
        {forName && <Tag>{t('approvals.inPlaceOf', { name: forName })}</Tag>}
      </div>
      <p className="ld-approval-who">
        {kind !== 'started' && <span>{applicantName ?? applicant}</span>}
        {createTime && <span>{t('approvals.submitted', { time: createTime })}</span>}
        {decidedTime && <span>{t('approvals.decided', { time: decidedTime })}</span>}
      </p>
      {reason && <blockquote>{reason}</blockquote>}
      {kind === 'waiting' && entity && (
        <div className="ld-approval-buttons">
          <Decisions entity={entity} row={row} onDecided={onDecided} />
        </div>
      )}
    </li>
  )
}
