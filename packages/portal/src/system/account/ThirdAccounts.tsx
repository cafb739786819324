import { calls } from '@lading/core/calls'
import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { useQuery } from '@tanstack/react-query'
import { Modal } from '@lading/ui/dialogs'
import { Alert, Button, Empty, Input, Popconfirm } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { messengerOf } from '@/session/chat/messengerOf'
import { bindingAddress } from '@/session/login/leaveForLogin'
import type { Provider } from '@/session/login/useProviders'
import { useProviders } from '@/session/login/useProviders'
import { useSession } from '@/session/sessionStore'
import { useDone } from '../administration/useDone'
import { Row } from './Row'
import { useBindingReturn } from './useBindingReturn'

/** Accounts of other systems by which one logs in here: those that are linked, and those that may be. */
export function ThirdAccounts(): ReactNode {
  const { t } = useTranslation('account')
  const done = useDone()
  const { providers } = useProviders()
  const [binding, setBinding] = useState<Provider>()
  const token = useSession((session) => session.token)
  const { data, error, refetch } = useQuery({
    queryKey: ['account', 'third', token],
    queryFn: ({ signal }) => request().call(calls.thirdAccounts, { query: {}, signal, silent: true }),
    staleTime: 0,
  })
  const failure = useBindingReturn(refetch)
  const open = data
    ? providers.filter(({ source }) => !data.some(({ thirdType }) => thirdType === source))
    : []
  return (
    <>
      <h3>{t('third')}</h3>
      {failure ? <Alert className="ld-gap" type="error" showIcon title={failure} role="alert" /> : null}
      {error ? <Alert type="error" showIcon title={failureText(error, t('failed'))} /> : null}
      {data?.length === 0 && open.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noThird')} />
      ) : null}
      <ul className="ld-account-rows">
        {data?.map(({ createTime, id, realname, thirdType, title }) => (
          <Row key={id} title={title || thirdType} hint={[realname, createTime].filter(Boolean).join(' · ')}>
            <Popconfirm
              title={t('unbindQuestion', { name: title || thirdType })}
              onConfirm={async () => {
                await done(
                  () => request().call(calls.thirdUnbind, { body: { id }, silent: true }),
                  t('unbound'),
                )
                await refetch()
              }}
            >
              <Button danger>{t('unbind')}</Button>
            </Popconfirm>
          </Row>
        ))}
        {open.map((provider) => (
          <Row key={provider.source} title={provider.title} hint={t('none')}>
            <Button onClick={() => setBinding(provider)}>{t('bind')}</Button>
          </Row>
        ))}
      </ul>
      {binding ? <BindModal provider={binding} onClose={() => setBinding(undefined)} /> : null}
    </>
  )
}

/** Asks for the password, then leaves for the other system, which says whose account it is. */
function BindModal({ provider, onClose }: { provider: Provider; onClose: () => void }): ReactNode {
  const { t } = useTranslation('account')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { source, title } = provider
  const form = useRuleForm({
    rules: { password: { rule: 'required', message: t('passwordRequired') } },
    defaultValues: { password: '' },
  })
  return (
    <Modal open title={t('bindTitle', { name: title })} footer={null} onCancel={onClose}>
      <p>{t('bindHint', { name: title })}</p>
      <RuleForm
        form={form}
        onSubmit={async ({ password }) => {
          setBusy(true)
          try {
            const body = { thirdType: source, password }
            const ticket = await request().call(calls.thirdBindingBegin, { body, silent: true })
            window.location.assign(
              bindingAddress(source, messengerOf(navigator.userAgent) === source, ticket),
            )
          } catch (error) {
            setFailure(failureText(error, t('failed')))
            setBusy(false)
          }
        }}
      >
        {failure ? <Alert className="ld-gap" type="error" showIcon title={failure} role="alert" /> : null}
        <RuleField form={form} name="password" label={t('currentPassword')}>
          {(control) => (
            <Input.Password {...control} maxLength={256} autoComplete="current-password" autoFocus />
          )}
        </RuleField>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('bindGo')}
        </Button>{' '}
        <Button onClick={onClose}>{t('cancel')}</Button>
      </RuleForm>
    </Modal>
  )
}
