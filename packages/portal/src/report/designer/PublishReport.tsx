import { useQuery } from '@tanstack/react-query'
import { Modal } from '@lading/ui/dialogs'
import { Form, Select } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { request } from '@/platform/request'
import { filled } from '../useReportTexts'
import { useDesignTexts } from './useDesignTexts'
import { useReportDesign } from './useReports'
import type { Designed } from './useReports'

/** Puts a report in force, and says who reads it. */
export function PublishReport(props: {
  report: Designed
  onClose: () => void
  onPublished: (report: Designed) => void
}): ReactNode {
  const { report, onClose, onPublished } = props
  const { texts, locale } = useDesignTexts()
  const { publish } = useReportDesign()
  const [readers, setReaders] = useState(report.readers)
  const [running, setRunning] = useState(false)
  const { data: roles = [], isPending } = useQuery({
    queryKey: ['roles', 'all'],
    queryFn: ({ signal }) => request().roles.all({ signal }),
  })
  const go = async () => {
    setRunning(true)
    try {
      onPublished(await publish(report, readers))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Modal
      open
      title={filled(texts.publishTitle, { name: textIn({ zh: report.labelZh, en: report.labelEn }, locale) })}
      okText={texts.publish}
      okButtonProps={{ disabled: report.findings.length > 0 }}
      confirmLoading={running}
      onOk={() => void go().catch(() => undefined)}
      onCancel={onClose}
    >
      <Form layout="vertical" component="div">
        <Form.Item label={texts.readers} extra={texts.readersHint}>
          <Select
            aria-label={texts.readers}
            mode="multiple"
            loading={isPending}
            showSearch={{ optionFilterProp: 'label' }}
            options={roles.map(({ id, roleName }) => ({ value: id, label: roleName }))}
            value={readers}
            onChange={setReaders}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
