import type { ComponentType, ReactNode } from 'react'
import type { FieldKind } from '@lading/core/entity'
import { isNumeric } from '../../foundation/format/fieldFormat'
import { lazyPart } from '../../foundation/lazy/lazyPart'
import { DateControl } from './DateControl'
import { DictControl } from './DictControl'
import { NumberControl } from './NumberControl'
import { RemoteControl } from './RemoteControl'
import { SwitchControl } from './SwitchControl'
import { TextControl } from './TextControl'
import type { ControlProps } from './controlProps'

// What few forms need comes with the first field of its kind.
const AreaControl = lazyPart(async () => (await import('./AreaControl')).AreaControl)
const FileControl = lazyPart(async () => (await import('./FileControl')).FileControl)
const PopupControl = lazyPart(async () => (await import('./PopupControl')).PopupControl)
const RichTextControl = lazyPart(async () => (await import('./RichTextControl')).RichTextControl)
const TreeControl = lazyPart(async () => (await import('./TreeControl')).TreeControl)
const LATER: Partial<Record<FieldKind, ComponentType<ControlProps>>> = {
  area: AreaControl,
  category: TreeControl,
  tree: TreeControl,
  popup: PopupControl,
  file: FileControl,
  image: FileControl,
  richtext: RichTextControl,
}

/** The control of a field, by its kind (design: generator, "Kinds are semantic"). */
export function FieldControl(props: ControlProps): ReactNode {
  const { field } = props
  if (isNumeric(field)) return <NumberControl {...props} />
  const Later = LATER[field.kind]
  if (Later) return <Later {...props} />
  switch (field.kind) {
    case 'date':
    case 'datetime':
    case 'year':
      return <DateControl {...props} />
    case 'boolean':
      return <SwitchControl {...props} />
    case 'dict':
    case 'dictMulti':
      return <DictControl {...props} />
    case 'dictSearch':
    case 'user':
    case 'dept':
    case 'role':
    case 'position':
    case 'record':
      return <RemoteControl {...props} />
    default:
      return <TextControl {...props} />
  }
}
