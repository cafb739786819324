import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex, Input, Select, Space, Table } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Aggregate, StoredReportColumn } from '@lading/core/contract'
import { AGGREGATES, DATE_PARTS } from '@lading/core/entity'
import type { Formula } from '@lading/core/entity'
import { formulaText, readFormula } from './formulaText'
import {
  addColumn,
  fieldTitle,
  findNode,
  isMomentField,
  isNumberField,
  moveColumn,
  removeColumn,
  setColumn,
} from './reportEdits'
import type { ReportDraft, SourceNode } from './reportEdits'
import { useDesignTexts } from './useDesignTexts'

/** What the parts of the designer work on. */
export interface EditorProps {
  draft: ReportDraft
  tree: readonly SourceNode[]
  onChange: (draft: ReportDraft) => void
}

const FOR_OTHERS: readonly Aggregate[] = ['count', 'distinct', 'min', 'max']

/** The columns of a report: titles, what is done with the values, search, order. */
export function ColumnTable({ draft, tree, onChange }: EditorProps): ReactNode {
  const { texts, locale } = useDesignTexts()
  const grouped = draft.columns.some(({ aggregate }) => aggregate !== undefined)
  const set = (name: string, change: Parameters<typeof setColumn>[2]) =>
    onChange(setColumn(draft, name, change))
  /** A column as a group, by a part of a date, or as an aggregate, in one choice. */
  const uses = (column: StoredReportColumn) => {
    const field = column.field === undefined ? undefined : findNode(tree, column.field)?.field
    const parts = field && isMomentField(field) ? DATE_PARTS : []
    const sums = field && isNumberField(field) ? AGGREGATES : FOR_OTHERS
    return [
      { value: '', label: grouped ? texts.group : texts.plain },
      ...parts.map((part) => ({ value: part, label: texts[part] })),
      ...sums.map((sum) => ({ value: sum, label: texts[sum] })),
    ]
  }
  const chosen = (value: string) => ({
    part: DATE_PARTS.find((each) => each === value),
    aggregate: AGGREGATES.find((each) => each === value),
  })
  return (
    <>
      <Table<StoredReportColumn>
        size="small"
        rowKey="name"
        dataSource={draft.columns}
        pagination={false}
        scroll={{ x: 820 }}
        locale={{ emptyText: texts.empty }}
        columns={[
          {
            title: texts.from,
            width: 150,
            render: (_, { field, formula, name }) =>
              formula === undefined ? (
                <span title={field}>
                  {field === undefined ? texts.count : fieldTitle(tree, field, locale)}
                </span>
              ) : (
                <FormulaInput
                  key={name}
                  label={`${texts.formula} ${name}`}
                  formula={formula}
                  fault={texts.badFormula}
                  onChange={(next) => set(name, { formula: next })}
                />
              ),
          },
          { title: texts.code, dataIndex: 'name', width: 110, ellipsis: true },
          ...(['zh', 'en'] as const).map((language) => ({
            title: language === 'zh' ? texts.titleZh : texts.titleEn,
            width: 130,
            render: (_: unknown, { name, title }: StoredReportColumn) => (
              <Input
                value={title[language]}
                maxLength={100}
                aria-label={`${language === 'zh' ? texts.titleZh : texts.titleEn} ${name}`}
                onChange={(event) => set(name, { title: { ...title, [language]: event.target.value } })}
              />
            ),
          })),
          {
            title: texts.use,
            width: 120,
            render: (_, column) =>
              column.field === undefined ? null : (
                <Select
                  value={column.part ?? column.aggregate ?? ''}
                  options={uses(column)}
                  aria-label={`${texts.use} ${column.name}`}
                  popupMatchSelectWidth={false}
                  style={{ width: '100%' }}
                  onChange={(value: string) => set(column.name, chosen(value))}
                />
              ),
          },
          {
            title: texts.search,
            width: 100,
            render: (_, { name, search }) => (
              <Select
                value={search ?? ''}
                aria-label={`${texts.search} ${name}`}
                popupMatchSelectWidth={false}
                style={{ width: '100%' }}
                options={[
                  { value: '', label: texts.searchNo },
                  { value: 'single', label: texts.searchSingle },
                  { value: 'group', label: texts.searchGroup },
                ]}
                onChange={(value: string) =>
                  set(name, { search: value === 'single' || value === 'group' ? value : undefined })
                }
              />
            ),
          },
          ...(grouped
            ? []
            : [
                {
                  title: texts.sumUp,
                  width: 60,
                  align: 'center' as const,
                  render: (_: unknown, { name, total }: StoredReportColumn) => (
                    <Checkbox
                      aria-label={`${texts.sumUp} ${name}`}
                      checked={total === true}
                      onChange={(event) => set(name, { total: event.target.checked || undefined })}
                    />
                  ),
                },
              ]),
          {
            title: texts.operation,
            width: 108,
            render: (_, { name }) => (
              <Space.Compact>
                <Button
                  icon={<ArrowUpOutlined />}
                  aria-label={`${texts.up} ${name}`}
                  onClick={() => onChange(moveColumn(draft, name, -1))}
                />
                <Button
                  icon={<ArrowDownOutlined />}
                  aria-label={`${texts.down} ${name}`}
                  onClick={() => onChange(moveColumn(draft, name, 1))}
                />
                <Button
                  danger
                  icon={<DeleteOutlined />}
                  aria-label={`${texts.remove} ${name}`}
                  onClick={() => onChange(removeColumn(draft, name))}
                />
              </Space.Compact>
            ),
          },
        ]}
      />
      <Flex gap="small" className="ld-report-more">
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() =>
            onChange(
              addColumn(draft, {
                name: 'records',
                title: { zh: '记录数', en: 'Records' },
                aggregate: 'count',
              }),
            )
          }
        >
          {texts.addCount}
        </Button>
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() =>
            onChange(addColumn(draft, { name: 'formula', title: { zh: '公式', en: 'Formula' }, formula: 0 }))
          }
        >
          {texts.addFormula}
        </Button>
      </Flex>
    </>
  )
}

/** A formula as arithmetic over the names of columns. */
function FormulaInput(props: {
  label: string
  formula: Formula
  fault: string
  onChange: (formula: Formula) => void
}): ReactNode {
  const { label, formula, fault, onChange } = props
  const [text, setText] = useState(() => formulaText(formula))
  const read = readFormula(text)
  return (
    <Input
      value={text}
      aria-label={label}
      title={read === undefined ? fault : undefined}
      {...(read === undefined ? { status: 'error' as const } : {})}
      onChange={(event) => {
        setText(event.target.value)
        const next = readFormula(event.target.value)
        if (next !== undefined) onChange(next)
      }}
    />
  )
}
