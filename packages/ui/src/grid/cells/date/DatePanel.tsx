import { Suspense, lazy } from 'react'
import type { CellPanelProps } from '../defineCell'

const CalendarPanel = lazy(() => import('./CalendarPanel'))

/** Calendar of a date cell; loaded when the first one opens. */
export function DatePanel(props: CellPanelProps) {
  return (
    <Suspense fallback={null}>
      <CalendarPanel {...props} />
    </Suspense>
  )
}

/** Calendar and clock of a datetime cell; loaded when the first one opens. */
export function DatetimePanel(props: CellPanelProps) {
  return (
    <Suspense fallback={null}>
      <CalendarPanel {...props} withTime />
    </Suspense>
  )
}
