import { useRef } from 'react'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { CellPanelProps } from '../defineCell'
import { readDate, readDatetime } from './dateText'

const FORMAT = { date: 'YYYY-MM-DD', datetime: 'YYYY-MM-DD HH:mm:ss' }

/** Antd's calendar under a date cell. Its own field is not shown: the cell's text field is the one to type in. */
export default function CalendarPanel({
  draft,
  value,
  onPick,
  withTime,
}: CellPanelProps & { withTime?: boolean }) {
  const host = useRef<HTMLDivElement>(null)
  const format = withTime ? FORMAT.datetime : FORMAT.date
  const text = (withTime ? readDatetime(draft) : readDate(draft)) ?? (typeof value === 'string' ? value : '')
  const shown = text ? dayjs(text, format) : null
  return (
    <div ref={host} className="lg-calendar">
      <DatePicker
        open
        value={shown?.isValid() ? shown : null}
        showTime={withTime ? { format: 'HH:mm:ss' } : false}
        format={format}
        inputReadOnly
        tabIndex={-1}
        aria-hidden
        getPopupContainer={() => host.current ?? document.body}
        placement="bottomLeft"
        style={{
          position: 'absolute',
          width: 0,
          height: 0,
          padding: 0,
          border: 0,
          opacity: 0,
          overflow: 'hidden',
        }}
        onChange={(day) => onPick(day ? day.format(format) : null)}
      />
    </div>
  )
}
