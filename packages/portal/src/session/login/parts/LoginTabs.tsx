import type { LoginResult } from '@lading/core/contract'
import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyView } from '@/shell/page/lazyView'
import { LoginForm } from '../LoginForm'

/** Brings forms along, which the password does without. */
const PhoneLoginForm = lazyView(async () => (await import('./PhoneLoginForm')).PhoneLoginForm)

/** Password or code, where the server sends codes. It is fetched there alone: tabs bring menus along. */
export function LoginTabs({ onSuccess }: { onSuccess: (result: LoginResult) => void }): ReactNode {
  const { t } = useTranslation('session')
  return (
    <Tabs
      className="ld-login-ways"
      destroyOnHidden
      items={[
        { key: 'password', label: t('login.byPassword'), children: <LoginForm onSuccess={onSuccess} /> },
        { key: 'phone', label: t('login.byPhone'), children: <PhoneLoginForm onSuccess={onSuccess} /> },
      ]}
    />
  )
}
