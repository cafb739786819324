import { Modal } from '@lading/ui/dialogs'
import { Alert, Checkbox, Form, Input, Select, Skeleton, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { findingText } from '@lading/core/data-form'
import { textIn } from '@lading/core/text'
import { isActionAllowed } from '@lading/core/permission'
import { usePermissions } from '@/session/permissions'
import { Differences } from '@/designer/Differences'
import { useFormCalls } from './useForms'
import { useRoles } from './useRoles'
import type { DesignedForm } from './useForms'
import { filled, useDesignerTexts } from './useDesignerTexts'

/** Says what publishing does to records and definition, and asks before values go out of sight. */
export function PublishDialog(props: {
  form: DesignedForm
  onClose: () => void
  onPublished: (form: DesignedForm) => void
}): ReactNode {
  const { form, onClose, onPublished } = props
  const { texts, locale } = useDesignerTexts()
  const { preview, publish } = useFormCalls()
  const [agreed, setAgreed] = useState(false)
  const [running, setRunning] = useState(false)
  const [note, setNote] = useState('')
  const [workers, setWorkers] = useState<string[]>([])
  const [readers, setReaders] = useState<string[]>([])
  const [listed, setListed] = useState<string>()
  const mayGrant = isActionAllowed('system:permission:grant', usePermissions())
  const { data: roles = [] } = useRoles()
  const roleOptions = roles.map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }))
  const { data } = useQuery({
    queryKey: ['online', 'preview', form.id, form.version],
    queryFn: () => preview(form.id),
    staleTime: 0,
    gcTime: 0,
  })
  const loses = data?.changes.some((change) => change.loses) === true
  const go = async () => {
    setRunning(true)
    try {
      onPublished(
        await publish(form, {
          confirm: agreed,
          ...(note === '' ? {} : { note }),
          ...(mayGrant && workers.length > 0 ? { workers } : {}),
          ...(mayGrant && readers.length > 0 ? { readers } : {}),
        }),
      )
    } finally {
      setRunning(false)
    }
  }
  return (
    <Modal
      open
      title={filled(texts.publishTitle, { name: textIn({ zh: form.labelZh, en: form.labelEn }, locale) })}
      okText={texts.publish}
      okButtonProps={{ disabled: !data || data.findings.length > 0 || (loses && !agreed), danger: loses }}
      confirmLoading={running}
      onOk={() => void go().catch(() => undefined)}
      onCancel={onClose}
    >
      {data ? (
        <>
          {data.findings.map((finding) => (
            <Alert
              key={finding.path + finding.en}
              type="error"
              showIcon
              title={textIn(findingText(finding, form.draft), locale)}
            />
          ))}
          <strong>{texts.changes}</strong>
          <ul>
            {data.changes.map(({ zh, en, loses: lost }) => (
              <li key={en}>
                <Typography.Text type={lost ? 'danger' : undefined}>
                  {textIn({ zh, en }, locale)}
                </Typography.Text>
              </li>
            ))}
            {data.changes.length === 0 ? <li>{texts.noChanges}</li> : null}
          </ul>
          <details>
            <summary>{filled(texts.differences, { n: data.differences.length })}</summary>
            <Differences items={data.differences} />
          </details>
          <Form layout="vertical" component="div">
            {mayGrant
              ? (
                  [
                    [texts.workers, workers, setWorkers],
                    [texts.readers, readers, setReaders],
                  ] as const
                ).map(([label, value, set]) => (
                  <Form.Item key={label} label={label}>
                    <Select
                      mode="multiple"
                      aria-label={label}
                      value={value}
                      // Its list lies over the buttons: it closes with each choice, and opens again where somebody types or presses.
                      open={listed === label}
                      onOpenChange={(open) => setListed(open ? label : undefined)}
                      onSelect={() => setListed(undefined)}
                      options={roleOptions}
                      optionFilterProp="label"
                      onChange={set}
                    />
                  </Form.Item>
                ))
              : null}
            <Form.Item label={texts.note}>
              <Input
                aria-label={texts.note}
                maxLength={500}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            </Form.Item>
          </Form>
          {loses ? (
            <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
              {texts.agree}
            </Checkbox>
          ) : null}
        </>
      ) : (
        <Skeleton active title={false} />
      )}
    </Modal>
  )
}
