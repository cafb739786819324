import { PlusOutlined } from '@ant-design/icons'
import { Alert, App, Button, Flex, Input, Select, Space, Table, Tag, Typography } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ownLocale, textIn } from '@lading/core/text'
import { useMinWidth } from '@lading/ui/foundation'
import { foundDesigns } from './design'
import type { DesignFilter, DesignRow } from './design'
import { filled, useShellTexts } from './texts'
import './designer.css'

/** What the list of designs shows and does. */
export interface DesignListProps<Row extends DesignRow> {
  title: string
  addText: string
  rows: { data: readonly Row[] | undefined; isError: boolean; isPending: boolean; refetch: () => unknown }
  /** May change them; otherwise they are only opened. */
  mayDesign: boolean
  onAdd: () => void
  onDesign: (id: string) => void
  /** Goes to what is in force. */
  onOpen: (row: Row) => void
  /** Text that asks before a row is deleted; nothing where it cannot be. */
  removeAsk: (row: Row, name: string) => string | undefined
  onRemove: (id: string) => Promise<unknown>
}

/** The stored designs with what can be done with each: forms, reports. */
export function DesignList<Row extends DesignRow>(props: DesignListProps<Row>): ReactNode {
  const { title, addText, rows, mayDesign, onAdd, onDesign, onOpen, removeAsk, onRemove } = props
  const { texts, locale } = useShellTexts()
  const { modal } = App.useApp()
  const wide = useMinWidth('md')
  const [text, setText] = useState('')
  const [filter, setFilter] = useState<DesignFilter>('all')
  const nameOf = ({ labelZh, labelEn }: Row) => textIn({ zh: labelZh, en: labelEn }, locale)
  const remove = (row: Row, ask: string) =>
    modal.confirm({
      title: ask,
      okButtonProps: { danger: true },
      onOk: () => onRemove(row.id).catch(() => undefined),
    })
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small" justify="space-between" align="center">
        <Typography.Title level={1} className="ld-design-title">
          {title}
        </Typography.Title>
        <span className="ld-design-room" />
        <Input.Search
          className="ld-design-find"
          allowClear
          aria-label={texts.find}
          placeholder={texts.find}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Select<DesignFilter>
          aria-label={texts.state}
          value={filter}
          popupMatchSelectWidth={false}
          options={[
            { value: 'all', label: texts.all },
            { value: 'published', label: texts.onlyPublished },
            { value: 'changed', label: texts.onlyChanged },
            { value: 'drafts', label: texts.onlyDrafts },
          ]}
          onChange={setFilter}
        />
        {mayDesign ? (
          <Button type="primary" icon={<PlusOutlined />} onClick={onAdd}>
            {addText}
          </Button>
        ) : null}
      </Flex>
      {rows.isError ? (
        <Alert
          type="error"
          showIcon
          title={texts.failed}
          action={<Button onClick={() => void rows.refetch()}>{texts.retry}</Button>}
        />
      ) : (
        <Table<Row>
          rowKey="id"
          size="middle"
          loading={rows.isPending}
          dataSource={foundDesigns(rows.data ?? [], text, filter)}
          // On a phone names and buttons wrap, so that none of them is beyond the edge.
          scroll={wide ? { x: 'max-content' } : undefined}
          pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
          columns={[
            {
              title: ownLocale(locale) === 'en-US' ? texts.nameEn : texts.nameZh,
              render: (_, row) => nameOf(row),
            },
            { title: texts.code, dataIndex: 'code', responsive: ['md'] },
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
            { title: texts.updated, dataIndex: 'updateTime', responsive: ['md'] },
            {
              title: texts.operation,
              render: (_, row) => {
                const ask = mayDesign ? removeAsk(row, nameOf(row)) : undefined
                return (
                  <Space wrap size={4}>
                    {mayDesign ? (
                      <Button type="link" size="small" onClick={() => onDesign(row.id)}>
                        {texts.design}
                      </Button>
                    ) : null}
                    {row.published > 0 ? (
                      <Button type="link" size="small" onClick={() => onOpen(row)}>
                        {texts.open}
                      </Button>
                    ) : null}
                    {ask === undefined ? null : (
                      <Button type="link" danger size="small" onClick={() => remove(row, ask)}>
                        {texts.remove}
                      </Button>
                    )}
                  </Space>
                )
              },
            },
          ]}
        />
      )}
    </Flex>
  )
}
