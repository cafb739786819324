import { Checkbox, Radio, Spin, Switch, Tag } from 'antd'
import type { ReactNode } from 'react'
import { useDict } from '../foundation/dict/useDict'
import { useMessages } from '../foundation/locale/useMessages'
import { CodeMissing } from './CodeMissing'
import type { DictControlProps } from './dictControlProps'
import { dictControlMessages } from './locale/messages'
import { joinValues, splitValues } from './logic/dependentValue'

/** All options in sight, one to choose. `button`: as a row of buttons. */
export function DictRadio(props: DictControlProps & { look?: 'radio' | 'button' }): ReactNode {
  const { code, value, onChange, onBlur, look = 'radio', placeholder: _, status: _status, ...rest } = props
  const { options, waiting } = useChoices(code)
  if (waiting) return waiting
  return (
    <span onBlur={onBlur}>
      <Radio.Group
        {...rest}
        optionType={look === 'button' ? 'button' : 'default'}
        value={value ?? undefined}
        options={options}
        onChange={(event) => onChange?.(String(event.target.value))}
      />
    </span>
  )
}

/** All options in sight, any number to choose; the values are joined by commas. */
export function DictCheckbox(props: DictControlProps): ReactNode {
  const { code, value, onChange, onBlur, id, disabled, placeholder: _, status: _status, ...aria } = props
  const { options, waiting } = useChoices(code)
  if (waiting) return waiting
  return (
    <div id={id} role="group" onBlur={onBlur} {...aria}>
      <Checkbox.Group
        disabled={disabled}
        value={splitValues(value)}
        options={options}
        onChange={(chosen) => onChange?.(joinValues(chosen))}
      />
    </div>
  )
}

function useChoices(code: string) {
  const texts = useMessages(dictControlMessages)
  const dict = useDict(code || undefined)
  const options = dict.options.map(({ value, text, disabled }) => ({ value, label: text, disabled }))
  let waiting: ReactNode
  if (!code) waiting = <CodeMissing />
  else if (dict.error) waiting = <span role="alert">{dict.error.message || texts.loadFailed}</span>
  else if (dict.loading && options.length === 0) waiting = <Spin size="small" aria-label={texts.loading} />
  else if (options.length === 0) waiting = <span>{texts.nothingFound}</span>
  return { options, waiting }
}

/** A switch between two stored values. */
export interface DictSwitchProps extends Omit<DictControlProps, 'code' | 'placeholder' | 'status'> {
  /** On and off. @default ['Y', 'N'] (spec 2 §9) */
  values?: readonly [on: string, off: string]
}

/** On when the value equals the first of the two; anything else, also nothing, is off (spec 2 §4). */
export function DictSwitch(props: DictSwitchProps): ReactNode {
  const { values: [on, off] = ['Y', 'N'], value, onChange, onBlur, ...rest } = props
  return (
    <span onBlur={onBlur}>
      <Switch {...rest} checked={value === on} onChange={(now) => onChange?.(now ? on : off)} />
    </span>
  )
}

/** Values of a dictionary, shown as tags in the colours of their options. */
export function DictTag({ code, value }: Pick<DictControlProps, 'code' | 'value'>): ReactNode {
  const dict = useDict(code || undefined)
  if (!code) return <CodeMissing />
  return splitValues(value).map((each) => {
    const color = dict.optionOf(each)?.color
    // antd's own text colour of tags misses AA on their tint; the ninth shade of the same preset does not.
    const style = color && /^[a-z]+$/.test(color) ? { color: `var(--ant-${color}-9)` } : undefined
    return (
      <Tag key={each} color={color} style={style}>
        {dict.textOf(each)}
      </Tag>
    )
  })
}
