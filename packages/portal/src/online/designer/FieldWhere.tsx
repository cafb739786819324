import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Form, Select, Typography } from 'antd'
import type { ReactNode } from 'react'
import type { Field } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { Text } from '@lading/core/text'
import type { Draft, Place } from './draft'
import { fieldsOf } from './draftEdits'
import {
  addWhere,
  choicesOf,
  conditionOfValues,
  conditionOfWay,
  isAsked,
  otherOf,
  setWhere,
  valuesOf,
  wayOf,
} from './draftWhere'
import type { WhereWay } from './draftWhere'
import { useDesignerTexts } from './useDesignerTexts'
import { useFillSources } from './useFillSources'

/** Which records may be picked: what fields of theirs must be. */
export function FieldWhere(props: {
  draft: Draft
  place: Place
  name: string
  field: Field
  set: (change: Partial<Field>) => void
}): ReactNode {
  const { draft, place, name, field, set } = props
  const { texts, locale } = useDesignerTexts()
  const target = useFillSources(draft, field)?.definition
  if (!target) return null
  const { where = {} } = field
  const label = (fields: Readonly<Record<string, Text>>, each: string) =>
    Object.hasOwn(fields, each) ? textIn(fields[each]!, locale) : each
  const free = Object.keys(target.fields).filter(
    (each) => isAsked(target.fields[each]!) && !Object.hasOwn(where, each),
  )
  /** Fields that may decide: those beside this one, or those of the header. */
  const deciding = (way: WhereWay) => {
    const fields = way === 'header' ? draft.fields : fieldsOf(draft, place)
    const own = way === 'header' && place !== undefined ? undefined : name
    return Object.fromEntries(Object.entries(fields).filter(([each, one]) => each !== own && isAsked(one)))
  }
  const ways: WhereWay[] = ['values', 'field', ...(place === undefined ? [] : ['header' as const])]
  return (
    <Form.Item label={texts.picked} extra={texts.pickedHint}>
      <Flex vertical gap={8}>
        {Object.entries(where).map(([each, condition]) => {
          const way = wayOf(condition)
          const decided = deciding(way)
          const other = otherOf(condition)
          const values = valuesOf(condition)
          const fault = !Object.hasOwn(target.fields, each)
            ? texts.fieldGone
            : way === 'values'
              ? values.length === 0 && texts.chooseValues
              : !Object.hasOwn(decided, other!) && texts.fieldGone
          const first = (next: WhereWay) => Object.keys(deciding(next))[0]
          return (
            <div key={each} className="ld-designer-fill">
              <Flex gap={4}>
                <Select
                  aria-label={`${texts.pickedField} ${each}`}
                  value={each}
                  {...(Object.hasOwn(target.fields, each) ? {} : { status: 'error' as const })}
                  showSearch={{ optionFilterProp: 'label' }}
                  options={[each, ...free].map((value) => ({ value, label: label(target.fields, value) }))}
                  onChange={(next: string) => set(setWhere(field, each, { name: next }))}
                />
                <Button
                  danger
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={`${texts.remove} ${texts.picked} ${each}`}
                  onClick={() => set(setWhere(field, each, undefined))}
                />
              </Flex>
              <Select
                aria-label={`${texts.compared} ${each}`}
                value={way}
                options={[...new Set([...ways, way])].map((value) => ({
                  value,
                  label: texts.pickedWays[value],
                  disabled: value !== 'values' && first(value) === undefined,
                }))}
                onChange={(next: WhereWay) =>
                  set(setWhere(field, each, { condition: conditionOfWay(next, first(next) ?? '') }))
                }
              />
              {way === 'values' ? (
                <Select
                  mode="tags"
                  aria-label={`${texts.value} ${each}`}
                  value={values}
                  {...(fault ? { status: 'error' as const } : {})}
                  options={choicesOf(target, each).map(([value, text]) => ({
                    value,
                    label: textIn(text, locale),
                  }))}
                  onChange={(next: string[]) =>
                    set(setWhere(field, each, { condition: conditionOfValues(condition, next) }))
                  }
                />
              ) : (
                <Select
                  aria-label={`${texts.field} ${each}`}
                  value={other}
                  {...(fault ? { status: 'error' as const } : {})}
                  options={Object.keys(decided).map((value) => ({ value, label: label(decided, value) }))}
                  onChange={(next: string) =>
                    set(setWhere(field, each, { condition: conditionOfWay(way, next) }))
                  }
                />
              )}
              {fault ? (
                <Typography.Text type="danger" role="alert">
                  {fault}
                </Typography.Text>
              ) : null}
            </div>
          )
        })}
        <div>
          <Button
            size="small"
            icon={<PlusOutlined />}
            disabled={free.length === 0}
            onClick={() => {
              const [next = ''] = free
              set(addWhere(field, next, choicesOf(target, next)[0]?.[0] ?? ''))
            }}
          >
            {texts.addPicked}
          </Button>
        </div>
      </Flex>
    </Form.Item>
  )
}
