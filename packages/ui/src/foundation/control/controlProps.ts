import type { Ref } from 'react'

/** What a form, or a page, can do with a control through its `ref`. */
export interface ControlHandle {
  /** Puts the keyboard into the control: forms do so with the first field that is refused. */
  focus(): void
  blur(): void
  /** Where the control stands; `null` while it is not shown. For scrolling to it. */
  readonly nativeElement: HTMLElement | null
}

/**
 * Attributes that every control takes: alone, in antd's `Form.Item`, and with the `field` of react-hook-form's
 * `Controller` spread over it.
 *
 * @typeParam Stored what `onChange` gives
 * @typeParam More what it gives besides, e.g. the chosen records
 * @typeParam Given what `value` may be, when that is more than `Stored`
 */
export interface ControlProps<Stored = string | null, More extends unknown[] = [], Given = Stored> {
  ref?: Ref<ControlHandle>
  /** For a `<label for>`. */
  id?: string
  /** Name of the field, as react-hook-form hands it on; the control itself does not use it. */
  name?: string
  /** The stored value. `undefined`: the control keeps its own, beginning with `defaultValue`. */
  value?: Given
  /** @default nothing */
  defaultValue?: Given
  onChange?: (value: Stored, ...more: More) => void
  /** The keyboard left the control as a whole, with its buttons, and no dialog of it is open. */
  onBlur?: () => void
  /** Shown greyed and out of reach. In antd's Form, its own `disabled` holds too. */
  disabled?: boolean
  /** Shown and reached by the keyboard, but not changed. @default false */
  readOnly?: boolean
  /** @default that of the ConfigProvider or form around it */
  size?: 'small' | 'medium' | 'large'
  /** `error` also tells assistive technology. antd's `Form.Item` sets it by itself. */
  status?: 'error' | 'warning'
  placeholder?: string
  autoFocus?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-required'?: boolean
  'aria-invalid'?: boolean
}
