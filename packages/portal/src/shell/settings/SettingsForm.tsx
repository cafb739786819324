import CheckOutlined from '@ant-design/icons/CheckOutlined'
import { Form, Segmented, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeSettings, offeredSettings, PRIMARY_COLORS, useSettings } from './settingsStore'
import type { Settings } from './settingsStore'

type Flag = 'multiTab' | 'fixedHeader' | 'autoHideHeader' | 'fixedSidebar' | 'weakMode'

/** How the portal looks and where its parts stand; what is chosen holds at once, in this browser. */
export function SettingsForm(): ReactNode {
  const { t } = useTranslation('settings')
  const settings = useSettings((all) => all)
  const offered = offeredSettings(settings)
  return (
    <Form layout="vertical" component="div" className="ld-settings">
      <Form.Item label={t('mode')}>
        <Choice name="mode" values={['light', 'dark']} />
      </Form.Item>
      <Form.Item label={t('primary')}>
        <Swatches />
      </Form.Item>
      <Form.Item label={t('layout')}>
        <Choice name="layout" values={['sidemenu', 'topmenu', 'mixed']} />
      </Form.Item>
      <Form.Item label={t('menuTheme')}>
        <Choice name="menuTheme" values={['light', 'dark']} />
      </Form.Item>
      {offered.contentWidth ? (
        <Form.Item label={t('contentWidth')}>
          <Choice name="contentWidth" values={['Fixed', 'Fluid']} />
        </Form.Item>
      ) : null}
      <Flags
        names={[
          'multiTab',
          'fixedHeader',
          ...(offered.autoHideHeader ? (['autoHideHeader'] as const) : []),
          ...(offered.fixedSidebar ? (['fixedSidebar'] as const) : []),
          'weakMode',
        ]}
      />
    </Form>
  )
}

/** One of a few values of a setting. */
function Choice<Name extends 'mode' | 'layout' | 'menuTheme' | 'contentWidth'>({
  name,
  values,
}: {
  name: Name
  values: Settings[Name][]
}): ReactNode {
  const { t } = useTranslation('settings')
  const value = useSettings((settings) => settings[name])
  return (
    <Segmented<string>
      aria-label={t(name)}
      value={value}
      options={values.map((each) => ({ value: each, label: t(each as 'light') }))}
      onChange={(chosen) => changeSettings({ [name]: chosen })}
    />
  )
}

function Flags({ names }: { names: Flag[] }): ReactNode {
  const { t } = useTranslation('settings')
  const settings = useSettings((all) => all)
  return names.map((name) => (
    <label key={name} className="ld-settings-flag">
      <span>
        {t(name)}
        <small>{t(`hints.${name}`)}</small>
      </span>
      <Switch
        aria-label={t(name)}
        checked={settings[name]}
        onChange={(on) => changeSettings({ [name]: on })}
      />
    </label>
  ))
}

/** The colours of the specification. */
function Swatches(): ReactNode {
  const { t } = useTranslation('settings')
  const primary = useSettings((settings) => settings.primary)
  return (
    <div className="ld-swatches" role="radiogroup" aria-label={t('primary')}>
      {PRIMARY_COLORS.map(({ name, value }) => (
        <button
          key={name}
          type="button"
          role="radio"
          aria-checked={primary === value}
          aria-label={t(name)}
          title={t(name)}
          style={{ background: value }}
          onClick={() => changeSettings({ primary: value })}
        >
          {primary === value ? <CheckOutlined /> : null}
        </button>
      ))}
    </div>
  )
}
