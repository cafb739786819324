import { useId } from 'react'
import type { ReactNode } from 'react'
import { Select } from '../../foundation/overlay/Select'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { superQueryMessages } from '../locale/messages'
import { changeLineField, changeLineRule, rulesOf } from '../logic/query'
import type { SuperQueryLine } from '../logic/query'
import type { Path } from '../logic/queryTree'
import type { Builder } from './builder'
import { EntryMenu } from './EntryMenu'
import { RemoveButton } from './RemoveButton'
import { ValueInput } from './ValueInput'

/** One condition. */
export interface QueryLineProps {
  builder: Builder
  path: Path
  line: SuperQueryLine
}

/** Field, rule and value of a condition. A field that no longer exists is kept and marked. */
export function QueryLine({ builder, path, line }: QueryLineProps): ReactNode {
  const { draft, fields, numbers } = builder
  const texts = useMessages(superQueryMessages)
  const text = useText()
  const id = useId()
  const place = path.join('.')
  const name = texts.line(numbers.get(place) ?? 0)
  const asked = fields.find((each) => each.name === line.field)
  const gone = line.field !== undefined && !asked
  const change = (next: SuperQueryLine) => draft.setEntry(path, next)
  const pick = (field: string) =>
    change(changeLineField(line, field, fields.find((each) => each.name === field)?.field))
  return (
    <div className="lading-super-line" role="group" aria-label={name} data-entry={place}>
      <Select
        aria-label={texts.field}
        aria-describedby={gone ? `${id}-gone` : undefined}
        className="lading-super-field"
        showSearch={{ optionFilterProp: 'label' }}
        status={gone ? 'error' : undefined}
        placeholder={texts.chooseField}
        value={line.field}
        options={fields.map((each) => ({ value: each.name, label: text(each.field) }))}
        onChange={pick}
      />
      <Select
        aria-label={texts.rule}
        className="lading-super-rule"
        value={line.rule}
        options={rulesOf(asked?.field).map((rule) => ({ value: rule, label: texts.rules[rule] }))}
        onChange={(rule) => change(changeLineRule(line, rule))}
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
          onChange={(val) => change({ ...line, val })}
        />
      </div>
      <span className="lading-super-end">
        <EntryMenu builder={builder} path={path} name={name} />
        <RemoveButton name={name} onClick={() => draft.removeAt(path)} />
      </span>
      {gone && (
        <span id={`${id}-gone`} className="lading-super-gone">
          {texts.gone(line.field!)}
        </span>
      )}
    </div>
  )
}
