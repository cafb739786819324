import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined'
import { Input } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoginField } from './LoginField'
import type { Captcha } from './useCaptcha'

/** Props of `CaptchaField`. */
export interface CaptchaFieldProps {
  captcha: Captcha
  /** What is wrong with the answer, none while all is well. */
  error: string | undefined
  /** What the input takes besides its looks. */
  input: ComponentProps<typeof Input>
}

/** The answer to the captcha beside its picture; a click on the picture asks for another one. */
export function CaptchaField({ captcha, error, input }: CaptchaFieldProps): ReactNode {
  const { t } = useTranslation('session')
  const hint = captcha.failed ? t('login.captchaFailed') : t('login.captchaHint')
  return (
    <div className="ld-captcha">
      <LoginField error={error}>
        {(aria) => (
          <Input
            {...aria}
            {...input}
            prefix={<SafetyCertificateOutlined />}
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
