import type { FieldKind } from '@lading/core/entity'
import type { PickerPort } from '../foundation/dataSource'

/** The part of an application's data source that values of a kind are picked from; a kind that is not here needs none. */
export const PORTS_OF_KINDS: Readonly<Partial<Record<FieldKind, PickerPort>>> = {
  user: 'users',
  dept: 'departments',
  role: 'roles',
  position: 'positions',
  category: 'trees',
}
