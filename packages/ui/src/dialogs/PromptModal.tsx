import { Form, Input } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { CellRule } from '@lading/core/rules'
import { Modal } from '../foundation/overlay/Modal'
import { useTranslatedErrors } from '../foundation/locale/useTranslatedErrors'
import { useSourceMessage } from '../foundation/useSourceMessage'
import { useUi } from '../foundation/useUi'
import { cellRules } from './cellRules'

/** A dialog with one input. */
export interface PromptModalProps {
  open: boolean
  title: string
  /** Names the input. */
  label: string
  /** What the input starts with. @default '' */
  initialValue?: string
  placeholder?: string
  /** Rules of core, as grid columns have them (spec 2 §5). */
  rules?: readonly CellRule[]
  /** The dialog stays open, and busy, until it settles; it stays open when it fails. */
  onOk: (value: string) => unknown
  onCancel: () => void
  /** What stands below the input. */
  children?: ReactNode
}

/** Asks for one text, checked by the rules given (spec 2 §2). Each opening begins afresh. */
export function PromptModal(props: PromptModalProps): ReactNode {
  const { open, title, label, initialValue = '', placeholder, rules, onOk, onCancel, children } = props
  const [form] = Form.useForm<{ value: string }>()
  useTranslatedErrors(form)
  const [busy, setBusy] = useState(false)
  const report = useSourceMessage()
  const { locale } = useUi()
  const finish = async ({ value }: { value: string }) => {
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
      onOk={form.submit}
      onCancel={onCancel}
    >
      <Form form={form} layout="vertical" preserve={false} requiredMark={false} onFinish={finish}>
        <Form.Item
          name="value"
          label={label}
          initialValue={initialValue}
          rules={cellRules(label, rules ?? [], locale)}
        >
          <Input autoFocus placeholder={placeholder} />
        </Form.Item>
        {children}
      </Form>
    </Modal>
  )
}
