import LockOutlined from '@ant-design/icons/LockOutlined'
import type { RuleUse } from '@lading/core/rules-yup'
import { RuleField } from '@lading/ui/rule-form'
import { Input } from 'antd'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

/** What the fields hold. */
export interface NewPassword {
  password: string
  confirm: string
}

/** What the fields hold before anything is entered. */
export const NO_PASSWORD: NewPassword = { password: '', confirm: '' }

/** Rules of the fields. Whether a password is good is the server's to say. */
export const newPasswordRules = (t: TFunction<'session'>): Record<keyof NewPassword, RuleUse[]> => ({
  password: [{ rule: 'required', message: t('login.passwordRequired') }],
  confirm: [
    { rule: 'required', message: t('register.confirmRequired') },
    { sameAs: 'password', message: t('register.differ') },
  ],
})

/** The fields `password` and `confirm` of the form around. */
export function NewPasswordFields(): ReactNode {
  const { t } = useTranslation('session')
  const form = useFormContext<NewPassword>()
  return (
    <>
      <RuleField form={form} name="password" extra={t('register.passwordHint')} deps={['confirm']}>
        {(control) => (
          <Input.Password
            {...control}
            size="large"
            prefix={<LockOutlined />}
            placeholder={t('register.password')}
            aria-label={t('register.password')}
            autoComplete="new-password"
            maxLength={128}
          />
        )}
      </RuleField>
      <RuleField form={form} name="confirm">
        {(control) => (
          <Input.Password
            {...control}
            size="large"
            prefix={<LockOutlined />}
            placeholder={t('register.confirm')}
            aria-label={t('register.confirm')}
            autoComplete="new-password"
            maxLength={128}
          />
        )}
      </RuleField>
    </>
  )
}
