import type { MenuProps } from 'antd'
import { useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode, TouchEvent } from 'react'
import { afterMenu } from '../foundation/overlay/afterMenu'
import { Dropdown } from '../foundation/overlay/Dropdown'
import { holdKeys } from '../foundation/overlay/holdKeys'
import { popupHost } from '../foundation/popup/popupHost'

/** One entry of a menu; `null` draws a line. */
export type ContextMenuItem = {
  key: string
  label: ReactNode
  icon?: ReactNode
  disabled?: boolean
  danger?: boolean
  onClick?: () => void
} | null

/** A menu at the pointer. */
export interface ContextMenuProps {
  /** Asked when the menu opens: entries may depend on what was pressed. No entries: the browser's own menu. */
  items: readonly ContextMenuItem[] | ((target: HTMLElement) => readonly ContextMenuItem[])
  /** @default false */
  disabled?: boolean
  children: ReactNode
}

/** A finger rests this long before the menu opens. */
const LONG_PRESS_MS = 500
/** A finger that moves further scrolls. */
const MOVE_PX = 10

/**
 * A menu by right click, Shift+F10, the menu key, or a long press; the focus goes back when it closes.
 *
 * @example <ContextMenu items={[{ key: 'close', label: '关闭', onClick: close }]}><Tab /></ContextMenu>
 */
export function ContextMenu({ items, disabled = false, children }: ContextMenuProps): ReactNode {
  const [shown, setShown] = useState<{ x: number; y: number; items: readonly ContextMenuItem[] }>()
  const back = useRef<HTMLElement>(null)
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)

  const open = (target: HTMLElement, x: number, y: number): boolean => {
    const now = typeof items === 'function' ? items(target) : items
    if (disabled || now.length === 0) return false
    back.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    holdKeys()
    setShown({ x, y, items: now })
    return true
  }
  const close = () => {
    setShown(undefined)
    afterMenu(() => back.current?.focus())
  }
  const byMouse = (event: MouseEvent) => {
    if (open(event.target as HTMLElement, event.clientX, event.clientY)) event.preventDefault()
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
    const target = event.target as HTMLElement
    const box = target.getBoundingClientRect()
    if (open(target, box.left + Math.min(24, box.width / 2), box.bottom)) event.preventDefault()
  }
  const endPress = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  const startPress = (event: TouchEvent) => {
    const touch = event.touches.item(0)
    endPress()
    if (!touch || event.touches.length > 1) return
    const { clientX: x, clientY: y } = touch
    const target = event.target as HTMLElement
    press.current = { x, y, timer: setTimeout(() => open(target, x, y), LONG_PRESS_MS) }
  }
  const movePress = (event: TouchEvent) => {
    const touch = event.touches.item(0)
    const from = press.current
    if (touch && from && Math.hypot(touch.clientX - from.x, touch.clientY - from.y) > MOVE_PX) endPress()
  }

  const menu: MenuProps = {
    autoFocus: true,
    items: (shown?.items ?? []).map((item, index) =>
      item
        ? { key: item.key, label: item.label, icon: item.icon, disabled: item.disabled, danger: item.danger }
        : { key: `line-${index}`, type: 'divider' as const },
    ),
    onClick: ({ key }) => {
      close()
      shown?.items.find((item) => item?.key === key)?.onClick?.()
    },
  }
  return (
    <div
      style={{ display: 'contents' }}
      onContextMenu={byMouse}
      onKeyDown={byKey}
      onTouchStart={startPress}
      onTouchMove={movePress}
      onTouchEnd={endPress}
      onTouchCancel={endPress}
    >
      {children}
      {shown && (
        <Dropdown
          open
          menu={menu}
          autoFocus
          trigger={['click']}
          getPopupContainer={popupHost}
          onOpenChange={(next) => !next && close()}
        >
          <span aria-hidden style={{ position: 'fixed', left: shown.x, top: shown.y, width: 1, height: 1 }} />
        </Dropdown>
      )}
    </div>
  )
}
