import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined'
import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Captcha } from './useCaptcha'

/** The answer to the captcha beside its picture; a click on the picture asks for another one. */
export function CaptchaField({ captcha }: { captcha: Captcha }): ReactNode {
  const { t } = useTranslation('session')
  const hint = captcha.failed ? t('login.captchaFailed') : t('login.captchaHint')
  return (
    <div className="ld-captcha">
      <Form.Item name="captcha" rules={[{ required: true, message: t('login.captchaRequired') }]}>
        <Input
          size="large"
          prefix={<SafetyCertificateOutlined />}
          placeholder={t('login.captcha')}
          aria-label={t('login.captcha')}
          autoComplete="off"
          maxLength={8}
        />
      </Form.Item>
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
