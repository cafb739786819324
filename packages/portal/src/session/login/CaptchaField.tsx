import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined'
import { Input } from 'antd'
import type { InputRef } from 'antd'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { LoginField } from './LoginField'
import type { Captcha } from './useCaptcha'

/** Props of `CaptchaField`. */
export interface CaptchaFieldProps {
  captcha: Captcha
  value: string
  onChange: (value: string) => void
  error: string | undefined
  ref: Ref<InputRef>
}

/** The answer to the captcha beside its picture; a click on the picture asks for another one. */
export function CaptchaField({ captcha, value, onChange, error, ref }: CaptchaFieldProps): ReactNode {
  const { t } = useTranslation('session')
  const hint = captcha.failed ? t('login.captchaFailed') : t('login.captchaHint')
  return (
    <div className="ld-captcha">
      <LoginField error={error}>
        {(aria) => (
          <Input
            {...aria}
            ref={ref}
            name="captcha"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            size="large"
            prefix={<SafetyCertificateOutlined />}
            placeholder={t('login.captcha')}
            aria-label={t('login.captcha')}
            autoComplete="off"
            maxLength={8}
          />
        )}
      </LoginField>
      <button
        type="button"
        className="ld-captcha-image"
        onClick={captcha.refresh}
        title={hint}
        aria-label={hint}
      >
        {captcha.image ? <img src={captcha.image} alt="" /> : <span>{captcha.failed ? hint : ''}</span>}
      </button>
    </div>
  )
}
