import { Modal } from '@lading/ui/dialogs'
import { App, Input } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from '@lading/ui/list-page'
import { UserPicker } from '@lading/ui/pickers'
import { RuleField, RuleForm, useRuleForm } from '@lading/ui/rule-form'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { previewOf } from './previewOf'
import './message.css'

const SMS = '1'

/** Sends one message by a template: to a phone by SMS, else to a user. */
export function SendMessage({ template, onClose }: { template: ListRow; onClose: () => void }): ReactNode {
  const { t } = useTranslation('system')
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const bySms = template.templateType === SMS
  const form = useRuleForm<{ receiver: string; testData: string }>({
    rules: { receiver: { rule: 'required', message: t('ops.message.receiverRequired') } },
    defaultValues: { receiver: '', testData: String(template.templateTestJson ?? '') },
  })
  const preview = previewOf(String(template.templateContent ?? ''), form.watch('testData'))
  const send = async (values: { receiver: string; testData: string }) => {
    setBusy(true)
    try {
      await request().messages.send({ body: { templateCode: String(template.templateCode), ...values } })
      void message.success(t('ops.message.sent'))
      onClose()
    } catch (failure) {
      void message.error(failureText(failure, t('ops.failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={t('ops.message.sendBy', { name: template.templateName })}
      okText={t('ops.message.send')}
      confirmLoading={busy}
      onOk={() => void form.handleSubmit(send)()}
      onCancel={onClose}
    >
      <RuleForm form={form} onSubmit={send}>
        <RuleField form={form} name="receiver" label={t(bySms ? 'users.phone' : 'ops.message.receiver')}>
          {(control) =>
            bySms ? <Input {...control} maxLength={32} /> : <UserPicker {...control} multiple={false} />
          }
        </RuleField>
        <RuleField form={form} name="testData" label={t('ops.message.values')}>
          {(control) => <Input.TextArea {...control} rows={3} maxLength={4_000} />}
        </RuleField>
      </RuleForm>
      <p className="ld-message-preview">{preview ?? t('ops.message.noValues')}</p>
    </Modal>
  )
}
