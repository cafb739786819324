import type { LoginResult } from '@lading/core/contract'
import { Button, Form, Radio } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SpokenForm } from '@/app/i18n/SpokenForm'
import { request } from '@/platform/request'

/** What the form needs. */
export interface TenantFormProps {
  /** A login with several tenants. */
  result: LoginResult
  onChosen: (tenantId: number) => void
  /** Gives the login up. */
  onCancel: () => void
}

/** The tenant of the session that begins, for a user who belongs to several (contract §6.2). */
export function TenantForm({ result, onChosen, onCancel }: TenantFormProps): ReactNode {
  const { t } = useTranslation('session')
  return (
    <SpokenForm<{ tenantId: number }>
      className="ld-login-form"
      layout="vertical"
      requiredMark={false}
      onFinish={({ tenantId }) => onChosen(tenantId)}
    >
      <Form.Item
        name="tenantId"
        label={t('choose.tenantHint')}
        rules={[{ required: true, message: t('choose.tenantRequired') }]}
      >
        <Radio.Group
          className="ld-choices"
          aria-label={t('choose.tenant')}
          options={result.tenantList?.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block>
        {t('choose.enter')}
      </Button>
      <Button
        type="link"
        block
        onClick={() => {
          // The session on the server ends with the login that is given up; nobody is logged in yet, so its token
          // goes along by hand.
          request()
            .auth.logout({ headers: { 'X-Access-Token': result.token }, silent: true })
            .catch(() => undefined)
          onCancel()
        }}
      >
        {t('login.back')}
      </Button>
    </SpokenForm>
  )
}
