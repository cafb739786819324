import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** What takes the focus in a table, and scrolls to itself by that. */
const STOP = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]'

/** The tables that are kept reachable. */
export interface KeyboardScrollProps {
  className?: string
  /** One or more of antd's tables with `scroll`. */
  children: ReactNode
}

/**
 * Stands around tables that may be wider than the screen. Where nothing in one takes the focus, it takes the focus
 * itself, so that the arrow keys scroll it (WCAG 2.1.1).
 *
 * @example <KeyboardScroll><Table scroll={{ x: 640 }} … /></KeyboardScroll>
 */
export function KeyboardScroll({ className, children }: KeyboardScrollProps): ReactNode {
  const around = useRef<HTMLDivElement>(null)
  // After each render: rows come and go, and with them what takes the focus.
  useEffect(() => {
    for (const scroller of around.current?.querySelectorAll('.ant-table-content') ?? []) {
      if (scroller.querySelector(STOP)) scroller.removeAttribute('tabindex')
      else scroller.setAttribute('tabindex', '0')
    }
  })
  return (
    <div ref={around} className={className}>
      {children}
    </div>
  )
}
