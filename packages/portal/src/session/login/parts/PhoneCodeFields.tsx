import MobileOutlined from '@ant-design/icons/MobileOutlined'
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined'
import type { RuleUse } from '@lading/core/rules-yup'
import { RuleField } from '@lading/ui/rule-form'
import { Button, Input } from 'antd'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useCodeSending } from './useCodeSending'
import type { CODE_FOR } from './useCodeSending'

/** What the fields hold. */
export interface PhoneCode {
  mobile: string
  code: string
}

/** What the fields hold before anything is entered. */
export const NO_CODE: PhoneCode = { mobile: '', code: '' }

/** Rules of the fields. */
export const phoneCodeRules = (t: TFunction<'session'>): Record<keyof PhoneCode, RuleUse[]> => ({
  mobile: ['mobile'],
  code: [{ rule: 'required', message: t('phone.codeRequired') }],
})

/** The fields `mobile` and `code` of the form around: a number, and the code that was sent to it. */
export function PhoneCodeFields({ purpose }: { purpose: keyof typeof CODE_FOR }): ReactNode {
  const { t } = useTranslation('session')
  const form = useFormContext<PhoneCode>()
  const { wait, busy, send } = useCodeSending(purpose)

  async function ask(): Promise<void> {
    if (await form.trigger('mobile', { shouldFocus: true })) await send(form.getValues('mobile'))
  }

  return (
    <>
      <RuleField form={form} name="mobile">
        {(control) => (
          <Input
            {...control}
            size="large"
            prefix={<MobileOutlined />}
            placeholder={t('phone.number')}
            aria-label={t('phone.number')}
            autoComplete="tel-national"
            inputMode="tel"
            maxLength={20}
          />
        )}
      </RuleField>
      <div className="ld-captcha">
        <RuleField form={form} name="code">
          {(control) => (
            <Input
              {...control}
              size="large"
              prefix={<SafetyCertificateOutlined />}
              placeholder={t('phone.code')}
              aria-label={t('phone.code')}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={6}
            />
          )}
        </RuleField>
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
