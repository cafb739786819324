import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SpokenForm } from '@/app/i18n/SpokenForm'
import { request } from '@/platform/request'
import { useSubmit } from '../login/parts/useSubmit'
import type { PendingCode } from './codeStore'

/** The second step of a login: the code of the app, or one that was kept for the case that the app is lost. */
export function SecondFactorForm({ pending }: { pending: PendingCode }): ReactNode {
  const { t } = useTranslation('session')
  const [form] = Form.useForm<{ code: string }>()
  const [lost, setLost] = useState(false)
  const { busy, failure, run } = useSubmit(t('login.failed'))
  const label = t(lost ? 'factor.recoveryCode' : 'factor.code')

  const submit = ({ code }: { code: string }) =>
    run(async () => {
      try {
        const body = { ticket: pending.ticket, code: code.trim() }
        pending.enter(await request().auth.enterCode({ body, silent: true, session: 'ignore' }))
      } catch (error) {
        form.resetFields(['code'])
        form.focusField('code')
        throw error
      }
    })

  return (
    <SpokenForm<{ code: string }>
      form={form}
      className="ld-login-form"
      onFinish={(values) => void submit(values)}
      requiredMark={false}
      validateTrigger="onSubmit"
    >
      <p className="ld-login-hint">{t(lost ? 'factor.recoveryHint' : 'factor.hint')}</p>
      {failure ? <Alert type="error" showIcon title={failure} role="alert" /> : null}
      <Form.Item
        key={String(lost)}
        name="code"
        rules={[
          { required: true, message: t('factor.codeRequired') },
          { min: 6, message: t('factor.codeRequired') },
        ]}
      >
        <Input
          size="large"
          prefix={<SafetyCertificateOutlined />}
          placeholder={label}
          aria-label={label}
          autoComplete={lost ? 'off' : 'one-time-code'}
          inputMode={lost ? 'text' : 'numeric'}
          maxLength={lost ? 32 : 6}
          autoFocus
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('login.submit')}
      </Button>
      <div className="ld-login-links">
        <Button
          type="link"
          onClick={() => {
            form.resetFields(['code'])
            setLost(!lost)
          }}
        >
          {t(lost ? 'factor.useApp' : 'factor.lost')}
        </Button>
        <Button type="link" onClick={pending.giveUp}>
          {t('login.back')}
        </Button>
      </div>
    </SpokenForm>
  )
}
