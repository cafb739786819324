import { lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { FieldKind } from '@lading/core/entity'
import { isNumeric } from '../../foundation/format/fieldFormat'
import { DateControl } from './DateControl'
import { DictControl } from './DictControl'
import { NumberControl } from './NumberControl'
import { RemoteControl } from './RemoteControl'
import { SwitchControl } from './SwitchControl'
import { TextControl } from './TextControl'
import type { ControlProps } from './controlProps'

// What few forms need comes with the first field of its kind.
const AreaControl = lazy(() => import('./AreaControl').then((module) => ({ default: module.AreaControl })))
const FileControl = lazy(() => import('./FileControl').then((module) => ({ default: module.FileControl })))
const PopupControl = lazy(() => import('./PopupControl').then((module) => ({ default: module.PopupControl })))
const RichTextControl = lazy(() =>
  import('./RichTextControl').then((module) => ({ default: module.RichTextControl })),
)
const TreeControl = lazy(() => import('./TreeControl').then((module) => ({ default: module.TreeControl })))
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
  if (Later) {
    return (
      <Suspense fallback={<div style={{ minHeight: 32 }} />}>
        <Later {...props} />
      </Suspense>
    )
  }
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
