import { DeleteOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { superQueryMessages } from '../locale/messages'
import { changeLineField, changeLineRule, rulesOf } from '../logic/query'
import type { SuperQueryField, SuperQueryLine } from '../logic/query'
import { ValueInput } from './ValueInput'

/** One condition. */
export interface QueryLineProps {
  /** From 1. */
  position: number
  line: SuperQueryLine
  fields: readonly SuperQueryField[]
  onChange: (line: SuperQueryLine) => void
  onRemove: () => void
}

/** Field, rule and value of a condition. A field that no longer exists is kept and marked. */
export function QueryLine({ position, line, fields, onChange, onRemove }: QueryLineProps): ReactNode {
  const texts = useMessages(superQueryMessages)
  const text = useText()
  const id = useId()
  const asked = fields.find(({ name }) => name === line.field)
  const gone = line.field !== undefined && !asked
  const pick = (name: string) =>
    onChange(changeLineField(line, name, fields.find((each) => each.name === name)?.field))
  return (
    <div
      className="lading-super-line"
      role="group"
      aria-label={texts.line(position)}
      data-line={position - 1}
    >
      <Select
        aria-label={texts.field}
        aria-describedby={gone ? `${id}-gone` : undefined}
        className="lading-super-field"
        showSearch={{ optionFilterProp: 'label' }}
        status={gone ? 'error' : undefined}
        placeholder={texts.chooseField}
        value={line.field}
        options={fields.map(({ name, field }) => ({ value: name, label: text(field) }))}
        onChange={pick}
      />
      <Select
        aria-label={texts.rule}
        className="lading-super-rule"
        value={line.rule}
        options={rulesOf(asked?.field).map((rule) => ({ value: rule, label: texts.rules[rule] }))}
        onChange={(rule) => onChange(changeLineRule(line, rule))}
      />
      <div className="lading-super-value">
        {line.rule !== 'empty' && line.rule !== 'not_empty' && (
          <label htmlFor={id} className="lading-super-hidden">
            {texts.value}
          </label>
        )}
        <ValueInput
          // A control that was filled for another field or rule starts anew.
          key={`${line.field} ${['in', 'range', 'relative'].includes(line.rule) && line.rule}`}
          id={id}
          field={asked}
          rule={line.rule}
          multiple={line.rule === 'in'}
          value={line.val}
          onChange={(val) => onChange({ ...line, val })}
        />
      </div>
      <Button
        type="text"
        aria-label={texts.removeLine(position)}
        title={texts.removeLine(position)}
        icon={<DeleteOutlined />}
        onClick={onRemove}
      />
      {gone && (
        <span id={`${id}-gone`} className="lading-super-gone">
          {texts.gone(line.field!)}
        </span>
      )}
    </div>
  )
}
