import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex, Input, Select, Tag } from 'antd'
import type { ReactNode } from 'react'
import type { ActionInput, ActionOptions, Field, FieldKind } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { ActionChange } from './draftActions'
import { addInput, inputField, isAskedFor, isLineInput, isOwnInput, ownInput, setInput } from './draftActions'
import type { Draft, Place } from './draft'
import { FIELD_NAME, fieldsOf } from './draftEdits'
import { KIND_LABELS } from './kindLabels'
import { LineInputs } from './LineInputs'
import { useDesignerTexts } from './useDesignerTexts'

/** Kinds that an action may ask for without storing them. */
const OWN_KINDS: readonly FieldKind[] = [
  'text',
  'textarea',
  'integer',
  'quantity',
  'money',
  'date',
  'datetime',
  'user',
]

/** Whether a field can be asked for in a dialog. */
const isAskable = ({ kind }: Field) => !KINDS[kind].serverOnly && !KINDS[kind].numbered && !KINDS[kind].shown

/** What an action asks for before it is done: fields of the record, fields of its own, and what is entered line by line. */
export function ActionInputs(props: {
  draft: Draft
  /** Lines that the action is about. */
  place: Place
  name: string
  action: ActionOptions
  set: (change: ActionChange) => void
}): ReactNode {
  const { draft, place, name, action, set } = props
  const { texts, locale } = useDesignerTexts()
  const fields = fieldsOf(draft, place)
  const { input = [] } = action
  const asked = input.flatMap((item) => (isLineInput(item) ? [] : (inputField(item) ?? [])))
  const free = Object.entries(fields).filter(([each, field]) => isAskable(field) && !asked.includes(each))
  const [firstLines] = Object.keys(draft.lines ?? {})
  const put = (at: number, item: ActionInput | undefined) => set(setInput(action, at, item))
  const need = (at: number, checked: boolean, change: (on: boolean) => ActionInput) => (
    <Checkbox checked={checked} onChange={(event) => put(at, change(event.target.checked))}>
      {texts.required}
    </Checkbox>
  )
  const row = (item: ActionInput, at: number): ReactNode => {
    if (isLineInput(item))
      return (
        <LineInputs draft={draft} name={`${name} ${at + 1}`} item={item} onChange={(next) => put(at, next)} />
      )
    if (isOwnInput(item)) {
      const { required: _required, ...rest } = item
      const taken = Object.hasOwn(fields, item.name)
      return (
        <Flex wrap gap={4} align="center" className="ld-designer-row">
          <Tag>{texts.notStored}</Tag>
          <Input
            className="ld-designer-short"
            aria-label={`${texts.name} ${name} ${at + 1}`}
            value={item.name}
            {...(taken || !FIELD_NAME.test(item.name) ? { status: 'error' as const } : {})}
            onChange={(event) => put(at, { ...item, name: event.target.value })}
          />
          {(['zh', 'en'] as const).map((language) => (
            <Input
              key={language}
              className="ld-designer-short"
              aria-label={`${language === 'zh' ? texts.labelZh : texts.labelEn} ${name} ${at + 1}`}
              value={item[language]}
              maxLength={100}
              onChange={(event) => put(at, { ...item, [language]: event.target.value })}
            />
          ))}
          <Select
            className="ld-designer-short"
            aria-label={`${texts.kind} ${name} ${at + 1}`}
            value={item.kind}
            options={[...new Set([...OWN_KINDS, item.kind])].map((kind) => ({
              value: kind,
              label: textIn(KIND_LABELS[kind] ?? { zh: kind, en: kind }, locale),
            }))}
            onChange={(kind: FieldKind) => put(at, { ...item, kind })}
          />
          {need(at, item.required === true, (on) => (on ? { ...rest, required: true } : rest))}
          {taken ? <span role="alert">{texts.nameTaken}</span> : null}
        </Flex>
      )
    }
    const field = inputField(item)!
    return (
      <Flex wrap gap={4} align="center" className="ld-designer-row">
        <Select
          className="ld-designer-choice"
          aria-label={`${texts.field} ${name} ${at + 1}`}
          value={field}
          {...(Object.hasOwn(fields, field) ? {} : { status: 'error' as const })}
          options={[...(fields[field] ? [[field, fields[field]] as const] : []), ...free].map(
            ([each, one]) => ({
              value: each,
              label: textIn(one, locale),
            }),
          )}
          onChange={(next: string) => put(at, { field: next, required: isAskedFor(item, fields) })}
        />
        {need(at, isAskedFor(item, fields), (required) => ({ field, required }))}
      </Flex>
    )
  }
  return (
    <Flex vertical gap={4}>
      {input.map((item, at) => (
        <Flex key={at} gap={4} align="start" justify="space-between">
          {row(item, at)}
          <Button
            danger
            icon={<DeleteOutlined />}
            aria-label={`${texts.remove} ${texts.asks} ${name} ${at + 1}`}
            onClick={() => put(at, undefined)}
          />
        </Flex>
      ))}
      <Flex wrap gap={4}>
        <Button
          size="small"
          icon={<PlusOutlined />}
          disabled={free.length === 0}
          onClick={() => set(addInput(action, { field: free[0]![0], required: true }))}
        >
          {texts.askField}
        </Button>
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() => set(addInput(action, ownInput(action, fields)))}
        >
          {texts.askOwn}
        </Button>
        {place === undefined && firstLines !== undefined ? (
          <Button
            size="small"
            icon={<PlusOutlined />}
            onClick={() => set(addInput(action, { lines: firstLines, ask: [] }))}
          >
            {texts.askLines}
          </Button>
        ) : null}
      </Flex>
    </Flex>
  )
}
