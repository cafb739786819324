import IdcardOutlined from '@ant-design/icons/IdcardOutlined'
import MailOutlined from '@ant-design/icons/MailOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { Alert, Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { offeredLogins } from '@/platform/config'
import { request } from '@/platform/request'
import { NO_PASSWORD, NewPasswordFields, newPasswordRules } from '../login/parts/NewPasswordFields'
import type { NewPassword } from '../login/parts/NewPasswordFields'
import { NO_CODE, PhoneCodeFields, phoneCodeRules } from '../login/parts/PhoneCodeFields'
import type { PhoneCode } from '../login/parts/PhoneCodeFields'
import { useSubmit } from '../login/parts/useSubmit'
import { UserTitle } from '../login/UserTitle'

interface Values extends NewPassword, PhoneCode {
  username: string
  realname: string
  email: string
}

const NOTHING: Values = { username: '', realname: '', email: '', ...NO_PASSWORD, ...NO_CODE }

/**
 * Makes an account whose phone is proved by a code (contract §6.3).
 *
 * @param supplier the visitor was invited as a supplier (spec 1 §2, `/log/supplierRegister`). @default false
 */
export function RegisterPage({ supplier = false }: { supplier?: boolean }): ReactNode {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const { search } = useLocation()
  const { busy, failure, run } = useSubmit(t('register.failed'))
  const form = useRuleForm<Values>({
    rules: {
      username: 'username',
      email: 'email-optional',
      ...newPasswordRules(t),
      ...phoneCodeRules(t),
    },
    defaultValues: NOTHING,
  })
  const title = t(supplier ? 'register.supplierTitle' : 'register.title')
  const back = <Link to={{ pathname: '/user/login', search }}>{t('login.back')}</Link>
  if (!offeredLogins().registration) {
    return (
      <>
        <UserTitle>{title}</UserTitle>
        <Alert className="ld-gap" type="warning" showIcon title={t('register.closed')} />
        {back}
      </>
    )
  }

  const submit = ({ username, realname, email, password, mobile, code }: Values) =>
    run(async () => {
      const more = {
        ...(realname && { realname }),
        ...(email && { email }),
        ...(supplier && { supplier }),
      }
      const body = { username, password, phone: mobile, smscode: code, ...more }
      await request().auth.register({ body, silent: true })
      await navigate({ pathname: '/user/register-result', search }, { state: { username }, replace: true })
    })

  return (
    <>
      <UserTitle>{title}</UserTitle>
      <RuleForm form={form} className="ld-login-form" onSubmit={submit}>
        {failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null}
        <RuleField form={form} name="username">
          {(control) => (
            <Input
              {...control}
              size="large"
              prefix={<UserOutlined />}
              placeholder={t('login.username')}
              aria-label={t('login.username')}
              autoComplete="username"
              autoFocus
              maxLength={18}
            />
          )}
        </RuleField>
        <RuleField form={form} name="realname">
          {(control) => (
            <Input
              {...control}
              size="large"
              prefix={<IdcardOutlined />}
              placeholder={t('register.realname')}
              aria-label={t('register.realname')}
              autoComplete="name"
              maxLength={100}
            />
          )}
        </RuleField>
        <RuleField form={form} name="email">
          {(control) => (
            <Input
              {...control}
              size="large"
              prefix={<MailOutlined />}
              placeholder={t('register.email')}
              aria-label={t('register.email')}
              autoComplete="email"
              maxLength={100}
            />
          )}
        </RuleField>
        <NewPasswordFields />
        <PhoneCodeFields purpose="register" />
        <Button type="primary" htmlType="submit" size="large" block loading={busy}>
          {t('register.submit')}
        </Button>
      </RuleForm>
      <div className="ld-login-links">{back}</div>
    </>
  )
}
