import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined'
import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '@/platform/request'
import { useSubmit } from '../login/parts/useSubmit'
import type { PendingCode } from './codeStore'

const NO_CODE = { code: '' }

/** The second step of a login: the code of the app, or one that was kept for the case that the app is lost. */
export function SecondFactorForm({ pending }: { pending: PendingCode }): ReactNode {
  const { t } = useTranslation('session')
  const [lost, setLost] = useState(false)
  const { busy, failure, run } = useSubmit(t('login.failed'))
  const label = t(lost ? 'factor.recoveryCode' : 'factor.code')
  const form = useRuleForm<{ code: string }>({
    rules: { code: { rule: 'required-length', min: 6, message: t('factor.codeRequired') } },
    defaultValues: NO_CODE,
    mode: 'onSubmit',
  })

  const submit = ({ code }: { code: string }) =>
    run(async () => {
      try {
        const body = { ticket: pending.ticket, code: code.trim() }
        pending.enter(await request().auth.enterCode({ body, silent: true, session: 'ignore' }))
      } catch (error) {
        // The field stays known, so that the keyboard can go back to it at once.
        form.reset(NO_CODE, { keepFieldsRef: true })
        form.setFocus('code')
        throw error
      }
    })

  return (
    <RuleForm form={form} className="ld-login-form" onSubmit={submit}>
      <p className="ld-login-hint">{t(lost ? 'factor.recoveryHint' : 'factor.hint')}</p>
      {failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null}
      <RuleField key={String(lost)} form={form} name="code">
        {(control) => (
          <Input
            {...control}
            size="large"
            prefix={<SafetyCertificateOutlined />}
            placeholder={label}
            aria-label={label}
            autoComplete={lost ? 'off' : 'one-time-code'}
            inputMode={lost ? 'text' : 'numeric'}
            maxLength={lost ? 32 : 6}
            autoFocus
          />
        )}
      </RuleField>
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('login.submit')}
      </Button>
      <div className="ld-login-links">
        <Button
          type="link"
          onClick={() => {
            form.reset(NO_CODE)
            setLost(!lost)
          }}
        >
          {t(lost ? 'factor.useApp' : 'factor.lost')}
        </Button>
        <Button type="link" onClick={pending.giveUp}>
          {t('login.back')}
        </Button>
      </div>
    </RuleForm>
  )
}
