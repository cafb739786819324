import { createElement } from 'react'
import { lazyPart } from '../../view/lazyPart'
import type { CellPanelProps } from '../defineCell'

const calendar = () => import('./CalendarPanel')

/** Calendar of a date cell; loaded when the first one opens. */
export const DatePanel = lazyPart<CellPanelProps>(async () => (await calendar()).default)

/** Calendar and clock of a datetime cell; loaded when the first one opens. */
export const DatetimePanel = lazyPart<CellPanelProps>(async () => {
  const { default: CalendarPanel } = await calendar()
  return function DatetimePanel(props) {
    return createElement(CalendarPanel, { ...props, withTime: true })
  }
})
