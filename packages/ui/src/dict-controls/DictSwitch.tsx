import { Switch } from 'antd'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { ControlProps } from '../foundation/control/controlProps'
import { leaveProps } from '../foundation/control/leaveProps'
import { ariaProps, shownStatus } from '../foundation/control/ariaProps'
import { controlCss } from '../foundation/control/styles'
import { useControlHandle } from '../foundation/control/useControlHandle'
import { useControlled } from '../foundation/control/useControlled'
import { Css } from '../foundation/Css'

/** A switch between two stored values. */
export interface DictSwitchProps extends Omit<ControlProps, 'placeholder'> {
  /** On and off. @default ['Y', 'N'] (spec 2 §9) */
  values?: readonly [on: string, off: string]
}

/**
 * On when the value equals the first of the two, off for anything else. An empty value is set to the second
 * (spec 2 §4).
 *
 * @example <DictSwitch aria-label="加急" value="Y" onChange={(urgent) => …} />
 */
export function DictSwitch(props: DictSwitchProps): ReactNode {
  const { ref, id, values: [on, off] = ['Y', 'N'], disabled, readOnly, size, autoFocus } = props
  const [value, change] = useControlled<string | null, [], string | null>(props, null)
  const root = useRef<HTMLSpanElement>(null)
  useControlHandle(ref, root)
  const empty = value === null || value === ''
  useEffect(() => {
    if (empty) change(off)
  }, [empty, off, change])
  return (
    <>
      <Css name="control">{controlCss}</Css>
      <span
        ref={root}
        data-status={shownStatus(props)}
        className={`lading-choices${readOnly ? ' lading-locked-choices' : ''}`}
        {...leaveProps(props.onBlur)}
      >
        <Switch
          id={id}
          disabled={disabled}
          size={size === 'small' ? 'small' : undefined}
          autoFocus={autoFocus}
          {...ariaProps(props)}
          {...(readOnly && { 'aria-readonly': true })}
          checked={value === on}
          onChange={(now) => change(now ? on : off)}
        />
      </span>
    </>
  )
}
