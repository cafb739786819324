import type { InputRef } from 'antd'
import { checkCell } from '@lading/core/rules'
import { Input } from 'antd'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Modal } from '../foundation/overlay/Modal'
import { useSourceMessage } from '../foundation/useSourceMessage'
import { RuleField } from '../rule-form/RuleField'
import { RuleForm } from '../rule-form/RuleForm'
import { useRuleForm } from '../rule-form/useRuleForm'
import type { PromptModalProps } from './promptModalProps'

/** The dialog itself; `PromptModal` fetches it when it is first opened. */
export function PromptDialog(props: PromptModalProps): ReactNode {
  const { open, title, onOk, onCancel } = props
  const id = useId()
  const [busy, setBusy] = useState(false)
  const report = useSourceMessage()
  const finish = async (value: string) => {
    setBusy(true)
    try {
      await onOk(value)
    } catch (error) {
      report(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open={open}
      title={title}
      width={520}
      // A long title ends before the button that closes.
      styles={{ header: { paddingInlineEnd: 24 } }}
      confirmLoading={busy}
      destroyOnHidden
      // Enter in the field sends the form, too.
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={onCancel}
    >
      <PromptForm {...props} id={id} onFinish={finish} />
    </Modal>
  )
}

/** The input of the dialog; it begins afresh with each opening. */
function PromptForm({
  id,
  label,
  initialValue = '',
  placeholder,
  rules = [],
  onFinish,
  children,
}: PromptModalProps & { id: string; onFinish: (value: string) => Promise<void> }): ReactNode {
  const form = useRuleForm<{ value: string }>({
    rules: { value: { check: (input) => checkCell(rules, { ...input, title: label }) } },
    defaultValues: { value: initialValue },
    // Whoever leaves the field to cancel is told nothing.
    mode: 'onSubmit',
  })
  return (
    <RuleForm id={id} form={form} onSubmit={({ value }) => onFinish(value)}>
      <RuleField form={form} name="value" label={label}>
        {(control) => <Input {...control} autoFocus ref={takeKeyboard} placeholder={placeholder} />}
      </RuleField>
      {children}
    </RuleForm>
  )
}

/** The dialog takes the keyboard when it has opened; its field has it from then on. */
function takeKeyboard(field: InputRef | null): (() => void) | undefined {
  if (!field) return
  const dialog = field.input?.closest('[role=dialog]')
  const pass = ({ target }: Event) => {
    if (target === dialog) field.focus()
  }
  document.addEventListener('focusin', pass)
  return () => document.removeEventListener('focusin', pass)
}
