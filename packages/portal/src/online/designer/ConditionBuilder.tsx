import { DeleteOutlined, FilterOutlined, PlusOutlined } from '@ant-design/icons'
import { AutoComplete, Button, Flex, Popover, Select, Typography } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Condition, Field, Known, When } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { comparatorsOf, conditionOf, knownText, rowsOf } from './conditionRows'
import type { ConditionRow, ConditionRows } from './conditionRows'
import { fieldsOf } from './draftEdits'
import type { Draft, Place } from './draft'
import { replaced } from './draftTools'
import { useDesignerTexts } from './useDesignerTexts'

/** Puts a condition together by choosing fields, comparisons and values. */
export function ConditionBuilder(props: {
  label: string
  draft: Draft
  place: Place
  headerOnly: boolean
  condition: When | undefined
  onChange: (condition: Condition | undefined) => void
}): ReactNode {
  const { label, draft, place, headerOnly, condition, onChange } = props
  const { texts } = useDesignerTexts()
  const [open, setOpen] = useState(false)
  const begin = rowsOf(condition)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      title={label}
      content={
        <Rows
          begin={
            begin && begin.rows.length === 0
              ? { match: 'all', rows: [{ field: '', op: 'eq', text: '' }] }
              : begin
          }
          draft={draft}
          place={place}
          headerOnly={headerOnly}
          onTake={(next) => {
            onChange(next)
            setOpen(false)
          }}
        />
      }
    >
      <Button icon={<FilterOutlined />} aria-label={`${texts.choose} ${label}`} title={texts.choose} />
    </Popover>
  )
}

/** What a field may be compared with, beside what is typed. */
function valuesOf(draft: Draft, field: Field | undefined, locale: string) {
  if (!field) return []
  const kind = KINDS[field.kind]
  const known: Known['the'][] =
    kind.stored === 'date' ? ['today'] : kind.stored === 'timestamp' ? ['now'] : kind.people ? ['me'] : []
  const texts =
    kind.choices === 'states'
      ? Object.entries(draft.workflow?.states ?? {}).map(([value, text]) => ({ value, text }))
      : (draft.dictionaries?.[field.dict ?? '']?.items ?? []).map((item) => ({
          value: item.value,
          text: item,
        }))
  return [
    ...known.map((the) => ({ value: knownText(the), label: knownText(the) })),
    ...texts.map(({ value, text }) => ({ value, label: `${textIn(text, locale as 'zh-CN')} (${value})` })),
  ]
}

function Rows(props: {
  begin: ConditionRows | undefined
  draft: Draft
  place: Place
  headerOnly: boolean
  onTake: (condition: Condition | undefined) => void
}): ReactNode {
  const { begin, draft, place, headerOnly, onTake } = props
  const { texts, locale } = useDesignerTexts()
  const [{ match, rows }, setState] = useState(begin ?? { match: 'all' as const, rows: [] })
  if (!begin) return <Typography.Text type="secondary">{texts.onlyText}</Typography.Text>
  const named = (fields: Readonly<Record<string, Field>>, prefix: string) =>
    Object.entries(fields).map(([name, field]) => ({
      value: prefix + name,
      label: `${textIn(field, locale)} (${prefix}${name})`,
      field,
    }))
  const choices =
    place === undefined
      ? named(draft.fields, '')
      : [...(headerOnly ? [] : named(fieldsOf(draft, place), '')), ...named(draft.fields, 'record.')]
  const fieldOf = (name: string) => choices.find(({ value }) => value === name)?.field
  const set = (at: number, change: Partial<ConditionRow> | undefined) =>
    setState({ match, rows: replaced(rows, at, change && { ...rows[at]!, ...change }) })
  return (
    <Flex vertical gap="small" className="ld-designer-condition">
      {rows.length > 1 ? (
        <Select
          aria-label={texts.match}
          value={match}
          options={(['all', 'any'] as const).map((value) => ({ value, label: texts.matches[value] }))}
          onChange={(next: 'all' | 'any') => setState({ match: next, rows })}
        />
      ) : null}
      {rows.map(({ field, op, text }, at) => (
        <Flex key={at} gap={4} className="ld-designer-comparison">
          <Select
            aria-label={`${texts.field} ${at + 1}`}
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={texts.field}
            value={field || null}
            options={choices.map(({ value, label }) => ({ value, label }))}
            onChange={(name: string) =>
              set(at, { field: name, op: comparatorsOf(fieldOf(name)).includes(op) ? op : 'eq', text: '' })
            }
          />
          <Select
            aria-label={`${texts.compared} ${at + 1}`}
            value={op}
            options={[...new Set([...comparatorsOf(fieldOf(field)), op])].map((value) => ({
              value,
              label: texts.comparators[value],
            }))}
            onChange={(next: ConditionRow['op']) => set(at, { op: next })}
          />
          {op === 'empty' || op === 'filled' ? (
            <span />
          ) : (
            <AutoComplete
              aria-label={`${texts.value} ${at + 1}`}
              value={text}
              placeholder={op === 'in' ? texts.severalValues : texts.value}
              options={valuesOf(draft, fieldOf(field), locale)}
              onChange={(next: string) => set(at, { text: next })}
            />
          )}
          <Button
            icon={<DeleteOutlined />}
            aria-label={`${texts.remove} ${at + 1}`}
            onClick={() => set(at, undefined)}
          />
        </Flex>
      ))}
      <Flex justify="space-between">
        <Button
          icon={<PlusOutlined />}
          onClick={() => setState({ match, rows: [...rows, { field: '', op: 'eq', text: '' }] })}
        >
          {texts.addCondition}
        </Button>
        <Button type="primary" onClick={() => onTake(conditionOf({ match, rows }, fieldOf))}>
          {texts.apply}
        </Button>
      </Flex>
    </Flex>
  )
}
