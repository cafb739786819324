import { useRef } from 'react'
import dayjs from 'dayjs'
import { readDateText } from '@lading/core/text'
import { CompanyDatePicker } from '../../../foundation/overlay/companyPicker'
import type { CellPanelProps } from '../../api/cell'

const FORMAT = { date: 'YYYY-MM-DD', datetime: 'YYYY-MM-DD HH:mm:ss' }

/**
 * Antd's calendar under a date cell. It has no edge of an overlay: the grid must see its presses, which keep the keyboard in
 * the cell. Its own field is not shown: the cell's text field is the one to type in.
 */
export default function CalendarPanel({
  draft,
  value,
  onPick,
  withTime,
}: CellPanelProps & { withTime?: boolean }) {
  const host = useRef<HTMLDivElement>(null)
  const format = withTime ? FORMAT.datetime : FORMAT.date
  const read = readDateText(draft)
  const day = read && typeof read !== 'string' ? read : undefined
  const typed = day && (withTime ? `${day.day} ${day.time ?? '00:00:00'}` : day.day)
  const text = typed ?? (typeof value === 'string' ? value : '')
  const shown = text ? dayjs(text, format) : null
  return (
    <div ref={host} className="lg-calendar">
      <CompanyDatePicker
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
