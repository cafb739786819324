import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useShellTexts } from './texts'

/** What every new design says; the dialog's own fields beside it. */
export interface NewDesign {
  code: string
  zh: string
  en: string
}

/** Asks for code and names of a new design, and for whatever the fields in it ask. */
export function AddDesign<Values extends NewDesign>(props: {
  title: string
  /** Makes it; a failure has been told by the request layer, and what was entered stays. */
  onAdd: (values: Values) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}): ReactNode {
  const { title, onAdd, onClose, children } = props
  const { texts } = useShellTexts()
  const [form] = Form.useForm<Values>()
  const [running, setRunning] = useState(false)
  const finish = async (values: Values) => {
    setRunning(true)
    try {
      await onAdd(values)
    } catch {
      setRunning(false)
    }
  }
  const required = [{ required: true, whitespace: true }]
  return (
    <Modal open title={title} okText={title} confirmLoading={running} onOk={form.submit} onCancel={onClose}>
      <Form<Values> form={form} layout="vertical" onFinish={(values) => void finish(values)}>
        <Form.Item
          name="code"
          label={texts.code}
          extra={texts.codeHint}
          rules={[{ required: true, pattern: /^[a-z][A-Za-z0-9]{0,29}$/, message: texts.codeHint }]}
        >
          <Input autoFocus maxLength={30} />
        </Form.Item>
        <Form.Item name="zh" label={texts.nameZh} rules={required}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="en" label={texts.nameEn} rules={required}>
          <Input maxLength={100} />
        </Form.Item>
        {children}
      </Form>
    </Modal>
  )
}
