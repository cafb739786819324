import { createElement } from 'react'
import { gridPart } from '../../api/gridPart'
import type { CellPanelProps } from '../../api/cell'

const calendar = () => import('./CalendarPanel')

/** Calendar of a date cell; loaded when the first one opens. */
export const DatePanel = gridPart<CellPanelProps>(async () => (await calendar()).default)

/** Calendar and clock of a datetime cell; loaded when the first one opens. */
export const DatetimePanel = gridPart<CellPanelProps>(async () => {
  const { default: CalendarPanel } = await calendar()
  return function DatetimePanel(props) {
    return createElement(CalendarPanel, { ...props, withTime: true })
  }
})
