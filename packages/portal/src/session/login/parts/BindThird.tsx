import LockOutlined from '@ant-design/icons/LockOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import type { RuleUse } from '@lading/core/rules-yup'
import type { LoginResult } from '@lading/core/contract'
import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { Alert, Button, Input, Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { offeredLogins } from '@/platform/config'
import { request } from '@/platform/request'
import { withCode } from '../../second-factor/codeStore'
import { NO_CODE, PhoneCodeFields, phoneCodeRules } from './PhoneCodeFields'
import type { PhoneCode } from './PhoneCodeFields'
import { useSubmit } from './useSubmit'

/** Props of `BindThird`: `onSuccess` takes the answer of the login call once the account is linked. */
export interface BindThirdProps {
  /** The provider, and the one-time text that stands for who came from there. */
  source: string
  ticket: string
  onSuccess: (result: LoginResult) => void
  onCancel: () => void
}

interface Values extends PhoneCode {
  username: string
  password: string
}

const NOTHING: Values = { username: '', password: '', ...NO_CODE }

/** Links somebody whom a provider knows with an account here: their own, by password or phone, or a new one. */
export function BindThird({ source, ticket, onSuccess, onCancel }: BindThirdProps): ReactNode {
  const { t } = useTranslation('session')
  const { phone, registration } = offeredLogins()
  const silent = { silent: true, session: 'ignore' as const }
  const enter = async (token: string) =>
    onSuccess(
      await withCode(
        request().auth.loginByThird({ params: { token, thirdType: source }, query: {}, ...silent }),
      ),
    )
  const auth = () => request().auth
  const ways = [
    {
      key: 'password',
      label: t('third.byPassword'),
      children: (
        <BindForm
          submitText={t('third.bind')}
          rules={{
            username: { rule: 'required', message: t('login.usernameRequired') },
            password: { rule: 'required', message: t('login.passwordRequired') },
          }}
          onSubmit={async ({ username, password }) =>
            enter(
              await auth().bindThirdByPassword({
                body: { thirdUserUuid: ticket, username, password },
                ...silent,
              }),
            )
          }
        >
          <UsernameField />
          <PasswordField />
        </BindForm>
      ),
    },
    phone && {
      key: 'phone',
      label: t('third.byPhone'),
      children: (
        <BindForm
          submitText={t('third.bind')}
          rules={phoneCodeRules(t)}
          onSubmit={async ({ mobile, code }) =>
            enter(
              await auth().bindThirdByPhone({
                body: { thirdUserUuid: ticket, mobile, captcha: code },
                ...silent,
              }),
            )
          }
        >
          <PhoneCodeFields purpose="login" />
        </BindForm>
      ),
    },
    registration && {
      key: 'create',
      label: t('third.create'),
      children: (
        <BindForm
          submitText={t('third.createSubmit')}
          // A new name: by the rule of names (spec 2 §5).
          rules={{ username: 'username' }}
          onSubmit={async ({ username }) =>
            enter(await auth().createThird({ body: { thirdUserUuid: ticket, username }, ...silent }))
          }
        >
          <p className="ld-login-hint">{t('third.createHint')}</p>
          <UsernameField />
        </BindForm>
      ),
    },
  ].filter((way) => way !== false)

  return (
    <>
      <p className="ld-login-hint">{t('third.hint')}</p>
      <Tabs items={ways} destroyOnHidden className="ld-login-ways" />
      <Button type="link" block onClick={onCancel}>
        {t('login.back')}
      </Button>
    </>
  )
}

function UsernameField(): ReactNode {
  const { t } = useTranslation('session')
  const form = useFormContext<Values>()
  return (
    <RuleField form={form} name="username">
      {(control) => (
        <Input
          {...control}
          size="large"
          prefix={<UserOutlined />}
          placeholder={t('login.username')}
          aria-label={t('login.username')}
          autoComplete="username"
        />
      )}
    </RuleField>
  )
}

function PasswordField(): ReactNode {
  const { t } = useTranslation('session')
  const form = useFormContext<Values>()
  return (
    <RuleField form={form} name="password">
      {(control) => (
        <Input.Password
          {...control}
          size="large"
          prefix={<LockOutlined />}
          placeholder={t('login.password')}
          aria-label={t('login.password')}
          autoComplete="current-password"
        />
      )}
    </RuleField>
  )
}

function BindForm(props: {
  submitText: string
  rules: Partial<Record<keyof Values, RuleUse | readonly RuleUse[]>>
  onSubmit: (values: Values) => Promise<void>
  children: ReactNode
}): ReactNode {
  const { t } = useTranslation('session')
  const { busy, failure, run } = useSubmit(t('login.failed'))
  const form = useRuleForm<Values>({ rules: props.rules, defaultValues: NOTHING, mode: 'onSubmit' })
  return (
    <RuleForm form={form} className="ld-login-form" onSubmit={(values) => run(() => props.onSubmit(values))}>
      {failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null}
      {props.children}
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {props.submitText}
      </Button>
    </RuleForm>
  )
}
