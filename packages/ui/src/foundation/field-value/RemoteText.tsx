import type { ReactNode } from 'react'
import type { Field } from '@lading/core/entity'
import { useRemoteOptions } from '../remote-select/useRemoteOptions'
import { useRemoteSource } from '../remote-select/useRemoteSource'

/**
 * Names of stored keys: users, departments, roles, positions, records, categories. All that a page shows are asked for
 * together, by one call of each kind; a key that nobody knows stands for itself.
 */
export function RemoteText({ field, value }: { field: Field; value: string }): ReactNode {
  const source = useRemoteSource({ field })
  const { chosen } = useRemoteOptions(source, value.split(',').filter(Boolean))
  if (!source) return value
  return chosen.map(({ text }) => text).join(', ')
}
