import type { ReactNode } from 'react'
import { useDict } from '../../foundation/dict/useDict'
import type { ViewProps } from '../shared/viewProps'

/** The texts of a dictionary's values. */
export function DictView({ field, value }: ViewProps): ReactNode {
  return useDict(field.dict).textOf(value)
}
