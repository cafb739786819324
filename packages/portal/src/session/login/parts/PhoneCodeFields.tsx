import MobileOutlined from '@ant-design/icons/MobileOutlined'
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined'
import { antdRule } from '@lading/core/rules'
import { Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '@/app/i18n/useLocale'
import { useCodeSending } from './useCodeSending'
import type { CODE_FOR } from './useCodeSending'

/** The fields `mobile` and `code` of the form around: a number, and the code that was sent to it. */
export function PhoneCodeFields({ purpose }: { purpose: keyof typeof CODE_FOR }): ReactNode {
  const { t } = useTranslation('session')
  const locale = useLocale()
  const form = Form.useFormInstance<{ mobile: string; code: string }>()
  const { wait, busy, send } = useCodeSending(purpose)

  async function ask(): Promise<void> {
    const checked = await form.validateFields(['mobile']).catch(() => undefined)
    if (checked) await send(String(form.getFieldValue('mobile')))
  }

  return (
    <>
      <Form.Item name="mobile" rules={[antdRule('mobile', { locale })]}>
        <Input
          size="large"
          prefix={<MobileOutlined />}
          placeholder={t('phone.number')}
          aria-label={t('phone.number')}
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={20}
        />
      </Form.Item>
      <div className="ld-captcha">
        <Form.Item name="code" rules={[{ required: true, message: t('phone.codeRequired') }]}>
          <Input
            size="large"
            prefix={<SafetyCertificateOutlined />}
            placeholder={t('phone.code')}
            aria-label={t('phone.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
          />
        </Form.Item>
        <Button
          size="large"
          className="ld-code-send"
          disabled={wait > 0}
          loading={busy}
          onClick={() => void ask()}
        >
          {wait > 0 ? t('phone.again', { seconds: wait }) : t('phone.send')}
        </Button>
      </div>
    </>
  )
}
