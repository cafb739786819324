import type { ComponentType } from 'react'
import type { FieldKind } from '@lading/core/entity'
import { lazyPart } from '../foundation/lazy/lazyPart'
import { SwitchControl } from './boolean/SwitchControl'
import { DateControl } from './date/DateControl'
import { DepartmentControl } from './dept/DepartmentControl'
import { DictControl } from './dict/DictControl'
import { RemoteControl } from './dictSearch/RemoteControl'
import { EmailControl } from './email/EmailControl'
import { MobileControl } from './mobile/MobileControl'
import { NumberControl } from './number/NumberControl'
import { PositionControl } from './position/PositionControl'
import { RecordControl } from './record/RecordControl'
import { RoleControl } from './role/RoleControl'
import type { ControlProps } from './shared/controlProps'
import { TextareaControl, TextControl } from './text/TextControl'
import { UserControl } from './user/UserControl'

// What few forms need is loaded with the first field of its kind.
const AreaControl = lazyPart(async () => (await import('./area/AreaControl')).AreaControl)
const CategoryControl = lazyPart(async () => (await import('./category/CategoryControl')).CategoryControl)
const FileControl = lazyPart(async () => (await import('./file/FileControl')).FileControl)
const ImageControl = lazyPart(async () => (await import('./file/FileControl')).ImageControl)
const PopupControl = lazyPart(async () => (await import('./popup/PopupControl')).PopupControl)
const RichTextControl = lazyPart(async () => (await import('./richtext/RichTextControl')).RichTextControl)
const TreeControl = lazyPart(async () => (await import('./tree/TreeControl')).TreeControl)

/** The control of a form's field, by its kind. */
export const CONTROLS: Readonly<Record<FieldKind, ComponentType<ControlProps>>> = {
  code: TextControl,
  text: TextControl,
  textarea: TextareaControl,
  integer: NumberControl,
  decimal: NumberControl,
  quantity: NumberControl,
  score: NumberControl,
  money: NumberControl,
  percent: NumberControl,
  rate: NumberControl,
  date: DateControl,
  datetime: DateControl,
  year: DateControl,
  boolean: SwitchControl,
  dict: DictControl,
  dictSearch: RemoteControl,
  dictMulti: DictControl,
  status: TextControl,
  user: UserControl,
  dept: DepartmentControl,
  role: RoleControl,
  position: PositionControl,
  record: RecordControl,
  display: TextControl,
  email: EmailControl,
  mobile: MobileControl,
  url: TextControl,
  file: FileControl,
  image: ImageControl,
  area: AreaControl,
  category: CategoryControl,
  tree: TreeControl,
  popup: PopupControl,
  richtext: RichTextControl,
  rowNumber: TextControl,
}
