import type { ReactNode } from 'react'
import { isNumeric } from '../../foundation/format/fieldFormat'
import { DateControl } from './DateControl'
import { DictControl } from './DictControl'
import { FileControl } from './FileControl'
import { NumberControl } from './NumberControl'
import { RemoteControl } from './RemoteControl'
import { SwitchControl } from './SwitchControl'
import { TextControl } from './TextControl'
import type { ControlProps } from './controlProps'

/** The control of a field, by its kind (design: generator, "Kinds are semantic"). */
export function FieldControl(props: ControlProps): ReactNode {
  const { field } = props
  if (isNumeric(field)) return <NumberControl {...props} />
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
    case 'file':
    case 'image':
      return <FileControl {...props} />
    default:
      return <TextControl {...props} />
  }
}
