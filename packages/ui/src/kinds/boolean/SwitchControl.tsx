import { Switch } from 'antd'
import type { ReactNode } from 'react'
import { describe } from '../shared/controlProps'
import type { ControlProps } from '../shared/controlProps'

/** On is `Y`, off is `N` (spec 2 §4, §9). */
export function SwitchControl(props: ControlProps): ReactNode {
  const { id, value, onChange, onBlur, disabled } = props
  return (
    <span style={{ height: 32, display: 'inline-flex', alignItems: 'center' }} onBlur={onBlur}>
      <Switch
        id={id}
        checked={value === 'Y'}
        disabled={disabled}
        onChange={(on) => onChange(on ? 'Y' : 'N')}
        {...describe(props)}
      />
    </span>
  )
}
