import type { DropdownProps } from 'antd'
import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Dropdown } from '../overlay/Dropdown'
import { popupHost } from './popupHost'

/** A menu below a button. */
export interface DropMenuProps extends Pick<DropdownProps, 'menu' | 'placement' | 'disabled'> {
  /** The button. */
  children: ReactElement
}

/**
 * A menu that a button opens, by the pointer or by the keyboard, also in a dialog: it takes the focus when it opens,
 * and gives it back to the button when it closes.
 */
export function DropMenu({ children, ...props }: DropMenuProps): ReactNode {
  const opener = useRef<Element>(null)
  const turn = (open: boolean) => {
    const here = document.activeElement
    if (open) opener.current = here
    // What was pressed outside of the menu keeps the focus.
    else if (here?.closest('.ant-dropdown') && opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <Dropdown {...props} trigger={['click']} autoFocus getPopupContainer={popupHost} onOpenChange={turn}>
      {children}
    </Dropdown>
  )
}
