import { calls } from '@lading/core/calls'
import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { Alert, Button, Input, QRCode, Typography } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '@/platform/request'
import { useSubmit } from '../login/parts/useSubmit'
import { RecoveryCodes } from './RecoveryCodes'

/** What an app is set up with. */
interface Begun {
  secret: string
  uri: string
}

/**
 * Turns the second factor on, in three steps: the password proves who asks, a code proves that the app is set up, and
 * the codes for a lost app are kept. It is on from the second step.
 */
export function SecondFactorSetup({ onDone }: { onDone: () => void }): ReactNode {
  const [begun, setBegun] = useState<Begun>()
  const [recovery, setRecovery] = useState<string[]>()
  if (recovery) return <RecoveryCodes codes={recovery} onDone={onDone} />
  return begun ? <AppStep begun={begun} onConfirmed={setRecovery} /> : <PasswordStep onBegun={setBegun} />
}

function PasswordStep({ onBegun }: { onBegun: (begun: Begun) => void }): ReactNode {
  const { t } = useTranslation('account')
  const { busy, failure, run } = useSubmit(t('factor.failed'))
  const form = useRuleForm({
    rules: { password: { rule: 'required', message: t('passwordRequired') } },
    defaultValues: { password: '' },
    mode: 'onSubmit',
  })
  return (
    <RuleForm
      form={form}

      onSubmit={(body) =>
        run(async () => onBegun(await request().call(calls.secondFactorBegin, { body, silent: true })))
      }
    >
      <p>{t('factor.about')}</p>
      {failure ? <Alert className="ld-gap" type="error" showIcon title={failure} role="alert" /> : null}
      <RuleField form={form} name="password" label={t('currentPassword')}>
        {(control) => (
          <Input.Password {...control} maxLength={256} autoComplete="current-password" autoFocus />
        )}
      </RuleField>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('factor.next')}
      </Button>
    </RuleForm>
  )
}

function AppStep({
  begun,
  onConfirmed,
}: {
  begun: Begun
  onConfirmed: (recovery: string[]) => void
}): ReactNode {
  const { t } = useTranslation('account')
  const { busy, failure, run } = useSubmit(t('factor.failed'))
  const form = useRuleForm({
    rules: { code: { rule: 'required', message: t('factor.codeRequired') } },
    defaultValues: { code: '' },
    mode: 'onSubmit',
  })
  return (
    <RuleForm
      form={form}

      onSubmit={({ code }) =>
        run(async () => {
          const body = { code: code.trim() }
          const { recovery } = await request().call(calls.secondFactorConfirm, { body, silent: true })
          onConfirmed(recovery)
        })
      }
    >
      <p>{t('factor.scan')}</p>
      <div role="img" aria-label={t('factor.picture')}>
        {/* Drawn for cameras: dark on white in every theme. */}
        <QRCode value={begun.uri} type="svg" size={200} color="#000000" bgColor="#ffffff" errorLevel="M" />
      </div>
      <p>
        {t('factor.orType')}{' '}
        <Typography.Text code copyable>
          {begun.secret}
        </Typography.Text>
      </p>
      {failure ? <Alert className="ld-gap" type="error" showIcon title={failure} role="alert" /> : null}
      <RuleField form={form} name="code" label={t('factor.code')}>
        {(control) => (
          <Input {...control} inputMode="numeric" maxLength={6} autoComplete="one-time-code" autoFocus />
        )}
      </RuleField>
      <Button type="primary" htmlType="submit" loading={busy}>
        {t('factor.turnOn')}
      </Button>
    </RuleForm>
  )
}
