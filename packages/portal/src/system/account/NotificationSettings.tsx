import { Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeSettings, NOTICE_KINDS, useSettings } from '@/shell/settings/settingsStore'
import { Row } from './Row'

/** 新消息通知: of what kinds unread ones are counted beside the bell. What is off is still received and listed. */
export function NotificationSettings(): ReactNode {
  const { t } = useTranslation('account')
  const muted = useSettings((settings) => settings.muted)
  return (
    <ul className="ld-account-rows">
      {NOTICE_KINDS.map((kind) => (
        <Row key={kind} title={t(`kinds.${kind}`)} hint={t(`kindHints.${kind}`)}>
          <Switch
            aria-label={t(`kinds.${kind}`)}
            checked={!muted.includes(kind)}
            onChange={(on) =>
              changeSettings({ muted: on ? muted.filter((each) => each !== kind) : [...muted, kind] })
            }
          />
        </Row>
      ))}
    </ul>
  )
}
