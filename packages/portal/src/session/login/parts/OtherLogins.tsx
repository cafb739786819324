import DingtalkOutlined from '@ant-design/icons/DingtalkOutlined'
import IdcardOutlined from '@ant-design/icons/IdcardOutlined'
import SafetyOutlined from '@ant-design/icons/SafetyOutlined'
import WechatWorkOutlined from '@ant-design/icons/WechatWorkOutlined'
import { Button, Divider } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { offeredLogins } from '@/platform/config'
import { messengerOf } from '../../chat/messengerOf'
import { leaveForLogin, providerAddress } from '../leaveForLogin'
import { useProviders } from '../useProviders'

/** Marks of the providers that have one (contract §6.4). */
const ICON: Record<string, ReactNode> = {
  wechat_enterprise: <WechatWorkOutlined />,
  dingtalk: <DingtalkOutlined />,
}

/** The systems that vouch for logins, where there are any. */
export function OtherLogins(): ReactNode {
  const { t } = useTranslation('session')
  const { search } = useLocation()
  const { providers } = useProviders()
  const { cas } = offeredLogins()
  return (
    <div className="ld-login-others">
      <Divider plain>{t('login.others')}</Divider>
      {cas ? (
        <Button block icon={<SafetyOutlined />} onClick={() => leaveForLogin(cas.login, search)}>
          {t('login.cas')}
        </Button>
      ) : null}
      {providers.map(({ source, title }) => (
        <Button
          key={source}
          block
          icon={ICON[source] ?? <IdcardOutlined />}
          onClick={() => {
            const inside = messengerOf(navigator.userAgent) === source
            leaveForLogin(providerAddress(source, inside), search)
          }}
        >
          {title}
        </Button>
      ))}
    </div>
  )
}
