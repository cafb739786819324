import { PlusOutlined } from '@ant-design/icons'
import { Alert, App, Button, Flex, Form, Input, Modal, Select, Space, Table, Tag, Typography } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OnlineFormRowModel } from '@lading/core/contract'
import { ownLocale, textIn } from '@lading/core/text'
import { isActionAllowed } from '@lading/core/permission'
import { usePermissions } from '@/session/permissions'
import { PageLoading } from '@/shell/page/PageLoading'
import { listInMenu } from '../onlinePath'
import { copyOf } from './draftEdits'
import { FormDesigner } from './FormDesigner'
import { filled, useDesignerTexts } from './useDesignerTexts'
import { useDesignedForm, useFormCalls, useForms } from './useForms'
import './designer.css'

/** 表单设计: the stored forms, and the designer of the one that is opened. */
export function OnlCgformHeadList(): ReactNode {
  const [opened, setOpened] = useState<string>()
  return opened === undefined ? (
    <FormList onOpen={setOpened} />
  ) : (
    <Opened key={opened} id={opened} onBack={() => setOpened(undefined)} />
  )
}

function Opened({ id, onBack }: { id: string; onBack: () => void }): ReactNode {
  const { texts } = useDesignerTexts()
  const { data, isError, refetch } = useDesignedForm(id)
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
  return data ? <FormDesigner form={data} onBack={onBack} /> : <PageLoading />
}

function FormList({ onOpen }: { onOpen: (id: string) => void }): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const { data, isError, isPending, refetch } = useForms()
  const { remove } = useFormCalls()
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const permissions = usePermissions()
  const mayDesign = isActionAllowed('system:onlineForm:edit', permissions)
  const [adding, setAdding] = useState(false)
  const nameOf = ({ labelZh, labelEn }: OnlineFormRowModel) => textIn({ zh: labelZh, en: labelEn }, locale)
  return (
    <Flex vertical gap="middle">
      <Flex justify="space-between" align="center">
        <Typography.Title level={1} className="ld-designer-title">
          {texts.title}
        </Typography.Title>
        {mayDesign ? (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        ) : null}
      </Flex>
      {isError ? (
        <Alert
          type="error"
          showIcon
          title={texts.failed}
          action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
        />
      ) : (
        <Table<OnlineFormRowModel>
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
                  {mayDesign ? (
                    <Button type="link" size="small" onClick={() => onOpen(row.id)}>
                      {texts.design}
                    </Button>
                  ) : null}
                  {row.published > 0 ? (
                    <Button
                      type="link"
                      size="small"
                      onClick={() =>
                        void navigate(
                          listInMenu(permissions.menu, row.code) ?? `/online/cgformList/${row.code}`,
                        )
                      }
                    >
                      {texts.open}
                    </Button>
                  ) : null}
                  {mayDesign && row.published === 0 ? (
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
                  ) : null}
                </Space>
              ),
            },
          ]}
        />
      )}
      {adding ? <AddDialog forms={data ?? []} onClose={() => setAdding(false)} onAdded={onOpen} /> : null}
    </Flex>
  )
}

interface NewForm {
  code: string
  zh: string
  en: string
  from?: string
}

const keyOf = (code: string) => `onl${code.charAt(0).toUpperCase()}${code.slice(1)}`

/** Code and names of a new form, empty or as a copy. */
function AddDialog(props: {
  forms: readonly OnlineFormRowModel[]
  onClose: () => void
  onAdded: (id: string) => void
}): ReactNode {
  const { forms, onClose, onAdded } = props
  const { texts, locale } = useDesignerTexts()
  const { add, read } = useFormCalls()
  const [form] = Form.useForm<NewForm>()
  const [running, setRunning] = useState(false)
  const finish = async ({ code, zh, en, from }: NewForm) => {
    setRunning(true)
    try {
      const definition = from ? copyOf((await read(from)).draft, keyOf(code)) : undefined
      const added = await add({ code, label: { zh, en }, ...(definition ? { definition } : {}) })
      onAdded(added.id)
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
        <Form.Item name="from" label={texts.from}>
          <Select
            allowClear
            placeholder={texts.none}
            options={forms.map(({ id, labelZh, labelEn }) => ({
              value: id,
              label: textIn({ zh: labelZh, en: labelEn }, locale),
            }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
