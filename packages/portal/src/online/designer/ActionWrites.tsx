import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import type { ActionValue, Field } from '@lading/core/entity'
import { holdsKnown, KINDS } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { FormulaInput } from './ConditionInput'
import { isNumber } from './conditionRows'
import { setWrite, typedValue, writeKind } from './draftActions'
import type { Draft, Place } from './draft'
import { fieldsOf } from './draftEdits'
import { useDesignerTexts } from './useDesignerTexts'

/** Words that an action can write, and fields that hold them. */
const WORDS: readonly { word: Extract<ActionValue, string>; fits: (field: Field) => boolean }[] = [
  { word: 'me', fits: ({ kind }) => holdsKnown(kind, 'me') },
  { word: 'department', fits: ({ kind }) => holdsKnown(kind, 'department') },
  { word: 'now', fits: ({ kind }) => holdsKnown(kind, 'now') },
  { word: 'today', fits: ({ kind }) => holdsKnown(kind, 'today') },
  { word: 'nothing', fits: () => true },
]

/** What can be written of a field. */
const waysOf = (field: Field | undefined): string[] => [
  'value',
  ...(field && isNumber(field) ? ['formula'] : []),
  ...WORDS.filter(({ fits }) => field && fits(field)).map(({ word }) => word),
]

/** What an action writes by itself: field after field, with a value, a formula, the moment, whoever does it. */
export function ActionWrites(props: {
  /** Names what is written, for people who do not see it. */
  label: string
  draft: Draft
  place: Place
  set: Readonly<Record<string, ActionValue>> | undefined
  onChange: (set: Record<string, ActionValue> | undefined) => void
}): ReactNode {
  const { label, draft, place, set = {}, onChange } = props
  const { texts, locale } = useDesignerTexts()
  const fields = fieldsOf(draft, place)
  const writable = Object.entries(fields).filter(
    ([, { kind }]) => KINDS[kind].choices !== 'states' && !KINDS[kind].numbered && !KINDS[kind].shown,
  )
  const free = writable.filter(([name]) => !Object.hasOwn(set, name))
  const first = (field: Field): ActionValue =>
    WORDS.find(({ word, fits }) => word !== 'nothing' && fits(field))?.word ?? { value: '' }
  const become = (name: string, way: string) =>
    onChange(
      setWrite(
        set,
        name,
        way === 'value' ? { value: '' } : way === 'formula' ? { formula: 0 } : (way as 'me'),
      ),
    )
  return (
    <Flex vertical gap={4}>
      {Object.entries(set).map(([name, value]) => {
        const field = fields[name]
        const way = writeKind(value)
        return (
          <Flex key={name} wrap gap={4} align="start">
            <Select
              className="ld-designer-choice"
              aria-label={`${label} ${texts.field} ${name}`}
              value={name}
              {...(field ? {} : { status: 'error' as const })}
              options={[...(field ? [[name, field] as const] : []), ...free].map(([each, one]) => ({
                value: each,
                label: textIn(one, locale),
              }))}
              onChange={(to: string) =>
                onChange(
                  setWrite(set, name, waysOf(fields[to]).includes(way) ? value : first(fields[to]!), to),
                )
              }
            />
            <Select
              className="ld-designer-short"
              aria-label={`${label} ${texts.becomes} ${name}`}
              value={way}
              options={[...new Set([...waysOf(field), way])].map((each) => ({
                value: each,
                label: texts.ways[each as keyof typeof texts.ways],
              }))}
              onChange={(next: string) => become(name, next)}
            />
            {way === 'value' && typeof value === 'object' && 'value' in value ? (
              <Input
                className="ld-designer-choice"
                aria-label={`${texts.value} ${name}`}
                value={String(value.value)}
                maxLength={500}
                onChange={(event) =>
                  onChange(setWrite(set, name, typedValue(event.target.value, isNumber(field))))
                }
              />
            ) : null}
            {way === 'formula' && typeof value === 'object' && 'formula' in value ? (
              <div className="ld-designer-choice">
                <FormulaInput
                  label={`${texts.formula} ${name}`}
                  draft={draft}
                  place={place}
                  formula={value.formula}
                  placeholder="quantity * price"
                  onChange={(formula) =>
                    onChange(setWrite(set, name, formula === undefined ? undefined : { formula }))
                  }
                />
              </div>
            ) : null}
            <Button
              danger
              icon={<DeleteOutlined />}
              aria-label={`${texts.remove} ${label} ${name}`}
              onClick={() => onChange(setWrite(set, name, undefined))}
            />
          </Flex>
        )
      })}
      <div>
        <Button
          size="small"
          icon={<PlusOutlined />}
          disabled={free.length === 0}
          onClick={() => {
            const [name, field] = free[0]!
            onChange(setWrite(set, name, first(field)))
          }}
        >
          {texts.addWrite}
        </Button>
      </div>
    </Flex>
  )
}
