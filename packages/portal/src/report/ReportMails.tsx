import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Modal } from '@lading/ui/dialogs'
import { Alert, App, Button, Checkbox, Empty, Flex, Form, Popconfirm, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { calls } from '@lading/core/calls'
import type { ReadReport, ReportMail } from '@lading/core/contract'
import { describeCron } from '@lading/core/cron'
import { REPORT_MAIL_LIMITS } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { CronInput } from '@lading/ui/cron-builder'
import { useCan } from '@lading/ui/foundation'
import { MultiUserPicker } from '@lading/ui/pickers'
import { failureText } from '@/platform/queryClient'
import { request, told } from '@/platform/request'
import { useSession } from '@/session/sessionStore'
import { upcoming } from '@/system/job/upcoming'
import { cronFault, receiversFault } from './mailFaults'
import type { ReportQuery } from './useReport'
import { filled, useReportTexts } from './useReportTexts'

/** Every Monday at eight. */
const FIRST = '0 0 8 ? * MON'
/** Runs that are told of. */
const SHOWN_RUNS = 3

interface Edited {
  id?: string
  cronExpression: string
  receivers: string[]
  /** What a timetable that is there has asked so far; nothing: it asks what is asked now. */
  parameters?: ReportMail['parameters']
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
  const begin: Edited = { cronExpression: FIRST, receivers: [username] }
  const [edited, setEdited] = useState(begin)
  const [saving, setSaving] = useState(false)
  const queryKey = ['report', report.id, 'mails']
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      request().call(calls.reportMailList, { query: { report: report.code }, signal, silent: true }),
    staleTime: 0,
  })
  const again = () => queries.invalidateQueries({ queryKey })
  const save = async () => {
    setSaving(true)
    try {
      const now = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]))
      const parameters = edited.parameters ?? now
      await told(
        request().call(calls.reportMailSave, { body: { ...edited, parameters, report: report.code } }),
      )
      void message.success(texts.kept)
      setEdited(begin)
      await again()
    } catch {
      // Told already; what was entered stays.
    } finally {
      setSaving(false)
    }
  }
  const remove = async ({ id }: ReportMail) => {
    try {
      if (edited.id === id) setEdited(begin)
      await told(request().call(calls.reportMailDelete, { query: { id } }))
      await again()
    } catch {
      // Told already.
    }
  }
  const cron = cronFault(edited.cronExpression)
  const cronTexts = {
    never: texts.mailNever,
    often: filled(texts.mailOften, { n: REPORT_MAIL_LIMITS.apart }),
    // The input says what it cannot read.
    unread: undefined,
  }
  const to = receiversFault(edited.receivers)
  const toTexts = {
    nobody: texts.mailNobody,
    many: filled(texts.mailMany, { n: REPORT_MAIL_LIMITS.receivers }),
  }
  const saidOf = (expression: string) => {
    try {
      return describeCron(expression, locale === 'zh-CN' ? 'zh-CN' : 'en-US')
    } catch {
      return expression
    }
  }
  return (
    <Modal
      open
      title={filled(texts.mailTitle, { name: textIn(report.label, locale) })}
      okText={edited.id === undefined ? texts.mailAdd : texts.keep}
      cancelText={texts.close}
      okButtonProps={{ disabled: cron !== undefined || to !== undefined }}
      confirmLoading={saving}
      onOk={() => void save()}
      onCancel={onClose}
    >
      {error ? <Alert type="error" showIcon title={failureText(error, texts.failed)} /> : null}
      {data || error ? null : <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data && data.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.mailNone} />
      ) : null}
      {data && data.length > 0 ? (
        <ul className="ld-report-cards">
          {data.map((mail) => (
            <li key={mail.id}>
              <Flex gap="small" align="center">
                <strong className="ld-report-room">{saidOf(mail.cronExpression)}</strong>
                <Button
                  type="text"
                  icon={<EditOutlined />}
                  aria-label={`${texts.mailEdit} ${mail.cronExpression}`}
                  onClick={() =>
                    setEdited({
                      id: mail.id,
                      cronExpression: mail.cronExpression,
                      // Who may no longer write to others changes it to the own address.
                      receivers: others ? mail.receivers : [username],
                      parameters: mail.parameters,
                    })
                  }
                />
                <Popconfirm title={texts.mailRemoveAsk} onConfirm={() => remove(mail)}>
                  <Button
                    type="text"
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={`${texts.mailRemove} ${mail.cronExpression}`}
                  />
                </Popconfirm>
              </Flex>
              <span>
                {filled(texts.mailNext, {
                  times: upcoming(mail.cronExpression)[0] ?? texts.mailNever,
                })}
              </span>
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
          {...(cron && cronTexts[cron] ? { validateStatus: 'error' as const, help: cronTexts[cron] } : {})}
          extra={
            cron
              ? undefined
              : filled(texts.mailNext, {
                  times: upcoming(edited.cronExpression).slice(0, SHOWN_RUNS).join(' · '),
                })
          }
        >
          <CronInput
            aria-label={texts.mailWhen}
            {...(cron ? { status: 'error' as const } : {})}
            value={edited.cronExpression}
            onChange={(cronExpression) => setEdited((before) => ({ ...before, cronExpression }))}
          />
        </Form.Item>
        {others ? (
          <Form.Item
            label={texts.mailTo}
            {...(to ? { validateStatus: 'error' as const, help: toTexts[to] } : {})}
          >
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
        {edited.id === undefined ? null : (
          <Flex gap="small" align="center" justify="space-between" wrap>
            <Checkbox
              checked={edited.parameters === undefined}
              onChange={({ target: { checked } }) =>
                setEdited(({ parameters: _former, ...before }) => {
                  const stored = data?.find(({ id }) => id === before.id)?.parameters
                  return checked || !stored ? before : { ...before, parameters: stored }
                })
              }
            >
              {texts.mailAsks}
            </Checkbox>
            <Button size="small" onClick={() => setEdited(begin)}>
              {texts.mailStop}
            </Button>
          </Flex>
        )}
      </Form>
      <Typography.Text type="secondary">
        {edited.parameters ? texts.mailKeeps : others ? texts.mailNote : texts.mailOwn}
      </Typography.Text>
    </Modal>
  )
}
