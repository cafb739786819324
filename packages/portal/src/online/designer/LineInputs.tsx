import { Flex, Form, Select } from 'antd'
import type { ReactNode } from 'react'
import type { AskedInput, Formula, LineInput } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { ActionWrites } from './ActionWrites'
import { ConditionInput, FormulaInput } from './ConditionInput'
import { isNumber } from './conditionRows'
import { inputField, isOwnInput } from './draftActions'
import type { Draft } from './draft'
import { fieldsOf } from './draftEdits'
import { changed, filledIn, without } from './draftTools'
import { useDesignerTexts } from './useDesignerTexts'

/** What an action asks for of each line: which lines, which fields, what they start with, what is written of them. */
export function LineInputs(props: {
  draft: Draft
  name: string
  item: LineInput
  onChange: (item: LineInput) => void
}): ReactNode {
  const { draft, name, item, onChange } = props
  const { texts, locale } = useDesignerTexts()
  const { lines: key, ask, where, show = [], propose = {}, set } = item
  const fields = fieldsOf(draft, key)
  const named = ask.flatMap((each) => inputField(each) ?? [])
  const own = ask.filter(isOwnInput)
  const options = Object.entries(fields).map(([value, field]) => ({ value, label: textIn(field, locale) }))
  const put = (change: { [Member in keyof LineInput]?: LineInput[Member] | undefined }) =>
    onChange(changed(item, change))
  /** What was set for other lines stays: fields that these do not have are told. */
  const faultOf = (empty: boolean, names: readonly string[]) => {
    const gone = names.some((each) => !Object.hasOwn(fields, each))
    return empty || gone
      ? { validateStatus: 'error' as const, ...(gone ? { help: texts.fieldGone } : {}) }
      : {}
  }
  const starts = (field: string, formula: Formula | undefined) => {
    const next = formula === undefined ? without(propose, field) : { ...propose, [field]: formula }
    put({ propose: Object.keys(next).length > 0 ? next : undefined })
  }
  return (
    <Form layout="vertical" component="div" size="small" className="ld-designer-settings ld-designer-lines">
      <Form.Item label={texts.lines}>
        <Select
          aria-label={`${texts.lines} ${name}`}
          value={key}
          options={Object.entries(draft.lines ?? {}).map(([value, { label }]) => ({
            value,
            label: textIn(label, locale),
          }))}
          onChange={(lines: string) => put({ lines })}
        />
      </Form.Item>
      <Form.Item label={texts.askedOfLine} {...faultOf(ask.length === 0, named)}>
        <Select
          mode="multiple"
          aria-label={`${texts.askedOfLine} ${name}`}
          value={named}
          options={options.filter(({ value }) => !KINDS[fields[value]!.kind].serverOnly)}
          onChange={(names: string[]) => {
            const former = new Map(ask.map((each) => [inputField(each), each]))
            const next = names.map((each): AskedInput => former.get(each) ?? { field: each, required: false })
            onChange(
              changed(item, {
                ask: [...next, ...own],
                propose: filledIn({
                  propose: Object.fromEntries(
                    Object.entries(propose).filter(([each]) => names.includes(each)),
                  ),
                }).propose,
              }),
            )
          }}
        />
      </Form.Item>
      <Form.Item label={texts.linesWhere}>
        <ConditionInput
          label={`${texts.linesWhere} ${name}`}
          draft={draft}
          place={key}
          condition={where}
          placeholder="quantity > 0"
          onChange={(condition) => put({ where: condition })}
        />
      </Form.Item>
      <Form.Item label={texts.shownBeside} {...faultOf(false, show)}>
        <Select
          mode="multiple"
          aria-label={`${texts.shownBeside} ${name}`}
          value={[...show]}
          options={options}
          onChange={(names: string[]) => put({ show: names.length > 0 ? names : undefined })}
        />
      </Form.Item>
      {named
        .filter((field) => isNumber(fields[field]))
        .map((field) => (
          <Form.Item key={field} label={`${texts.startsWith} ${textIn(fields[field]!, locale)}`}>
            <FormulaInput
              label={`${texts.startsWith} ${field} ${name}`}
              draft={draft}
              place={key}
              formula={propose[field]}
              placeholder="quantity - done"
              onChange={(formula) => starts(field, formula)}
            />
          </Form.Item>
        ))}
      <Form.Item label={texts.writes}>
        <Flex vertical>
          <ActionWrites
            label={`${texts.writes} ${name}`}
            draft={draft}
            place={key}
            set={set}
            onChange={(next) => put({ set: next })}
          />
        </Flex>
      </Form.Item>
    </Form>
  )
}
