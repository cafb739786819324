import type { ComponentType } from 'react'
import type { FieldKind } from '@lading/core/entity'
import { lazyPart } from '../foundation/lazy/lazyPart'
import { OptionCondition } from './dict/OptionCondition'
import { RemoteCondition } from './dictSearch/RemoteCondition'
import type { ConditionProps } from './shared/conditionProps'
import { TextCondition } from './text/TextCondition'

// Few lists are searched by these: they are loaded with the first condition of their kind.
const AreaCondition = lazyPart(async () => (await import('./area/AreaCondition')).AreaCondition)
const CategoryCondition = lazyPart(async () => (await import('./category/CategoryControl')).CategoryCondition)
const DateCondition = lazyPart(async () => (await import('./date/DateCondition')).DateCondition)
const DepartmentCondition = lazyPart(
  async () => (await import('./dept/DepartmentCondition')).DepartmentCondition,
)
const NumberCondition = lazyPart(async () => (await import('./number/NumberCondition')).NumberCondition)
const PopupCondition = lazyPart(async () => (await import('./popup/PopupCondition')).PopupCondition)
const PositionCondition = lazyPart(
  async () => (await import('./position/PositionCondition')).PositionCondition,
)
const RecordCondition = lazyPart(async () => (await import('./record/RecordCondition')).RecordCondition)
const RoleCondition = lazyPart(async () => (await import('./role/RoleCondition')).RoleCondition)
const TreeCondition = lazyPart(async () => (await import('./tree/TreeControl')).TreeCondition)
const UserCondition = lazyPart(async () => (await import('./user/UserCondition')).UserCondition)

/** The control of a condition that asks for one value or several, by the field's kind. */
export const CONDITIONS: Readonly<Record<FieldKind, ComponentType<ConditionProps>>> = {
  code: TextCondition,
  text: TextCondition,
  textarea: TextCondition,
  integer: NumberCondition,
  decimal: NumberCondition,
  quantity: NumberCondition,
  score: NumberCondition,
  money: NumberCondition,
  percent: NumberCondition,
  rate: NumberCondition,
  date: DateCondition,
  datetime: DateCondition,
  year: NumberCondition,
  boolean: OptionCondition,
  dict: OptionCondition,
  dictSearch: RemoteCondition,
  dictMulti: OptionCondition,
  status: OptionCondition,
  user: UserCondition,
  dept: DepartmentCondition,
  role: RoleCondition,
  position: PositionCondition,
  record: RecordCondition,
  display: TextCondition,
  email: TextCondition,
  mobile: TextCondition,
  url: TextCondition,
  file: TextCondition,
  image: TextCondition,
  area: AreaCondition,
  category: CategoryCondition,
  tree: TreeCondition,
  popup: PopupCondition,
  richtext: TextCondition,
  rowNumber: NumberCondition,
}
