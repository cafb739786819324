import CheckOutlined from '@ant-design/icons/CheckOutlined'
import { Alert, Drawer, Form, Segmented, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeSettings, PRIMARY_COLORS, useSettings } from './settingsStore'

/** How the portal looks; a preview for development (spec 1 §2). */
export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useTranslation('shell')
  const settings = useSettings((all) => all)
  return (
    <Drawer open={open} onClose={onClose} title={t('settings.title')} size={320}>
      <Alert className="ld-gap" type="warning" showIcon title={t('settings.warning')} />
      <Form layout="vertical" component="div">
        <Form.Item label={t('settings.primary')}>
          <div className="ld-swatches" role="radiogroup" aria-label={t('settings.primary')}>
            {PRIMARY_COLORS.map(({ name, value }) => (
              <button
                key={name}
                type="button"
                role="radio"
                aria-checked={settings.primary === value}
                aria-label={t(`settings.${name}`)}
                title={t(`settings.${name}`)}
                style={{ background: value }}
                onClick={() => changeSettings({ primary: value })}
              >
                {settings.primary === value ? <CheckOutlined /> : null}
              </button>
            ))}
          </div>
        </Form.Item>
        <Form.Item label={t('settings.menuTheme')}>
          <Segmented<'light' | 'dark'>
            value={settings.menuTheme}
            options={[
              { value: 'light', label: t('settings.light') },
              { value: 'dark', label: t('settings.dark') },
            ]}
            onChange={(menuTheme) => changeSettings({ menuTheme })}
          />
        </Form.Item>
        <Form.Item label={t('settings.multiTab')}>
          <Switch
            checked={settings.multiTab}
            onChange={(multiTab) => changeSettings({ multiTab })}
            aria-label={t('settings.multiTab')}
          />
        </Form.Item>
      </Form>
    </Drawer>
  )
}
