import { Form, Input } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Modal } from '../foundation/overlay/Modal'
import { useTranslatedErrors } from '../foundation/locale/useTranslatedErrors'
import { useSourceMessage } from '../foundation/useSourceMessage'
import { useUi } from '../foundation/useUi'
import { cellRules } from './cellRules'
import type { PromptModalProps } from './promptModalProps'

/** The dialog itself; `PromptModal` fetches it when it is first opened. */
export function PromptDialog(props: PromptModalProps): ReactNode {
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
