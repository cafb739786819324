import { memo } from 'react'
import { Button, Checkbox } from 'antd'
import { SteadyButton } from '../../../foundation/control/SteadyButton'
import { Popover } from '../../../foundation/overlay/Popover'
import { popupHost } from '../../../foundation/popup/popupHost'
import type { CompiledColumn } from '../../api/cell'
import type { GridMessages } from '../../locale/zh-CN'
import { NO_CHOICES, movedKey } from './columnChoices'
import type { ColumnChoices } from './columnChoices'
import type { ColumnTable } from './columnTable'

export interface ColumnSettingsProps {
  /** In the order shown. */
  columns: readonly CompiledColumn[]
  table: ColumnTable
  /** What was chosen; another one draws the list anew. */
  chosen: ColumnChoices
  messages: GridMessages
}

/** Which columns are shown, and in what order. The last one that is shown cannot be hidden. */
export const ColumnSettings = memo(function ColumnSettings(props: ColumnSettingsProps) {
  const { columns, table, messages } = props
  const listed = columns.filter(({ cell }) => !cell.marker)
  const shownCount = listed.filter(({ key }) => table.isVisible(key)).length
  const move = (key: string, by: 1 | -1) => {
    const markers = columns.filter(({ cell }) => cell.marker).map((column) => column.key)
    const keys = listed.map((column) => column.key)
    table.place([...markers, ...movedKey(keys, key, by)])
  }
  const content = (
    <div role="group" aria-label={messages.columns} style={{ maxHeight: 320, overflow: 'auto' }}>
      {listed.map(({ key, title }, index) => (
        <div key={key} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Checkbox
            style={{ flex: 1 }}
            checked={table.isVisible(key)}
            disabled={table.isVisible(key) && shownCount === 1}
            onChange={({ target }) => table.show(key, target.checked)}
          >
            {title || key}
          </Checkbox>
          <SteadyButton
            size="small"
            type="text"
            disabled={index === 0}
            aria-label={messages.columnUp(title)}
            onClick={() => move(key, -1)}
          >
            ↑
          </SteadyButton>
          <SteadyButton
            size="small"
            type="text"
            disabled={index === listed.length - 1}
            aria-label={messages.columnDown(title)}
            onClick={() => move(key, 1)}
          >
            ↓
          </SteadyButton>
        </div>
      ))}
      <Button size="small" type="link" onClick={() => table.restore(NO_CHOICES)}>
        {messages.resetColumns}
      </Button>
    </div>
  )
  return (
    <Popover trigger="click" getPopupContainer={popupHost} placement="bottomRight" content={content}>
      <Button autoInsertSpace={false}>{messages.columns}</Button>
    </Popover>
  )
})
