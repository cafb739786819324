import type { UserModel } from '@lading/core/contract'
import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button, DatePicker, Form, Input, Radio, Spin } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { PasswordModal } from '@/session/password/PasswordModal'
import { updateUser, useSession } from '@/session/sessionStore'
import { AvatarField } from './AvatarField'
import { OwnSessions } from './OwnSessions'
import '../page.css'

interface Values {
  realname: string
  sex: number | null
  birthday: string | null
  email: string
  telephone: string
}

/** 个人设置: the own data, picture and password (spec 1 §2, "account-settings-base"). */
export function AccountPage(): ReactNode {
  const { t } = useTranslation('system')
  const token = useSession((session) => session.token)
  const { data, error, refetch } = useQuery({
    queryKey: ['account', token],
    queryFn: async ({ signal }) => (await request().auth.userInfo({ query: {}, signal })).userInfo,
    staleTime: 0,
  })
  const [changing, setChanging] = useState(false)
  return (
    <section className="ld-system-page">
      <h1>{t('account.heading')}</h1>
      {error ? <Alert type="error" showIcon title={failureText(error, t('account.failed'))} /> : null}
      {data ? (
        <AccountForm key={data.id} user={data} onSaved={() => void refetch()} />
      ) : error ? null : (
        <Spin />
      )}
      <h2>{t('account.security')}</h2>
      <Button onClick={() => setChanging(true)}>{t('account.password')}</Button>
      {changing ? <PasswordModal open onClose={() => setChanging(false)} /> : null}
      <OwnSessions />
    </section>
  )
}

function AccountForm({ user, onSaved }: { user: UserModel; onSaved: () => void }): ReactNode {
  const { t } = useTranslation('system')
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const form = useRuleForm<Values>({
    rules: {
      realname: { rule: 'required', message: t('account.realnameRequired') },
      email: 'email-optional',
    },
    defaultValues: {
      realname: user.realname,
      sex: user.sex ?? null,
      birthday: user.birthday ?? null,
      email: user.email ?? '',
      telephone: user.telephone ?? '',
    },
  })

  async function save(values: Partial<Values> & { avatar?: string | null }): Promise<void> {
    setBusy(true)
    try {
      await request().users.editOwn({ body: values })
      const { userInfo } = await request().auth.userInfo({ query: {} })
      updateUser(userInfo)
      void message.success(t('account.saved'))
      onSaved()
    } catch (failure) {
      request().report(failure, 'error')
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <AvatarField user={user} onChange={(avatar) => save({ avatar })} />
      <RuleForm form={form} className="ld-account-form" onSubmit={save}>
        <Form.Item label={t('account.username')} htmlFor="account-username">
          <Input id="account-username" value={user.username} disabled />
        </Form.Item>
        <Form.Item label={t('account.phone')} htmlFor="account-phone" extra={t('account.phoneHint')}>
          <Input id="account-phone" value={user.phone ?? ''} disabled />
        </Form.Item>
        <RuleField form={form} name="realname" label={t('account.realname')}>
          {(control) => <Input {...control} maxLength={100} />}
        </RuleField>
        <RuleField form={form} name="sex" label={t('account.sex')}>
          {({ ref: _ref, ...control }) => (
            <Radio.Group
              {...control}
              options={[
                { value: 1, label: t('account.male') },
                { value: 2, label: t('account.female') },
              ]}
            />
          )}
        </RuleField>
        <RuleField form={form} name="birthday" label={t('account.birthday')}>
          {({ value, onChange, ...control }) => (
            <DatePicker
              {...control}
              value={value ? dayjs(value) : null}
              onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? null)}
            />
          )}
        </RuleField>
        <RuleField form={form} name="email" label={t('account.email')}>
          {(control) => <Input {...control} maxLength={100} />}
        </RuleField>
        <RuleField form={form} name="telephone" label={t('account.telephone')}>
          {(control) => <Input {...control} maxLength={32} />}
        </RuleField>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('account.save')}
        </Button>
      </RuleForm>
    </>
  )
}
