import { Input } from 'antd'
import type { ReactNode } from 'react'
import { Css } from '../foundation/Css'
import { useMessages } from '../foundation/locale/useMessages'
import { RuleField } from '../rule-form/RuleField'
import { RuleForm } from '../rule-form/RuleForm'
import { useRuleForm } from '../rule-form/useRuleForm'
import { dialogMessages } from './locale/messages'

/** A password and the one that takes its place. */
export interface NewPassword {
  oldpassword: string
  password: string
  confirmpassword: string
}

/** antd's eye is 14 px: too small a target for a finger (WCAG 2.5.8). */
const css = `
.lading-password .ant-input-password-icon { min-width: 24px; min-height: 24px; justify-content: center; }
`

/** The fields of the dialog; they begin afresh with each opening. */
export function PasswordForm({
  id,
  onSubmit,
}: {
  id: string
  onSubmit: (values: NewPassword) => unknown
}): ReactNode {
  const texts = useMessages(dialogMessages)
  const form = useRuleForm<NewPassword>({
    rules: {
      oldpassword: { rule: 'required', message: texts.enterOldPassword },
      password: { rule: 'required', message: texts.enterNewPassword },
      confirmpassword: [
        { rule: 'required', message: texts.enterConfirmPassword },
        { sameAs: 'password', message: texts.passwordsDiffer },
      ],
    },
    defaultValues: { oldpassword: '', password: '', confirmpassword: '' },
  })
  return (
    <>
      <Css name="password">{css}</Css>
      <RuleForm id={id} form={form} onSubmit={onSubmit} className="lading-password">
        <RuleField form={form} name="oldpassword" label={texts.oldPassword}>
          {(control) => <Input.Password {...control} autoFocus autoComplete="current-password" />}
        </RuleField>
        <RuleField form={form} name="password" label={texts.newPassword} deps={['confirmpassword']}>
          {(control) => <Input.Password {...control} autoComplete="new-password" />}
        </RuleField>
        <RuleField form={form} name="confirmpassword" label={texts.confirmPassword}>
          {(control) => <Input.Password {...control} autoComplete="new-password" />}
        </RuleField>
      </RuleForm>
    </>
  )
}
