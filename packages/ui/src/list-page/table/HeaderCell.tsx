import type { KeyboardEvent, PointerEvent, ReactNode, ThHTMLAttributes } from 'react'

/** How a header's column is made wider and narrower. */
export interface HeaderResize {
  /** Name of the grip, e.g. 调整“客户”的列宽. */
  label: string
  width: number
  onResize: (width: number) => void
}

/** What antd gives a header cell, and the resizing where the column has it. */
export type HeaderCellProps = ThHTMLAttributes<HTMLTableCellElement> & { resize?: HeaderResize }

const STEP = 16

/** A header cell with a grip at its end: by pointer, or by the arrow keys (ARIA window splitter). */
export function HeaderCell({ resize, children, ...rest }: HeaderCellProps): ReactNode {
  return (
    <th {...rest}>
      {resize ? <div className="lading-header">{children}</div> : children}
      {resize && <Grip {...resize} />}
    </th>
  )
}

function Grip({ label, width, onResize }: HeaderResize): ReactNode {
  const start = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    const grip = event.currentTarget
    const from = event.clientX
    const first = grip.parentElement?.getBoundingClientRect().width ?? width
    const sign = getComputedStyle(grip).direction === 'rtl' ? -1 : 1
    const move = ({ clientX }: globalThis.PointerEvent) => onResize(first + sign * (clientX - from))
    const end = () => {
      grip.removeEventListener('pointermove', move)
      grip.removeEventListener('lostpointercapture', end)
    }
    grip.setPointerCapture(event.pointerId)
    grip.addEventListener('pointermove', move)
    grip.addEventListener('lostpointercapture', end)
  }
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onResize(width + (getComputedStyle(event.currentTarget).direction === 'rtl' ? -by : by))
  }
  return (
    <span
      className="lading-grip"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      onPointerDown={start}
      onKeyDown={step}
      // A header sorts when it is pressed; its grip does not.
      onClick={(event) => event.stopPropagation()}
    />
  )
}
