import type { ControlProps } from './controlProps'

type Aria = Pick<
  ControlProps,
  'status' | `aria-${'label' | 'labelledby' | 'describedby' | 'required' | 'invalid'}`
>

/** The aria attributes of a control; one whose status is `error` is invalid. */
export function ariaProps(props: Aria) {
  return {
    'aria-label': props['aria-label'],
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
    'aria-required': props['aria-required'],
    'aria-invalid': props['aria-invalid'] ?? (props.status === 'error' ? true : undefined),
  }
}

/** The status that a control shows by itself: antd's form item and others say that it is invalid by `aria-invalid`. */
export function shownStatus(props: Pick<Aria, 'status' | 'aria-invalid'>): Aria['status'] {
  return props.status ?? (props['aria-invalid'] ? 'error' : undefined)
}
