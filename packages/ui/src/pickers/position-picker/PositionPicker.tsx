import type { ReactNode } from 'react'
import { lazyDialog } from '../../foundation/lazy/lazyPart'
import { useMessages } from '../../foundation/locale/useMessages'
import { pickerMessages } from '../locale/messages'
import { PickerField } from '../shared/PickerField'
import type { PickerFieldProps } from '../shared/pickerSource'

const Dialog = lazyDialog(async () => (await import('./PositionDialog')).PositionDialog)

const FIELD = { kind: 'position', zh: '职务', en: 'Position' } as const

/**
 * Picks positions: stores codes, shows names.
 *
 * @example <PositionPicker multiple value="a,b" onChange={(codes) => …} />
 */
export function PositionPicker(props: PickerFieldProps): ReactNode {
  const texts = useMessages(pickerMessages)
  return <PickerField {...props} field={FIELD} title={texts.positionTitle} Dialog={Dialog} />
}
