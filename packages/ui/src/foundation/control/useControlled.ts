import { useState } from 'react'
import { useHandler } from '../useHandler'

/** What of its properties decides who keeps a control's value. */
export interface ControlledProps<Stored extends Given, More extends unknown[], Given> {
  value?: Given
  defaultValue?: Given
  onChange?: (value: Stored, ...more: More) => void
  readOnly?: boolean
}

/**
 * The value of a control that may be led by its owner or keep its own. A form that clears a field says `undefined`
 * where it said something before: then the control is empty, not what it was left with.
 *
 * @param empty what the control holds of nothing
 * @returns the value, and what to call with a new one: nothing happens when the control is read-only
 */
export function useControlled<Stored extends Given, More extends unknown[], Given>(
  props: ControlledProps<Stored, More, Given>,
  empty: Stored,
): [value: Given, change: (value: Stored, ...more: More) => void] {
  const { value, defaultValue, onChange, readOnly = false } = props
  const [own, setOwn] = useState<Given>(defaultValue === undefined ? empty : defaultValue)
  const [led, setLed] = useState(value !== undefined)
  if (led !== (value !== undefined)) {
    setLed(!led)
    if (led) setOwn(empty)
  }
  const change = useHandler((next: Stored, ...more: More) => {
    if (readOnly) return
    setOwn(next)
    onChange?.(next, ...more)
  })
  return [value === undefined ? own : value, change]
}
