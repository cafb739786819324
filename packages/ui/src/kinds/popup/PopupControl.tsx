import type { ReactNode } from 'react'
import { fillSource } from '@lading/core/entity'
import { PopupPicker } from '../../pickers/report-popup/PopupPicker'
import { stored } from '../shared/controlProps'
import type { ControlProps } from '../shared/controlProps'

/** Stands for the field itself in the popup's mapping: no field can be called so. */
const OWN = '.'

/** Rows of the report `ref`: `column` is stored, `fills` fills other fields (spec 2 §3, §5). */
export function PopupControl(props: ControlProps): ReactNode {
  const { field, onChange } = props
  const { column, ref: code, fills = {} } = field
  return (
    <PopupPicker
      {...stored(props)}
      {...(code && { code })}
      field={OWN}
      orgFields={column ? [column, ...Object.values(fills).map(fillSource)] : []}
      destFields={[OWN, ...Object.keys(fills)]}
      multi={field.multiple === true}
      onChange={(value, { [OWN]: _own, ...others }) => onChange(value, others)}
    />
  )
}
