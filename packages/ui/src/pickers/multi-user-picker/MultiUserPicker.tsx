import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { isMissing } from '../../foundation/boundSource'
import { PortMissing } from '../../foundation/control/Fault'
import { lazyDialog } from '../../foundation/lazy/lazyPart'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import { pickerMessages } from '../locale/messages'
import { PickerField } from '../shared/PickerField'
import type { PickerFieldProps } from '../shared/pickerSource'
import type { PickerDialogProps } from '../shared/TableDialog'
import { multiUserSource } from './multiUserSource'
import type { UserKey } from './multiUserSource'

const Dialog = lazyDialog(async () => (await import('./MultiUserDialog')).MultiUserDialog)

/** A picker of several users. */
export interface MultiUserPickerProps extends PickerFieldProps {
  /** What is stored of a user. Keep it as it is while the picker is shown. @default 'id' */
  by?: UserKey
}

/**
 * Picks users from one table over all departments; stores ids, accounts or job numbers, shows names. `UserPicker`
 * is the one with the departments beside it.
 *
 * @example <MultiUserPicker value="id1,id2" onChange={(ids, users) => …} />
 */
export function MultiUserPicker({ by = 'id', multiple = true, ...props }: MultiUserPickerProps): ReactNode {
  const texts = useMessages(pickerMessages)
  const { dataSource } = useUi()
  const source = useMemo(() => multiUserSource(dataSource, by), [dataSource, by])
  const OwnDialog = useMemo(
    () =>
      function OwnMultiUserDialog(dialog: PickerDialogProps) {
        return <Dialog {...dialog} source={source} />
      },
    [source],
  )
  if (isMissing(dataSource, 'users')) return <PortMissing port="users" />
  return (
    <PickerField
      {...props}
      multiple={multiple}
      source={source}
      title={texts.multiUserTitle}
      Dialog={OwnDialog}
    />
  )
}
