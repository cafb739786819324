import MoonOutlined from '@ant-design/icons/MoonOutlined'
import SunOutlined from '@ant-design/icons/SunOutlined'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeSettings, useSettings } from '../settings/settingsStore'

/** Light or dark. */
export function ThemeSwitch(): ReactNode {
  const { t } = useTranslation('shell')
  const dark = useSettings((settings) => settings.mode === 'dark')
  const label = dark ? t('theme.toLight') : t('theme.toDark')
  return (
    <Button
      type="text"
      icon={dark ? <SunOutlined /> : <MoonOutlined />}
      aria-label={label}
      title={label}
      onClick={() => changeSettings({ mode: dark ? 'light' : 'dark' })}
    />
  )
}
