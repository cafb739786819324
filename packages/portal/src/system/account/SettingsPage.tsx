import { Tabs } from '@lading/ui/foundation'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useDevice } from '@/shell/layout/useDevice'
import { SettingsForm } from '@/shell/settings/SettingsForm'
import { FROM_SHELL } from '@/shell/tabs/useTabs'
import { BaseSettings } from './BaseSettings'
import { BindingSettings } from './BindingSettings'
import { NotificationSettings } from './NotificationSettings'
import { SecuritySettings } from './SecuritySettings'
import '../page.css'
import './account.css'

const PANELS = {
  base: BaseSettings,
  security: SecuritySettings,
  binding: BindingSettings,
  custom: SettingsForm,
  notification: NotificationSettings,
} as const

type Panel = keyof typeof PANELS

/** 个人设置 with its parts, each under an address of its own (spec 1 §2). */
export function SettingsPage(): ReactNode {
  const { t } = useTranslation('account')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const device = useDevice()
  const last = pathname.split('/').at(-1) as Panel
  const active: Panel = last in PANELS ? last : 'base'
  return (
    <section className="ld-system-page ld-account">
      <h1>{t('heading')}</h1>
      <Tabs
        tabPlacement={device === 'mobile' ? 'top' : 'start'}
        activeKey={active}
        onChange={(key) => void navigate(`/account/settings/${key}`, { replace: true, state: FROM_SHELL })}
        items={(Object.keys(PANELS) as Panel[]).map((key) => {
          const View = PANELS[key]
          return {
            key,
            label: t(`panels.${key}`),
            children: (
              <>
                <h2>{t(`panels.${key}`)}</h2>
                <View />
              </>
            ),
          }
        })}
      />
    </section>
  )
}
