import { Alert, Button, Result, Steps } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { offeredLogins } from '@/platform/config'
import { request } from '@/platform/request'
import { NO_PASSWORD, NewPasswordFields, newPasswordRules } from '../login/parts/NewPasswordFields'
import { NO_CODE, PhoneCodeFields, phoneCodeRules } from '../login/parts/PhoneCodeFields'
import { useSubmit } from '../login/parts/useSubmit'
import { UserTitle } from '../login/UserTitle'

/** A phone that was proved: what the second step is sent with. */
interface Proved {
  phone: string
  username: string
  /** One-time text of the server; the code of the first step is used up. */
  smscode: string
}

/** A new password for a forgotten one: prove the phone, set the password (contract §6.3). */
export function AlterationPage(): ReactNode {
  const { t } = useTranslation('session')
  const { search } = useLocation()
  const navigate = useNavigate()
  const [proved, setProved] = useState<Proved>()
  const [done, setDone] = useState(false)
  const { busy, failure, run } = useSubmit(t('alteration.failed'))
  const login = { pathname: '/user/login', search }
  const offered = offeredLogins().phone
  const current = done ? 2 : proved ? 1 : 0

  const phone = useRuleForm({ rules: phoneCodeRules(t), defaultValues: NO_CODE, mode: 'onSubmit' })
  const secret = useRuleForm({ rules: newPasswordRules(t), defaultValues: NO_PASSWORD })

  const verify = ({ mobile, code }: { mobile: string; code: string }) =>
    run(async () => {
      const body = { phone: mobile, smscode: code }
      setProved({ phone: mobile, ...(await request().auth.verifyPhone({ body, silent: true })) })
    })
  const reset = ({ password }: { password: string }) =>
    run(async () => {
      if (!proved) return
      await request().auth.resetPassword({ body: { ...proved, password }, silent: true })
      setDone(true)
    })
  const submit = (text: string) => (
    <Button type="primary" htmlType="submit" size="large" block loading={busy}>
      {text}
    </Button>
  )
  const alert = failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null

  return (
    <>
      <UserTitle>{t('alteration.title')}</UserTitle>
      {offered ? (
        <Steps
          className="ld-login-steps"
          size="small"
          responsive={false}
          current={current}
          items={[
            { title: t('alteration.steps.verify') },
            { title: t('alteration.steps.reset') },
            { title: t('alteration.steps.done') },
          ]}
        />
      ) : (
        <Alert className="ld-gap" type="warning" showIcon title={t('alteration.closed')} />
      )}
      {offered && current === 0 ? (
        <RuleForm key="verify" form={phone} className="ld-login-form" onSubmit={verify}>
          {alert}
          <PhoneCodeFields purpose="reset" />
          {submit(t('alteration.next'))}
        </RuleForm>
      ) : null}
      {current === 1 ? (
        <RuleForm key="reset" form={secret} className="ld-login-form" onSubmit={reset}>
          {alert}
          <p className="ld-login-hint">{t('alteration.account', { name: proved?.username })}</p>
          {/* Password managers keep the password under the account's name. */}
          <input type="hidden" autoComplete="username" value={proved?.username} readOnly />
          <NewPasswordFields />
          {submit(t('alteration.submit'))}
        </RuleForm>
      ) : null}
      {current === 2 ? (
        <Result
          className="ld-login-result"
          status="success"
          title={t('alteration.doneTitle')}
          subTitle={t('alteration.done')}
          extra={
            <Button type="primary" onClick={() => void navigate(login)}>
              {t('password.toLogin')}
            </Button>
          }
        />
      ) : (
        <div className="ld-login-links">
          <Link to={login}>{t('login.back')}</Link>
        </div>
      )}
    </>
  )
}
