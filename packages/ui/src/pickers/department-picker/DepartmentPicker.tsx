import type { ReactNode } from 'react'
import { lazyDialog } from '../../foundation/lazy/lazyPart'
import { useMessages } from '../../foundation/locale/useMessages'
import { pickerMessages } from '../locale/messages'
import { PickerField } from '../shared/PickerField'
import type { PickerFieldProps } from '../shared/pickerSource'

const Dialog = lazyDialog(async () => (await import('./DepartmentDialog')).DepartmentDialog)

const FIELD = { kind: 'dept', zh: '部门', en: 'Department' } as const

/**
 * Picks departments: stores ids, shows names (spec 2 §9).
 *
 * @example <DepartmentPicker multiple value="id1,id2" onChange={(ids) => …} />
 */
export function DepartmentPicker(props: PickerFieldProps): ReactNode {
  const texts = useMessages(pickerMessages)
  return <PickerField {...props} field={FIELD} title={texts.departmentTitle} Dialog={Dialog} />
}
