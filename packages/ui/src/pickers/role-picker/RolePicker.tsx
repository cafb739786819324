import type { ReactNode } from 'react'
import { lazyDialog } from '../../foundation/lazy/lazyPart'
import { useMessages } from '../../foundation/locale/useMessages'
import { pickerMessages } from '../locale/messages'
import { PickerField } from '../shared/PickerField'
import type { PickerFieldProps } from '../shared/pickerSource'

const Dialog = lazyDialog(async () => (await import('./RoleDialog')).RoleDialog)

const FIELD = { kind: 'role', zh: '角色', en: 'Role' } as const

/**
 * Picks roles: stores codes, shows names.
 *
 * @example <RolePicker multiple value="a,b" onChange={(codes) => …} />
 */
export function RolePicker(props: PickerFieldProps): ReactNode {
  const texts = useMessages(pickerMessages)
  return <PickerField {...props} field={FIELD} title={texts.roleTitle} Dialog={Dialog} />
}
