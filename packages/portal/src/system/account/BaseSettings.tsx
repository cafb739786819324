import type { UserModel } from '@lading/core/contract'
import { DatePicker, usePageHost } from '@lading/ui/foundation'
import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { Alert, App, Button, Form, Input, Radio, Spin } from 'antd'
import dayjs from 'dayjs'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { updateUser } from '@/session/sessionStore'
import { AvatarField } from './AvatarField'
import { useOwnAccount } from './useOwnAccount'

interface Values {
  realname: string
  sex: number | null
  birthday: string | null
  email: string
  telephone: string
}

/** 基本设置: the own data and picture (spec 1 §2, "account-settings-base"). */
export function BaseSettings(): ReactNode {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useOwnAccount()
  if (error && !data) return <Alert type="error" showIcon title={failureText(error, t('failed'))} />
  return data ? <AccountForm key={data.id} user={data} onSaved={() => void refetch()} /> : <Spin />
}

function AccountForm({ user, onSaved }: { user: UserModel; onSaved: () => void }): ReactNode {
  const { t } = useTranslation('account')
  const { message } = App.useApp()
  const host = usePageHost()
  const [busy, setBusy] = useState(false)
  const form = useRuleForm<Values>({
    rules: {
      realname: { rule: 'required', message: t('realnameRequired') },
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

  const { isDirty } = form.formState
  useEffect(() => host?.setDirty(isDirty, 'account'), [host, isDirty])

  async function save(values: Partial<Values> & { avatar?: string | null }): Promise<void> {
    setBusy(true)
    try {
      await request().users.editOwn({ body: values })
      // What was typed meanwhile is still to be saved; a picture is saved by itself.
      if (!('avatar' in values)) form.reset(values as Values, { keepValues: true })
      const { userInfo } = await request().auth.userInfo({ query: {} })
      updateUser(userInfo)
      void message.success(t('saved'))
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
        <Form.Item label={t('username')} htmlFor="account-username">
          <Input id="account-username" value={user.username} disabled />
        </Form.Item>
        <Form.Item label={t('phone')} htmlFor="account-phone" extra={t('phoneHint')}>
          <Input id="account-phone" value={user.phone ?? ''} disabled />
        </Form.Item>
        <RuleField form={form} name="realname" label={t('realname')}>
          {(control) => <Input {...control} maxLength={100} />}
        </RuleField>
        <RuleField form={form} name="sex" label={t('sex')}>
          {({ ref: _ref, ...control }) => (
            <Radio.Group
              {...control}
              options={[
                { value: 1, label: t('male') },
                { value: 2, label: t('female') },
              ]}
            />
          )}
        </RuleField>
        <RuleField form={form} name="birthday" label={t('birthday')}>
          {({ value, onChange, ...control }) => (
            <DatePicker
              {...control}
              value={value ? dayjs(value) : null}
              onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? null)}
            />
          )}
        </RuleField>
        <RuleField form={form} name="email" label={t('email')}>
          {(control) => <Input {...control} maxLength={100} />}
        </RuleField>
        <RuleField form={form} name="telephone" label={t('telephone')}>
          {(control) => <Input {...control} maxLength={32} />}
        </RuleField>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('save')}
        </Button>
      </RuleForm>
    </>
  )
}
