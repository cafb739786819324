import type { GetRef } from 'antd'
import { useId } from 'react'
import type { FocusEvent, Ref } from 'react'
import { foundationMessages } from '../locale/messages'
import { useMessages } from '../locale/useMessages'
import type { Select } from '../overlay/Select'
import { ariaProps } from './ariaProps'
import type { ControlProps } from './controlProps'

/** A read-only select can be reached and read; nothing opens it and nothing takes its tags away. */
const LOCKED = {
  open: false,
  allowClear: false,
  showSearch: false,
  suffixIcon: null,
  'aria-readonly': true,
  className: 'lading-select lading-locked',
} as const

type Common = Omit<ControlProps<never, never[], unknown>, 'value' | 'defaultValue' | 'onChange' | 'name'>

/**
 * The properties that antd's Select, TreeSelect and Cascader share, from those of a control. Spread them after their
 * own `showSearch` and `onOpenChange`: a read-only control overrules them.
 */
export function useSelectProps(props: Common) {
  const { ref, id, onBlur, disabled, readOnly, size, status, placeholder, autoFocus } = props
  const texts = useMessages(foundationMessages)
  const ownId = useId()
  return {
    // antd's handles have what ours promises, and more.
    ref: ref as Ref<GetRef<typeof Select>> | undefined,
    id: id ?? ownId,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // The button that empties the select belongs to it.
      const select = event.target.closest('.ant-select')
      if (!select?.contains(event.relatedTarget)) onBlur?.()
    },
    disabled,
    size,
    status,
    placeholder: placeholder ?? texts.choose,
    autoFocus,
    allowClear: { label: texts.clear },
    className: 'lading-select',
    style: { width: '100%' },
    ...ariaProps(props),
    ...(readOnly && LOCKED),
  }
}
