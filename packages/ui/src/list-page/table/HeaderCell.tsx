import type { HTMLAttributes, KeyboardEvent, PointerEvent, ReactNode, ThHTMLAttributes } from 'react'
import { useOneStop } from '../../foundation/toolbar/useOneStop'

/** How a header's column is made wider and narrower. */
export interface HeaderResize {
  /** Name of the grip, e.g. 调整“客户”的列宽. */
  label: string
  width: number
  onResize: (width: number) => void
}

/** What antd gives a header cell, and the resizing where the column has it. */
export type HeaderCellProps = ThHTMLAttributes<HTMLTableCellElement> & {
  resize?: HeaderResize
  /** What a press on it does to the order of the rows; told below its title when the pointer rests on it. */
  sortHint?: string
}

const STEP = 16
/** What the arrows go between. */
const RESIZABLE = 'th[data-resizable]'

const signOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/** The headers of a table: one stop of the keyboard, with the arrows between them. */
export function HeaderRow(props: HTMLAttributes<HTMLTableRowElement>): ReactNode {
  const row = useOneStop<HTMLTableRowElement>(RESIZABLE)
  return <tr {...props} ref={row} />
}

/** A header cell with a grip at its end: by pointer, or by Shift and the arrow keys on the header. */
export function HeaderCell({ resize, sortHint, children, ...rest }: HeaderCellProps): ReactNode {
  if (!resize) return <th {...rest}>{children}</th>
  const onKeyDown = (event: KeyboardEvent<HTMLTableCellElement>) => {
    const by = event.shiftKey ? { ArrowLeft: -STEP, ArrowRight: STEP }[event.key] : undefined
    if (by === undefined) return rest.onKeyDown?.(event)
    event.preventDefault()
    resize.onResize(resize.width + signOf(event.currentTarget) * by)
  }
  return (
    <th
      tabIndex={0}
      {...rest}
      {...(sortHint && { title: `${rest.title ?? ''}\n${sortHint}` })}
      data-resizable=""
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
      onKeyDown={onKeyDown}
    >
      <div className="lading-header">{children}</div>
      <Grip {...resize} />
    </th>
  )
}

function Grip({ label, width, onResize }: HeaderResize): ReactNode {
  const start = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    const grip = event.currentTarget
    const from = event.clientX
    const first = grip.parentElement?.getBoundingClientRect().width ?? width
    const sign = signOf(grip)
    const move = ({ clientX }: globalThis.PointerEvent) => onResize(first + sign * (clientX - from))
    const end = () => {
      grip.removeEventListener('pointermove', move)
      grip.removeEventListener('lostpointercapture', end)
    }
    grip.setPointerCapture(event.pointerId)
    grip.addEventListener('pointermove', move)
    grip.addEventListener('lostpointercapture', end)
  }
  return (
    <span
      className="lading-grip"
      role="separator"
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      onPointerDown={start}
      // A header sorts when it is pressed; its grip does not.
      onClick={(event) => event.stopPropagation()}
    />
  )
}
