import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { Alert, Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '@/session/login/parts/useSubmit'

/** Asks for the password and a code, by which the owner of the second factor proves to be it. */
export function SecondFactorProof({
  hint,
  submitText,
  danger = false,
  onProof,
}: {
  hint: string
  submitText: string
  /** What follows makes the account less safe. @default false */
  danger?: boolean
  /** What is done with them; a refusal is shown. */
  onProof: (proof: { password: string; code: string }) => Promise<void>
}): ReactNode {
  const { t } = useTranslation('account')
  const { busy, failure, run } = useSubmit(t('factor.failed'))
  const form = useRuleForm({
    rules: {
      password: { rule: 'required', message: t('passwordRequired') },
      code: { rule: 'required', message: t('factor.codeRequired') },
    },
    defaultValues: { password: '', code: '' },
    mode: 'onSubmit',
  })
  return (
    <RuleForm
      form={form}
      onSubmit={({ password, code }) => run(() => onProof({ password, code: code.trim() }))}
    >
      <p>{hint}</p>
      {failure ? <Alert className="ld-gap" type="error" showIcon title={failure} role="alert" /> : null}
      <RuleField form={form} name="password" label={t('currentPassword')}>
        {(control) => (
          <Input.Password {...control} maxLength={256} autoComplete="current-password" autoFocus />
        )}
      </RuleField>
      <RuleField form={form} name="code" label={t('factor.codeOrRecovery')}>
        {(control) => <Input {...control} maxLength={32} autoComplete="one-time-code" />}
      </RuleField>
      <Button type="primary" danger={danger} htmlType="submit" loading={busy}>
        {submitText}
      </Button>
    </RuleForm>
  )
}
