import { PlusOutlined } from '@ant-design/icons'
import { Alert, App, Button, Flex, Form, Input, Modal, Select, Space, Table, Tag, Typography } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DesignedReportRow } from '@lading/core/contract'
import { ownLocale, textIn } from '@lading/core/text'
import { PageLoading } from '@/shell/page/PageLoading'
import { filled } from '../useReportTexts'
import { startFrom } from './reportEdits'
import { ReportDesigner } from './ReportDesigner'
import { useDesignTexts } from './useDesignTexts'
import { useDesignedReport, useReportDesign, useReports, useReportSources } from './useReports'
import '../report.css'

/** 报表设计: the stored reports, and the designer of the one that is opened (spec 1 §2, report head list). */
export function OnlCgreportHeadList(): ReactNode {
  const [opened, setOpened] = useState<string>()
  return opened === undefined ? (
    <ReportList onOpen={setOpened} />
  ) : (
    <Opened key={opened} id={opened} onBack={() => setOpened(undefined)} />
  )
}

function Opened({ id, onBack }: { id: string; onBack: () => void }): ReactNode {
  const { texts } = useDesignTexts()
  const { data, isError, refetch } = useDesignedReport(id)
  if (isError)
    return (
      <Alert
        type="error"
        showIcon
        title={texts.failed}
        action={
          <Space>
            <Button onClick={() => void refetch()}>{texts.retry}</Button>
            <Button onClick={onBack}>{texts.back}</Button>
          </Space>
        }
      />
    )
  return data ? <ReportDesigner report={data} onBack={onBack} /> : <PageLoading />
}

function ReportList({ onOpen }: { onOpen: (id: string) => void }): ReactNode {
  const { texts, locale } = useDesignTexts()
  const { data, isError, isPending, refetch } = useReports()
  const { remove } = useReportDesign()
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const nameOf = ({ labelZh, labelEn }: DesignedReportRow) => textIn({ zh: labelZh, en: labelEn }, locale)
  return (
    <Flex vertical gap="middle">
      <Flex justify="space-between" align="center">
        <Typography.Title level={1} className="ld-report-title">
          {texts.title}
        </Typography.Title>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </Flex>
      {isError ? (
        <Alert
          type="error"
          showIcon
          title={texts.failed}
          action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
        />
      ) : (
        <Table<DesignedReportRow>
          rowKey="id"
          size="middle"
          loading={isPending}
          dataSource={data ?? []}
          scroll={{ x: 'max-content' }}
          pagination={{ pageSize: 20, hideOnSinglePage: true }}
          columns={[
            {
              title: ownLocale(locale) === 'en-US' ? texts.nameEn : texts.nameZh,
              render: (_, row) => nameOf(row),
            },
            { title: texts.code, dataIndex: 'code' },
            {
              title: texts.state,
              render: (_, { published, changed }) => (
                <Space wrap size={4}>
                  <Tag color={published > 0 ? 'green' : undefined}>
                    {published > 0 ? filled(texts.published, { n: published }) : texts.draft}
                  </Tag>
                  {published > 0 && changed ? <Tag color="gold">{texts.changed}</Tag> : null}
                </Space>
              ),
            },
            { title: texts.updated, dataIndex: 'updateTime' },
            {
              title: texts.operation,
              render: (_, row) => (
                <Space wrap size={4}>
                  <Button type="link" size="small" onClick={() => onOpen(row.id)}>
                    {texts.design}
                  </Button>
                  {row.published > 0 ? (
                    <Button
                      type="link"
                      size="small"
                      onClick={() => void navigate(`/online/cgreport/${row.code}`)}
                    >
                      {texts.open}
                    </Button>
                  ) : null}
                  <Button
                    type="link"
                    danger
                    size="small"
                    onClick={() =>
                      modal.confirm({
                        title: filled(texts.removeAsk, { name: nameOf(row) }),
                        okButtonProps: { danger: true },
                        onOk: () => remove(row.id).catch(() => undefined),
                      })
                    }
                  >
                    {texts.remove}
                  </Button>
                </Space>
              ),
            },
          ]}
        />
      )}
      {adding ? <AddDialog onClose={() => setAdding(false)} onAdded={onOpen} /> : null}
    </Flex>
  )
}

interface NewReport {
  code: string
  zh: string
  en: string
  source: string
}

/** Code, names and source of a new report. */
function AddDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (id: string) => void }): ReactNode {
  const { texts, locale } = useDesignTexts()
  const { data: sources = [], isPending } = useReportSources()
  const { add } = useReportDesign()
  const [form] = Form.useForm<NewReport>()
  const [running, setRunning] = useState(false)
  const finish = async ({ code, zh, en, source }: NewReport) => {
    setRunning(true)
    try {
      onAdded((await add(code, { zh, en }, startFrom(source))).id)
    } catch {
      // The request layer has told why; what was entered stays.
      setRunning(false)
    }
  }
  return (
    <Modal
      open
      title={texts.add}
      okText={texts.add}
      confirmLoading={running}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => void finish(values)}>
        <Form.Item
          name="code"
          label={texts.code}
          extra={texts.codeHint}
          rules={[{ required: true, pattern: /^[a-z][A-Za-z0-9]{0,29}$/, message: texts.codeHint }]}
        >
          <Input autoFocus maxLength={30} />
        </Form.Item>
        <Form.Item name="zh" label={texts.nameZh} rules={[{ required: true, whitespace: true }]}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="en" label={texts.nameEn} rules={[{ required: true, whitespace: true }]}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="source" label={texts.source} rules={[{ required: true }]}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            loading={isPending}
            options={sources.map(({ key, label }) => ({ value: key, label: textIn(label, locale) }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
