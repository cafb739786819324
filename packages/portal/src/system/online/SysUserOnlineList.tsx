import { Button, Popconfirm } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '@/platform/request'
import { SystemPage } from '../administration/SystemPage'
import { useDone } from '../administration/useDone'
import { sysOnline } from './online.entity'

/** 在线用户: the open sessions; each can be ended (spec 1 §6). */
export function SysUserOnlineList(): ReactNode {
  const { t } = useTranslation('system')
  const done = useDone()
  return (
    <SystemPage
      entity={sysOnline}
      viewable={false}
      superQuery={false}
      operations={(row, page) =>
        page.rights.can('forceLogout') ? (
          <Popconfirm
            title={t('ops.online.ask', { name: row.realname })}
            okButtonProps={{ danger: true }}
            onConfirm={async () => {
              await done(
                () => request().monitor.forceLogout({ body: { token: String(row.token) } }),
                t('ops.online.ended'),
              )
              page.refresh()
            }}
          >
            <Button
              type="link"
              size="small"
              danger
              aria-label={`${t('ops.online.end')} ${String(row.realname)}`}
            >
              {t('ops.online.end')}
            </Button>
          </Popconfirm>
        ) : null
      }
    />
  )
}
