import { Button, Checkbox, ConfigProvider, Radio, Spin } from 'antd'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { ariaProps, shownStatus } from '../foundation/control/ariaProps'
import { leaveProps } from '../foundation/control/leaveProps'
import { controlCss } from '../foundation/control/styles'
import { useControlHandle } from '../foundation/control/useControlHandle'
import { useControlled } from '../foundation/control/useControlled'
import { useGroupName } from '../foundation/control/useGroupName'
import { Css } from '../foundation/Css'
import { useDict } from '../foundation/dict/useDict'
import { useMessages } from '../foundation/locale/useMessages'
import { CodeMissing } from './CodeMissing'
import type { DictControlProps } from './dictControlProps'
import { dictControlMessages } from './locale/messages'
import { joinValues, splitValues } from './logic/dependentValue'

/** Radios over a dictionary. */
export interface DictRadioProps extends DictControlProps {
  /** `button`: as a row of buttons. @default 'radio' */
  look?: 'radio' | 'button'
}

/** All options in sight, one to choose. */
export function DictRadio(props: DictRadioProps): ReactNode {
  const { code, look = 'radio', disabled, size } = props
  const [value, change] = useControlled<string | null, [], string | null>(props, null)
  const choices = useChoices(code)
  return (
    <Choices {...props} role="radiogroup" choices={choices}>
      <Radio.Group
        disabled={disabled}
        size={size}
        // The frame around it is the group.
        role="presentation"
        optionType={look === 'button' ? 'button' : 'default'}
        value={value}
        options={choices.options}
        onChange={(event) => change(String(event.target.value))}
      />
    </Choices>
  )
}

/** All options in sight, any number to choose; the values are joined by commas. */
export function DictCheckbox(props: DictControlProps): ReactNode {
  const { code, disabled } = props
  const [value, change] = useControlled<string | null, [], string | null>(props, null)
  const choices = useChoices(code)
  return (
    <Choices {...props} role="group" choices={choices}>
      <Checkbox.Group
        disabled={disabled}
        role="presentation"
        value={splitValues(value)}
        options={choices.options}
        onChange={(chosen) => change(joinValues(chosen))}
      />
    </Choices>
  )
}

interface Loaded {
  options: { value: string; label: string; disabled?: boolean }[]
  /** What stands in the place of the choices while there are none. */
  waiting: ReactNode
}

function useChoices(code: string): Loaded {
  const texts = useMessages(dictControlMessages)
  const dict = useDict(code || undefined)
  const options = dict.options.map(({ value, text, disabled }) => ({ value, label: text, disabled }))
  let waiting: ReactNode
  if (!code) waiting = <CodeMissing />
  else if (dict.error) {
    waiting = (
      <span role="alert">
        {dict.error.message || texts.loadFailed}
        <Button type="link" size="small" onClick={dict.refresh}>
          {texts.retry}
        </Button>
      </span>
    )
  } else if (dict.loading && options.length === 0) {
    waiting = (
      <span role="status">
        <Spin size="small" aria-hidden /> {texts.loading}
      </span>
    )
  } else if (options.length === 0) waiting = <span>{texts.nothingFound}</span>
  return { options, waiting }
}

interface ChoicesProps extends DictControlProps {
  role: 'radiogroup' | 'group'
  choices: Loaded
  children: ReactNode
}

/** The group around choices: its name, its state, its handle. */
function Choices(props: ChoicesProps): ReactNode {
  const { ref, id, role, disabled, readOnly = false, onBlur, choices, children } = props
  const { componentDisabled } = ConfigProvider.useConfig()
  const root = useRef<HTMLDivElement>(null)
  useControlHandle(ref, root)
  const { 'aria-required': required, 'aria-invalid': invalid, ...aria } = ariaProps(props)
  useGroupName(id, root, Boolean(aria['aria-label'] ?? aria['aria-labelledby']))
  return (
    <>
      <Css name="control">{controlCss}</Css>
      <div
        ref={root}
        id={id}
        role={role}
        data-status={shownStatus(props)}
        data-readonly={readOnly || undefined}
        className={`lading-choices${readOnly ? ' lading-locked-choices' : ''}`}
        aria-disabled={(disabled ?? componentDisabled) || undefined}
        {...aria}
        // A plain group knows neither: its boxes may each be left open.
        {...(role === 'radiogroup' && {
          'aria-required': required,
          'aria-invalid': invalid,
          'aria-readonly': readOnly || undefined,
        })}
        {...leaveProps(onBlur)}
      >
        {choices.waiting ?? children}
      </div>
    </>
  )
}
