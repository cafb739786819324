import { describeCron } from '@lading/core/cron'
import type { WeekdayNumbering } from '@lading/core/cron'
import type { HandlerAnswer, HandlerInput } from '@lading/core/rules'
import { useContext, useState } from 'react'
import { CronBuilder } from '../../cron-builder/CronBuilder'
import { faultOf } from '../../cron-builder/logic/expression'
import type { GridColumn } from '../../grid/api/column'
import { GridContext } from '../../grid/view/gridContext'
import type { CellDialogProps, CellPanelProps } from '../../grid/api/cell'
import { CellModal } from '../../grid/cells/dialog/CellModal'
import { DialogButton } from '../../grid/cells/dialog/DialogButton'
import { plainText } from '../../grid/api/plainText'

/** Width of the dialog (spec 2 §2). */
const WIDTH = 800

/** How numbers of week days are read: `props.weekdays` of the column. */
function weekdaysOf(column: GridColumn): WeekdayNumbering {
  return column.props?.['weekdays'] === 'quartz' ? 'quartz' : 'unix'
}

/** The rule of every column: an expression that cannot be read is told with its reason. */
export function checkCron({ value, locale = 'zh-CN' }: HandlerInput, column: GridColumn): HandlerAnswer {
  const fault = faultOf(plainText(value), weekdaysOf(column))
  return fault ? { pass: false, message: fault.text(locale) } : { pass: true }
}

/** Under the cell: what the expression means in plain words, and the way to the builder. */
export function CronPanel({ draft, column, id, onDialog, messages }: CellPanelProps) {
  const locale = useContext(GridContext)?.validator.locale ?? 'zh-CN'
  const weekdays = weekdaysOf(column.def)
  const readable = draft.trim() !== '' && faultOf(draft, weekdays) === undefined
  return (
    <div className="lg-list" id={id} role="group" aria-label={column.title}>
      {readable && (
        <div className="lg-none" role="status">
          {describeCron(draft, locale, { weekdays })}
        </div>
      )}
      <DialogButton onDialog={onDialog} messages={messages} />
    </div>
  )
}

/** The builder; an expression that cannot be read is not taken. */
export function CronDialog({ value: stored, ...dialog }: CellDialogProps) {
  const [value, setValue] = useState(() => plainText(stored))
  const { props } = dialog.column.def
  const weekdays = weekdaysOf(dialog.column.def)
  const zone = props?.['zone']
  return (
    <CellModal {...dialog} text={value} wrong={faultOf(value, weekdays) !== undefined} width={WIDTH}>
      <CronBuilder
        value={value}
        onChange={setValue}
        weekdays={weekdays}
        {...(typeof zone === 'string' && { zone })}
      />
    </CellModal>
  )
}
