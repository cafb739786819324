import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex, Form, Select, Typography } from 'antd'
import type { ReactNode } from 'react'
import { fillsOf, KINDS } from '@lading/core/entity'
import type { Field } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { Text } from '@lading/core/text'
import type { Draft, Place } from './draft'
import { fieldsOf } from './draftEdits'
import { addFill, setFill } from './draftFills'
import { useDesignerTexts } from './useDesignerTexts'
import { useFillSources } from './useFillSources'

/** Which fields a picked record fills, and from where. */
export function FieldFills(props: {
  draft: Draft
  place: Place
  name: string
  field: Field
  set: (change: Partial<Field>) => void
}): ReactNode {
  const { draft, place, name, field, set } = props
  const { texts, locale } = useDesignerTexts()
  const named = useFillSources(draft, field)
  if (!named) return null
  const own = fieldsOf(draft, place)
  const fills = fillsOf(field)
  const free = Object.entries(own).filter(([each]) => each !== name && !fills.some(({ to }) => to === each))
  const label = (fields: Readonly<Record<string, Text>>, each: string) =>
    fields[each] ? textIn(fields[each], locale) : each
  const sources = Object.keys(named.fields).map((value) => ({ value, label: label(named.fields, value) }))
  /** What has the name of the field, or what names a record. */
  const proposed = (to: string) => (Object.hasOwn(named.fields, to) ? to : named.first)
  return (
    <Form.Item label={texts.fills} extra={texts.fillsHint}>
      <Flex vertical gap={8}>
        {fills.map(({ to, from, whenEmpty }) => (
          <div key={to} className="ld-designer-fill">
            <Flex gap={4}>
              <Select
                aria-label={`${texts.fillTo} ${to}`}
                value={to}
                {...(Object.hasOwn(own, to) ? {} : { status: 'error' as const })}
                options={[to, ...free.map(([each]) => each)].map((value) => ({
                  value,
                  label: label(own, value),
                }))}
                onChange={(next: string) => set(setFill(field, to, { to: next }))}
              />
              <Button
                danger
                size="small"
                icon={<DeleteOutlined />}
                aria-label={`${texts.remove} ${texts.fills} ${to}`}
                onClick={() => set(setFill(field, to, undefined))}
              />
            </Flex>
            <Select
              aria-label={`${texts.fillFrom} ${to}`}
              value={from}
              {...(Object.hasOwn(named.fields, from) ? {} : { status: 'error' as const })}
              prefix="←"
              showSearch={{ optionFilterProp: 'label' }}
              options={sources}
              onChange={(next: string) => set(setFill(field, to, { from: next }))}
            />
            {Object.hasOwn(own, to) && Object.hasOwn(named.fields, from) ? null : (
              <Typography.Text type="danger" role="alert">
                {texts.fieldGone}
              </Typography.Text>
            )}
            {own[to]?.readonly || KINDS[field.kind].report ? null : (
              <Checkbox
                checked={whenEmpty}
                onChange={(event) => set(setFill(field, to, { whenEmpty: event.target.checked }))}
              >
                {texts.whenEmpty}
              </Checkbox>
            )}
          </div>
        ))}
        <div>
          <Button
            size="small"
            icon={<PlusOutlined />}
            disabled={free.length === 0 || sources.length === 0}
            onClick={() => {
              // A field that both have is what people mean first.
              const to = (free.find(([each]) => Object.hasOwn(named.fields, each)) ?? free[0]!)[0]
              set(addFill(field, to, proposed(to)))
            }}
          >
            {texts.addFill}
          </Button>
        </div>
      </Flex>
    </Form.Item>
  )
}
