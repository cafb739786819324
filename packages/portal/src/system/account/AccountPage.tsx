import { antdRule } from '@lading/core/rules'
import type { UserModel } from '@lading/core/contract'
import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button, DatePicker, Form, Input, Radio, Spin } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SpokenForm } from '@/app/i18n/SpokenForm'
import { useLocale } from '@/app/i18n/useLocale'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { PasswordModal } from '@/session/password/PasswordModal'
import { updateUser, useSession } from '@/session/sessionStore'
import { AvatarField } from './AvatarField'
import '../page.css'

interface Values {
  realname: string
  sex?: number | null
  birthday?: string | null
  email?: string | null
  telephone?: string | null
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
    </section>
  )
}

function AccountForm({ user, onSaved }: { user: UserModel; onSaved: () => void }): ReactNode {
  const { t } = useTranslation('system')
  const locale = useLocale()
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)

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
      <SpokenForm<Values>
        className="ld-account-form"
        layout="vertical"
        initialValues={user}
        onFinish={(values) => void save(values)}
      >
        <Form.Item label={t('account.username')} htmlFor="account-username">
          <Input id="account-username" value={user.username} disabled />
        </Form.Item>
        <Form.Item label={t('account.phone')} htmlFor="account-phone" extra={t('account.phoneHint')}>
          <Input id="account-phone" value={user.phone ?? ''} disabled />
        </Form.Item>
        <Form.Item
          name="realname"
          label={t('account.realname')}
          rules={[{ required: true, whitespace: true, message: t('account.realnameRequired') }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="sex" label={t('account.sex')}>
          <Radio.Group
            options={[
              { value: 1, label: t('account.male') },
              { value: 2, label: t('account.female') },
            ]}
          />
        </Form.Item>
        <Form.Item
          name="birthday"
          label={t('account.birthday')}
          getValueProps={(value: string | null) => ({ value: value ? dayjs(value) : null })}
          normalize={(value: dayjs.Dayjs | null) => value?.format('YYYY-MM-DD') ?? null}
        >
          <DatePicker />
        </Form.Item>
        <Form.Item name="email" label={t('account.email')} rules={[antdRule('email-optional', { locale })]}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="telephone" label={t('account.telephone')}>
          <Input maxLength={32} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('account.save')}
        </Button>
      </SpokenForm>
    </>
  )
}
