import { useReference } from '../../../foundation/remote-select/useReference'
import { useStable } from '../../../foundation/useStable'
import { recordFilters } from '../../record/recordFilters'
import { fillFields } from '../../../pickers/report-popup/reportValues'
import { storedValues } from '../../../pickers/report-popup/storedRows'
import { ReportPopup } from '../../../pickers/report-popup/ReportPopup'
import { RecordDialog } from '../../../pickers/record-picker/RecordDialog'
import type { CellDialogProps } from '../../../grid/api/cell'
import { fillsOf } from '../../../grid/cells/lookup/fillsOf'
import { valuesOf } from '../../shared/valuesOf'
import { mappingOf, picksReport } from './popupFault'

/** Picks rows of the column's report, or records of its reference. */
export function PopupDialog(props: CellDialogProps) {
  return picksReport(props.column.def) ? <ReportDialog {...props} /> : <ReferenceDialog {...props} />
}

/** Joins the values of several rows. */
const SEPARATOR = ','

function ReportDialog({ value, column, onPick, onCancel }: CellDialogProps) {
  const { def } = column
  const mapping = mappingOf(def)
  if (typeof mapping === 'string') return null
  const { props = {}, param, sorter } = def
  const text = (name: string) => (typeof props[name] === 'string' ? { [name]: props[name] } : {})
  const given = props['spliter'] ?? props['separator']
  const separator = typeof given === 'string' ? given : SEPARATOR
  return (
    <ReportPopup
      code={mapping.code}
      multiple={column.several}
      stored={storedValues(mapping, column.key, String(value ?? ''), column.several ? separator : undefined)}
      {...(param && { param })}
      {...(typeof sorter === 'string' && { sorter })}
      {...(typeof props['width'] === 'number' && { width: props['width'] })}
      {...text('groupId')}
      onCancel={onCancel}
      onOk={(rows) => {
        const filled = fillFields(mapping, rows, separator)
        const { [column.key]: own = value, ...fills } = filled
        onPick(own, fills)
      }}
    />
  )
}

function ReferenceDialog({ value, row, column, onPick, onCancel }: CellDialogProps) {
  const name = column.def.props?.['ref']
  const reference = useReference(typeof name === 'string' ? name : '')
  const filters = useStable(recordFilters(column.def, row))
  if (!reference) return null
  return (
    <RecordDialog
      filters={filters}
      reference={reference}
      values={valuesOf(value)}
      multiple={column.several}
      onCancel={onCancel}
      onOk={(chosen) => {
        // As the list under the cell names them.
        column.learn(
          chosen.map(({ value: code, text }) => ({
            value: code,
            text: text === code ? code : `${code} ${text}`,
          })),
        )
        const [first] = chosen
        const fills = first && !column.several ? fillsOf(column.def.props?.['fills'], first, row) : {}
        onPick(chosen.map((option) => option.value).join(','), fills)
      }}
    />
  )
}
