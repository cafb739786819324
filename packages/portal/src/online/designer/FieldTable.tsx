import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button, Checkbox, Input, Select, Space, Table } from 'antd'
import type { ReactNode } from 'react'
import type { FieldKind } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import {
  FIELD_NAME,
  fieldsOf,
  headerPalette,
  isSearched,
  linePalette,
  moveField,
  removeField,
  renameField,
  setField,
  toggle,
} from './draftEdits'
import type { Draft, Place } from './draft'
import { KIND_LABELS } from './kindLabels'
import { useDesignerTexts } from './useDesignerTexts'

/** What the table of fields works on. */
export interface FieldTableProps {
  draft: Draft
  place: Place
  chosen: string | undefined
  onChoose: (name: string | undefined) => void
  onChange: (draft: Draft) => void
}

/** The fields of the header or of one kind of lines: names, kinds, labels, order, and where they are shown. */
export function FieldTable({ draft, place, chosen, onChoose, onChange }: FieldTableProps): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const rows = Object.entries(fieldsOf(draft, place)).map(([name, field]) => ({ name, field }))
  const kinds = (place === undefined ? headerPalette : linePalette).map((kind) => ({
    value: kind,
    label: textIn(KIND_LABELS[kind] ?? { zh: kind, en: kind }, locale),
  }))
  const set = (name: string, change: Parameters<typeof setField>[3]) =>
    onChange(setField(draft, place, name, change))
  const rename = (from: string, to: string) => {
    if (!FIELD_NAME.test(to)) return
    const next = renameField(draft, place, from, to)
    onChange(next)
    if (next !== draft && chosen === from) onChoose(to)
  }
  const box = (name: string, label: string, checked: boolean, change: (on: boolean) => void) => (
    <Checkbox
      aria-label={`${label} ${name}`}
      checked={checked}
      onChange={(event) => change(event.target.checked)}
    />
  )
  const header = place === undefined
  return (
    <Table
      size="small"
      rowKey="name"
      dataSource={rows}
      pagination={false}
      scroll={{ x: 700 }}
      rowClassName={({ name }) => (name === chosen ? 'ant-table-row-selected' : '')}
      onRow={({ name }) => ({ onFocus: () => onChoose(name), onClick: () => onChoose(name) })}
      columns={[
        {
          title: texts.name,
          dataIndex: 'name',
          width: 124,
          render: (name: string) => (
            <Input
              key={name}
              defaultValue={name}
              aria-label={`${texts.name} ${name}`}
              onBlur={(event) => rename(name, event.target.value.trim())}
              onPressEnter={(event) => rename(name, event.currentTarget.value.trim())}
            />
          ),
        },
        {
          title: texts.kind,
          width: 112,
          render: (_, { name, field }) => (
            <Select
              value={field.kind}
              options={kinds}
              aria-label={`${texts.kind} ${name}`}
              popupMatchSelectWidth={false}
              style={{ width: '100%' }}
              onChange={(kind: FieldKind) => set(name, { kind })}
            />
          ),
        },
        ...(['zh', 'en'] as const).map((language) => ({
          title: language === 'zh' ? texts.labelZh : texts.labelEn,
          width: 118,
          render: (_: unknown, { name, field }: (typeof rows)[number]) => (
            <Input
              value={field[language]}
              maxLength={100}
              aria-label={`${language === 'zh' ? texts.labelZh : texts.labelEn} ${name}`}
              onChange={(event) => set(name, { [language]: event.target.value })}
            />
          ),
        })),
        {
          title: texts.required,
          width: 52,
          align: 'center' as const,
          render: (_, { name, field }) =>
            box(name, texts.required, field.required === true, (on) =>
              set(name, { required: on || undefined }),
            ),
        },
        ...(header
          ? [
              {
                title: texts.inList,
                width: 52,
                align: 'center' as const,
                render: (_: unknown, { name }: (typeof rows)[number]) =>
                  box(name, texts.inList, draft.list.includes(name), (on) =>
                    onChange(toggle(draft, 'list', name, on)),
                  ),
              },
              {
                title: texts.inQuery,
                width: 52,
                align: 'center' as const,
                render: (_: unknown, { name }: (typeof rows)[number]) =>
                  box(name, texts.inQuery, isSearched(draft, name), (on) =>
                    onChange(toggle(draft, 'query', name, on)),
                  ),
              },
            ]
          : []),
        {
          title: texts.operation,
          width: 104,
          render: (_, { name }) => (
            <Space.Compact>
              <Button
                icon={<ArrowUpOutlined />}
                aria-label={`${texts.up} ${name}`}
                onClick={() => onChange(moveField(draft, place, name, -1))}
              />
              <Button
                icon={<ArrowDownOutlined />}
                aria-label={`${texts.down} ${name}`}
                onClick={() => onChange(moveField(draft, place, name, 1))}
              />
              <Button
                danger
                icon={<DeleteOutlined />}
                aria-label={`${texts.remove} ${name}`}
                disabled={header && draft.title === name}
                onClick={() => {
                  onChoose(undefined)
                  onChange(removeField(draft, place, name))
                }}
              />
            </Space.Compact>
          ),
        },
      ]}
    />
  )
}
