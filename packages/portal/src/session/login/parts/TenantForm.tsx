import type { LoginResult } from '@lading/core/contract'
import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { Button, Radio } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '@/platform/request'

/** Props of `TenantForm`: `onChosen` takes the id of the tenant. */
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
  const form = useRuleForm<{ tenantId: number | null }>({
    rules: { tenantId: { rule: 'required', message: t('choose.tenantRequired') } },
    defaultValues: { tenantId: null },
    mode: 'onSubmit',
  })
  return (
    <RuleForm
      form={form}
      className="ld-login-form"
      onSubmit={({ tenantId }) => tenantId !== null && onChosen(tenantId)}
    >
      <RuleField form={form} name="tenantId" label={t('choose.tenantHint')}>
        {({ ref, ...control }) => (
          <Radio.Group
            {...control}
            // Refused, the keyboard goes to the first choice: the group itself takes none.
            ref={(group) => ref(group?.querySelector('input'))}
            className="ld-choices"
            aria-label={t('choose.tenant')}
            options={result.tenantList?.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </RuleField>
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
    </RuleForm>
  )
}
