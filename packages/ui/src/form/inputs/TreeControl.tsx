import type { ReactNode } from 'react'
import { CategorySelect, DictTreeSelect } from '../../dict-controls/DictTreeSelect'
import { stored } from './controlProps'
import type { ControlProps } from './controlProps'

/** Nodes of a tree (`tree`), or categories below the code in `ref` (`category`). */
export function TreeControl(props: ControlProps): ReactNode {
  const { field } = props
  const common = { ...stored(props), multiple: field.multiple === true }
  if (field.kind === 'category')
    return <CategorySelect {...common} {...(field.ref && { pcode: field.ref })} />
  return <DictTreeSelect {...common} code={field.dict ?? ''} />
}
