import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Empty, Flex, Form, Modal, Typography } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { calls } from '@lading/core/calls'
import type { ReadReport, ReportMail } from '@lading/core/contract'
import { textIn } from '@lading/core/text'
import { CronInput } from '@lading/ui/cron-builder'
import { useCan } from '@lading/ui/foundation'
import { MultiUserPicker } from '@lading/ui/pickers'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { useSession } from '@/session/sessionStore'
import { upcoming } from '@/system/job/upcoming'
import type { ReportQuery } from './useReport'
import { filled, useReportTexts } from './useReportTexts'

/** Every Monday at eight. */
const FIRST = '0 0 8 ? * MON'

interface Edited {
  id?: string
  cronExpression: string
  receivers: string[]
}

/** When a person has a report mailed: the own timetables, to oneself or, with the right, to others. */
export function ReportMails({
  report,
  asked,
  onClose,
}: {
  report: ReadReport
  /** What is asked now: a timetable asks the same each time. */
  asked: ReportQuery
  onClose: () => void
}): ReactNode {
  const { texts, locale } = useReportTexts()
  const { message } = App.useApp()
  const queries = useQueryClient()
  const username = useSession((session) => session.user?.username ?? '')
  const others = useCan('online:reportMail:others')
  const [edited, setEdited] = useState<Edited>({ cronExpression: FIRST, receivers: [username] })
  const [saving, setSaving] = useState(false)
  const queryKey = ['report', report.id, 'mails']
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      request().call(calls.reportMailList, { query: { report: report.id }, signal, silent: true }),
    staleTime: 0,
  })
  const again = () => queries.invalidateQueries({ queryKey })
  const save = async () => {
    setSaving(true)
    try {
      const parameters = Object.fromEntries(
        Object.entries(asked).map(([name, value]) => [name, String(value)]),
      )
      await request().call(calls.reportMailSave, { body: { ...edited, report: report.id, parameters } })
      void message.success(texts.kept)
      setEdited({ cronExpression: FIRST, receivers: [username] })
      await again()
    } catch {
      // The request layer has told why; what was entered stays.
    } finally {
      setSaving(false)
    }
  }
  const remove = async ({ id }: ReportMail) => {
    try {
      await request().call(calls.reportMailDelete, { query: { id } })
      await again()
    } catch {
      // The request layer has told why.
    }
  }
  const [next] = upcoming(edited.cronExpression)
  return (
    <Modal
      open
      title={filled(texts.mailTitle, { name: textIn(report.label, locale) })}
      okText={edited.id === undefined ? texts.mailAdd : texts.keep}
      cancelText={texts.close}
      okButtonProps={{ disabled: next === undefined || edited.receivers.length === 0 }}
      confirmLoading={saving}
      onOk={() => void save()}
      onCancel={onClose}
    >
      {error ? <Alert type="error" showIcon title={failureText(error, texts.failed)} /> : null}
      {data && data.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.mailNone} />
      ) : null}
      {data && data.length > 0 ? (
        <ul className="ld-report-cards">
          {data.map((mail) => (
            <li key={mail.id}>
              <Flex gap="small" align="center">
                <strong className="ld-report-room">
                  {upcoming(mail.cronExpression)[0] ?? mail.cronExpression}
                </strong>
                <Button
                  type="text"
                  icon={<EditOutlined />}
                  aria-label={`${texts.mailEdit} ${mail.cronExpression}`}
                  onClick={() =>
                    setEdited({
                      id: mail.id,
                      cronExpression: mail.cronExpression,
                      receivers: mail.receivers,
                    })
                  }
                />
                <Button
                  type="text"
                  danger
                  icon={<DeleteOutlined />}
                  aria-label={`${texts.mailRemove} ${mail.cronExpression}`}
                  onClick={() => void remove(mail)}
                />
              </Flex>
              <span>{mail.receivers.join(', ')}</span>
              {mail.lastRun ? (
                <Typography.Text type="secondary">
                  {filled(texts.mailLast, { time: mail.lastRun, result: mail.lastResult })}
                </Typography.Text>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <Form layout="vertical" component="div" style={{ marginBlockStart: 16 }}>
        <Form.Item
          label={texts.mailWhen}
          extra={next === undefined ? texts.mailNever : filled(texts.mailNext, { time: next })}
        >
          <CronInput
            aria-label={texts.mailWhen}
            value={edited.cronExpression}
            onChange={(cronExpression) => setEdited((before) => ({ ...before, cronExpression }))}
          />
        </Form.Item>
        {others ? (
          <Form.Item label={texts.mailTo}>
            <MultiUserPicker
              aria-label={texts.mailTo}
              by="username"
              value={edited.receivers.join(',')}
              onChange={(names) =>
                setEdited((before) => ({
                  ...before,
                  receivers: String(names ?? '')
                    .split(',')
                    .filter(Boolean),
                }))
              }
            />
          </Form.Item>
        ) : null}
      </Form>
      <Typography.Text type="secondary">{others ? texts.mailNote : texts.mailOwn}</Typography.Text>
    </Modal>
  )
}
