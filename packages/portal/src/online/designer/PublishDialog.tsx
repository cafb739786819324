import { Alert, Checkbox, Modal, Skeleton, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { useFormCalls } from './useForms'
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
      onPublished(await publish(form, agreed))
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
          {data.findings.map(({ path, zh, en }) => (
            <Alert key={path + en} type="error" showIcon title={`${path} ${textIn({ zh, en }, locale)}`} />
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
            <ul>
              {data.differences.map(({ path }) => (
                <li key={path}>{path}</li>
              ))}
            </ul>
          </details>
          {loses ? (
            <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
              {texts.agree}
            </Checkbox>
          ) : null}
        </>
      ) : (
        <Skeleton active />
      )}
    </Modal>
  )
}
