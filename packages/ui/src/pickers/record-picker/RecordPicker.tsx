import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { lazyDialog } from '../../foundation/lazy/lazyPart'
import { useMessages } from '../../foundation/locale/useMessages'
import { loadReference, recordSource } from '../../foundation/remote-select/remoteSource'
import { useStable } from '../../foundation/useStable'
import { useUi } from '../../foundation/useUi'
import { pickerMessages } from '../locale/messages'
import { PickerField } from '../shared/PickerField'
import type { PickerFieldProps } from '../shared/pickerSource'
import type { PickerDialogProps } from '../shared/TableDialog'

/** A picker of records. */
export interface RecordPickerProps extends PickerFieldProps {
  /** Name of the reference given to `UiProvider`. */
  reference: string
  /** Names its button as long as the reference says no title. @default 选择记录 */
  title?: string
  /** What the records must be, by field, in the query language. @default all that may be picked */
  filters?: Readonly<Record<string, string>> | undefined
}

const NO_FILTERS = {}

/**
 * Picks business records as a reference of the provider says; what is chosen carries the whole row. The reference and
 * the dialog are fetched when they are first wanted.
 *
 * @throws when the provider has no reference of that name
 * @example <RecordPicker reference="customer" value="C10001" onChange={(no, [customer]) => …} />
 */
export function RecordPicker({ reference: name, title, filters, ...props }: RecordPickerProps): ReactNode {
  const texts = useMessages(pickerMessages)
  const { dataSource, references, locale } = useUi()
  const reference = references[name]
  const restricted = useStable(filters ?? NO_FILTERS)
  if (!reference) {
    const known = Object.keys(references).join(', ')
    throw new Error(`RecordPicker: UiProvider has no reference "${name}". Its references: ${known}.`)
  }
  const source = useMemo(
    () => recordSource(reference, dataSource, restricted),
    [reference, dataSource, restricted],
  )
  const OwnDialog = useMemo(
    () =>
      lazyDialog<PickerDialogProps>(async () => {
        const [known, { RecordDialog }] = await Promise.all([
          loadReference(reference),
          import('./RecordDialog'),
        ])
        return function OwnRecordDialog(dialog: PickerDialogProps) {
          return <RecordDialog {...dialog} reference={known} filters={restricted} />
        }
      }),
    [reference, restricted],
  )
  const own = reference.title && textIn(reference.title, locale)
  return (
    <PickerField {...props} source={source} title={own ?? title ?? texts.recordTitle} Dialog={OwnDialog} />
  )
}
