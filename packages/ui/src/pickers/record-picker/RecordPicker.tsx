import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { lazyDialog } from '../../foundation/lazy/lazyPart'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import { pickerMessages } from '../locale/messages'
import { PickerField } from '../shared/PickerField'
import type { PickerFieldProps } from '../shared/pickerSource'
import type { PickerDialogProps } from '../shared/TableDialog'

const Dialog = lazyDialog(async () => (await import('./RecordDialog')).RecordDialog)

/** A picker of records. */
export interface RecordPickerProps extends PickerFieldProps {
  /** Name of the reference given to `UiProvider`. */
  reference: string
}

/**
 * Picks business records as a reference of the provider says; what is chosen carries the whole row.
 *
 * @throws when the provider has no reference of that name
 * @example <RecordPicker reference="customer" value="C10001" onChange={(no, [customer]) => …} />
 */
export function RecordPicker({ reference: name, ...props }: RecordPickerProps): ReactNode {
  const texts = useMessages(pickerMessages)
  const { references, locale } = useUi()
  const reference = references[name]
  if (!reference) {
    const known = Object.keys(references).join(', ')
    throw new Error(`RecordPicker: UiProvider has no reference "${name}". Its references: ${known}.`)
  }
  const field = useMemo(() => ({ kind: 'record', ref: name, zh: '记录', en: 'Record' }) as const, [name])
  const OwnDialog = useMemo(
    () =>
      function OwnRecordDialog(dialog: PickerDialogProps) {
        return <Dialog {...dialog} reference={reference} />
      },
    [reference],
  )
  const title = reference.title ? textIn(reference.title, locale) : texts.recordTitle
  return <PickerField {...props} field={field} title={title} Dialog={OwnDialog} />
}
