import IdcardOutlined from '@ant-design/icons/IdcardOutlined'
import MailOutlined from '@ant-design/icons/MailOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import { antdRule } from '@lading/core/rules'
import { Alert, Button, Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { SpokenForm } from '@/app/i18n/SpokenForm'
import { useLocale } from '@/app/i18n/useLocale'
import { offeredLogins } from '@/platform/config'
import { request } from '@/platform/request'
import { NewPasswordFields } from '../login/parts/NewPasswordFields'
import { PhoneCodeFields } from '../login/parts/PhoneCodeFields'
import { useSubmit } from '../login/parts/useSubmit'
import { UserTitle } from '../login/UserTitle'

interface Values {
  username: string
  realname?: string
  email?: string
  password: string
  mobile: string
  code: string
}

/**
 * Makes an account whose phone is proved by a code (contract §6.3).
 *
 * @param supplier the visitor was invited as a supplier (spec 1 §2, `/log/supplierRegister`). @default false
 */
export function RegisterPage({ supplier = false }: { supplier?: boolean }): ReactNode {
  const { t } = useTranslation('session')
  const locale = useLocale()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { busy, failure, run } = useSubmit(t('register.failed'))
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
      const more = { ...(realname && { realname }), ...(email && { email }) }
      const body = { username, password, phone: mobile, smscode: code, ...more }
      await request().auth.register({ body, silent: true })
      await navigate({ pathname: '/user/register-result', search }, { state: { username }, replace: true })
    })

  return (
    <>
      <UserTitle>{title}</UserTitle>
      <SpokenForm<Values>
        className="ld-login-form"
        requiredMark={false}
        validateTrigger="onBlur"
        onFinish={(values) => void submit(values)}
      >
        {failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null}
        <Form.Item name="username" rules={[antdRule('username', { locale })]}>
          <Input
            size="large"
            prefix={<UserOutlined />}
            placeholder={t('login.username')}
            aria-label={t('login.username')}
            autoComplete="username"
            autoFocus
            maxLength={18}
          />
        </Form.Item>
        <Form.Item name="realname">
          <Input
            size="large"
            prefix={<IdcardOutlined />}
            placeholder={t('register.realname')}
            aria-label={t('register.realname')}
            autoComplete="name"
            maxLength={100}
          />
        </Form.Item>
        <Form.Item name="email" rules={[antdRule('email-optional', { locale })]}>
          <Input
            size="large"
            prefix={<MailOutlined />}
            placeholder={t('register.email')}
            aria-label={t('register.email')}
            autoComplete="email"
            maxLength={100}
          />
        </Form.Item>
        <NewPasswordFields />
        <PhoneCodeFields purpose="register" />
        <Button type="primary" htmlType="submit" size="large" block loading={busy}>
          {t('register.submit')}
        </Button>
      </SpokenForm>
      <div className="ld-login-links">{back}</div>
    </>
  )
}
