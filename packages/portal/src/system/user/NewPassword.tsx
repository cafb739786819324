import { ReloadOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { randomPassword } from './randomPassword'
import type { InitialPassword } from './userSource'

/** Two fields for a password that somebody else will use first. */
export interface NewPasswordProps {
  value: InitialPassword
  onChange: (value: InitialPassword) => void
}

/** A password and its repetition; one can be made up, and is shown then so that it can be passed on. */
export function NewPassword({ value, onChange }: NewPasswordProps): ReactNode {
  const { t } = useTranslation('system')
  const id = useId()
  const [visible, setVisible] = useState(false)
  const unequal = value.confirmpassword !== '' && value.password !== value.confirmpassword
  const invent = () => {
    const password = randomPassword()
    setVisible(true)
    onChange({ password, confirmpassword: password })
  }
  return (
    <div className="ld-new-password">
      <div>
        <label className="lading-label lading-required" htmlFor={`${id}-password`}>
          {t('users.password')}
        </label>
        <Space.Compact block>
          <Input.Password
            id={`${id}-password`}
            autoComplete="new-password"
            maxLength={256}
            value={value.password}
            visibilityToggle={{ visible, onVisibleChange: setVisible }}
            onChange={(event) => onChange({ ...value, password: event.target.value })}
          />
          <Button icon={<ReloadOutlined />} onClick={invent}>
            {t('users.invent')}
          </Button>
        </Space.Compact>
      </div>
      <div>
        <label className="lading-label lading-required" htmlFor={`${id}-repeat`}>
          {t('users.repeat')}
        </label>
        <Input.Password
          id={`${id}-repeat`}
          autoComplete="new-password"
          maxLength={256}
          value={value.confirmpassword}
          status={unequal ? 'error' : ''}
          aria-describedby={`${id}-help`}
          visibilityToggle={{ visible, onVisibleChange: setVisible }}
          onChange={(event) => onChange({ ...value, confirmpassword: event.target.value })}
        />
      </div>
      <div
        id={`${id}-help`}
        className={unequal ? 'lading-help lading-help-error' : 'lading-help'}
        role="status"
      >
        {unequal ? t('users.unequal') : t('users.passwordHint')}
      </div>
    </div>
  )
}
