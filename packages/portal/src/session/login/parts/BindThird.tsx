import LockOutlined from '@ant-design/icons/LockOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import { antdRule } from '@lading/core/rules'
import type { LoginResult } from '@lading/core/contract'
import { Alert, Button, Form, Input, Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SpokenForm } from '@/app/i18n/SpokenForm'
import { useLocale } from '@/app/i18n/useLocale'
import { offeredLogins } from '@/platform/config'
import { request } from '@/platform/request'
import { PhoneCodeFields } from './PhoneCodeFields'
import { useSubmit } from './useSubmit'

/** What the panel needs. */
export interface BindThirdProps {
  /** The provider, and the one-time text that stands for who came from there. */
  source: string
  ticket: string
  onSuccess: (result: LoginResult) => void
  onCancel: () => void
}

interface Values {
  username: string
  password: string
  mobile: string
  code: string
}

/** Links somebody whom a provider knows with an account here: their own, by password or phone, or a new one. */
export function BindThird({ source, ticket, onSuccess, onCancel }: BindThirdProps): ReactNode {
  const { t } = useTranslation('session')
  const { phone, registration } = offeredLogins()
  const silent = { silent: true, session: 'ignore' as const }
  const enter = async (token: string) =>
    onSuccess(
      await request().auth.loginByThird({ params: { token, thirdType: source }, query: {}, ...silent }),
    )
  const auth = () => request().auth
  const ways = [
    {
      key: 'password',
      label: t('third.byPassword'),
      children: (
        <BindForm
          submitText={t('third.bind')}
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
          <Form.Item name="password" rules={[{ required: true, message: t('login.passwordRequired') }]}>
            <Input.Password
              size="large"
              prefix={<LockOutlined />}
              placeholder={t('login.password')}
              aria-label={t('login.password')}
              autoComplete="current-password"
            />
          </Form.Item>
        </BindForm>
      ),
    },
    phone && {
      key: 'phone',
      label: t('third.byPhone'),
      children: (
        <BindForm
          submitText={t('third.bind')}
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
          onSubmit={async ({ username }) =>
            enter(await auth().createThird({ body: { thirdUserUuid: ticket, username }, ...silent }))
          }
        >
          <p className="ld-login-hint">{t('third.createHint')}</p>
          <UsernameField strict />
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

/** @param strict a new name: by the rule of names (spec 2 §5) */
function UsernameField({ strict = false }: { strict?: boolean }): ReactNode {
  const { t } = useTranslation('session')
  const locale = useLocale()
  return (
    <Form.Item
      name="username"
      rules={[
        strict ? antdRule('username', { locale }) : { required: true, message: t('login.usernameRequired') },
      ]}
    >
      <Input
        size="large"
        prefix={<UserOutlined />}
        placeholder={t('login.username')}
        aria-label={t('login.username')}
        autoComplete="username"
      />
    </Form.Item>
  )
}

function BindForm(props: {
  submitText: string
  onSubmit: (values: Values) => Promise<void>
  children: ReactNode
}): ReactNode {
  const { t } = useTranslation('session')
  const { busy, failure, run } = useSubmit(t('login.failed'))
  return (
    <SpokenForm<Values>
      className="ld-login-form"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={(values) => void run(() => props.onSubmit(values))}
    >
      {failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null}
      {props.children}
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {props.submitText}
      </Button>
    </SpokenForm>
  )
}
