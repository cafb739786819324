import type { ReactNode } from 'react'
import { lazyDialog } from '../../foundation/lazy/lazyPart'
import { useMessages } from '../../foundation/locale/useMessages'
import { pickerMessages } from '../locale/messages'
import { PickerField } from '../shared/PickerField'
import type { PickerFieldProps } from '../shared/pickerSource'

const Dialog = lazyDialog(async () => (await import('./UserDialog')).UserDialog)

const FIELD = { kind: 'user', zh: '用户', en: 'User' } as const

/**
 * Picks users by department: stores accounts, shows names (spec 2 §3).
 *
 * @example <UserPicker multiple value="wangwei,lina" onChange={(accounts) => …} />
 */
export function UserPicker(props: PickerFieldProps): ReactNode {
  const texts = useMessages(pickerMessages)
  return <PickerField {...props} field={FIELD} title={texts.userTitle} Dialog={Dialog} />
}
