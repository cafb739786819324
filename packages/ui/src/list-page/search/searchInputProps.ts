import type { EntityDefinition } from '@lading/core/entity'
import type { SearchItem } from '../logic/searchItem'

/** The control of one condition. */
export interface SearchInputProps {
  id: string
  item: SearchItem
  entity: Pick<EntityDefinition, 'workflow'>
  value: unknown
  onChange: (value: unknown) => void
}

/** What a condition from – to holds. */
export type Range = [unknown, unknown]
