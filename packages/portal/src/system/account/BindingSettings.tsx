import { calls } from '@lading/core/calls'
import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { Alert, Button, Input, Spin } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { offeredLogins } from '@/platform/config'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { useDone } from '../administration/useDone'
import { Row } from './Row'
import { ThirdAccounts } from './ThirdAccounts'
import { useOwnAccount } from './useOwnAccount'

/** 账号绑定: the phone that codes are sent to, and the accounts of other systems that log in here. */
export function BindingSettings(): ReactNode {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useOwnAccount()
  const [changing, setChanging] = useState(false)
  if (error && !data) return <Alert type="error" showIcon title={failureText(error, t('failed'))} />
  if (!data) return <Spin />
  const offered = offeredLogins().phone
  return (
    <>
      <ul className="ld-account-rows">
        <Row
          title={t('phone')}
          hint={offered ? data.phone || t('none') : `${data.phone || t('none')} · ${t('phoneHint')}`}
        >
          {offered && !changing ? <Button onClick={() => setChanging(true)}>{t('change')}</Button> : null}
        </Row>
      </ul>
      {changing ? (
        <PhoneForm
          onDone={() => {
            setChanging(false)
            void refetch()
          }}
          onCancel={() => setChanging(false)}
        />
      ) : null}
      <ThirdAccounts />
    </>
  )
}

/** Another phone: the code that was sent to it proves it, the password proves who asks. */
function PhoneForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }): ReactNode {
  const { t } = useTranslation('account')
  const done = useDone()
  const [busy, setBusy] = useState(false)
  const form = useRuleForm({
    rules: {
      phone: 'mobile',
      smscode: { rule: 'required', message: t('codeRequired') },
      password: { rule: 'required', message: t('passwordRequired') },
    },
    defaultValues: { phone: '', smscode: '', password: '' },
  })
  async function send(): Promise<void> {
    if (!(await form.trigger('phone', { shouldFocus: true }))) return
    const body = { phone: form.getValues('phone') }
    await done(() => request().call(calls.userSendChangePhoneSms, { body, silent: true }), t('codeSent'))
  }
  return (
    <RuleForm
      form={form}
      className="ld-account-form"
      onSubmit={async (body) => {
        setBusy(true)
        const changed = await done(
          () => request().call(calls.userChangePhone, { body, silent: true }),
          t('saved'),
        )
        setBusy(false)
        if (changed) onDone()
      }}
    >
      <RuleField form={form} name="phone" label={t('newPhone')}>
        {(control) => <Input {...control} inputMode="tel" maxLength={20} autoComplete="tel" />}
      </RuleField>
      <RuleField form={form} name="smscode" label={t('code')}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            maxLength={6}
            autoComplete="one-time-code"
            suffix={
              <Button type="link" size="small" onClick={() => void send()}>
                {t('sendCode')}
              </Button>
            }
          />
        )}
      </RuleField>
      <RuleField form={form} name="password" label={t('currentPassword')}>
        {(control) => <Input.Password {...control} maxLength={256} autoComplete="current-password" />}
      </RuleField>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('save')}
      </Button>{' '}
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </RuleForm>
  )
}
