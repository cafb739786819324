import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { ownLocale } from '@lading/core/text'
import { useUi } from '../foundation/useUi'
import { RuleField } from './RuleField'
import { RuleForm } from './RuleForm'
import { useRuleForm } from './useRuleForm'

interface Values {
  username: string
  phone: string
  password: string
  confirm: string
}

const TEXTS = {
  'zh-CN': {
    username: '用户名',
    phone: '手机号',
    password: '密码',
    confirm: '重复密码',
    hint: '用于找回密码',
    required: '请输入密码',
    repeat: '请重复密码',
    differ: '两次输入的密码不一致',
    save: '保存',
  },
  'en-US': {
    username: 'User name',
    phone: 'Mobile number',
    password: 'Password',
    confirm: 'Repeat password',
    hint: 'For a forgotten password',
    required: 'Enter a password',
    repeat: 'Enter the password again',
    differ: 'The two passwords differ',
    save: 'Save',
  },
} as const

function Account() {
  const texts = TEXTS[ownLocale(useUi().locale)]
  const [saved, setSaved] = useState<Values>()
  const form = useRuleForm<Values>({
    defaultValues: { username: '', phone: '', password: '', confirm: '' },
    rules: {
      username: 'username',
      phone: 'mobile',
      password: { rule: 'required', message: texts.required },
      confirm: [
        { rule: 'required', message: texts.repeat },
        { sameAs: 'password', message: texts.differ },
      ],
    },
  })
  return (
    <div style={{ maxWidth: 360 }}>
      <RuleForm form={form} onSubmit={setSaved}>
        <RuleField form={form} name="username" label={texts.username}>
          {(control) => <Input {...control} autoComplete="off" />}
        </RuleField>
        <RuleField form={form} name="phone" label={texts.phone} extra={texts.hint}>
          {(control) => <Input {...control} inputMode="tel" />}
        </RuleField>
        <RuleField form={form} name="password" label={texts.password} deps={['confirm']}>
          {(control) => <Input {...control} type="password" autoComplete="new-password" />}
        </RuleField>
        <RuleField form={form} name="confirm" label={texts.confirm}>
          {(control) => <Input {...control} type="password" autoComplete="new-password" />}
        </RuleField>
        <Button type="primary" htmlType="submit">
          {texts.save}
        </Button>
      </RuleForm>
      {saved && <output>{saved.username}</output>}
    </div>
  )
}

const meta = { title: 'Forms/RuleForm', component: Account } satisfies Meta<typeof Account>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const EnglishDark: Story = { globals: { locale: 'en-US', theme: 'dark' } }
/** Sent without anything entered: each field says why, and the first has the focus. */
export const Refused: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('button[type=submit]')?.click(),
}
