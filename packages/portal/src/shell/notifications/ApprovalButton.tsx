import AuditOutlined from '@ant-design/icons/AuditOutlined'
import { useQuery } from '@tanstack/react-query'
import { Badge, Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { approvalCount } from '@/platform/approvals'
import { useSession } from '@/session/sessionStore'
import { useSettings } from '../settings/settingsStore'

/** 我的待办: how much waits for the user's approval, and the way there. */
export function ApprovalButton({ onNavigate }: { onNavigate: (path: string) => void }): ReactNode {
  const { t } = useTranslation('shell')
  const loggedIn = useSession((session) => session.user !== undefined)
  const { data: count = 0 } = useQuery({ ...approvalCount, enabled: loggedIn })
  const silent = useSettings((settings) => settings.muted.includes('approvals'))
  return (
    <Button
      type="text"
      aria-label={t('approval.button', { count })}
      title={t('approval.title')}
      onClick={() => onNavigate('/isps/myApproval')}
      icon={
        <Badge count={silent ? 0 : count} size="small" overflowCount={99}>
          <AuditOutlined />
        </Badge>
      }
    />
  )
}
