import type { ReactNode } from 'react'
import { useRemoteOptions } from '../../foundation/remote-select/useRemoteOptions'
import { useRemoteSource } from '../../foundation/remote-select/useRemoteSource'
import type { ViewProps } from '../shared/viewProps'

/**
 * Names of stored keys: users, departments, roles, positions, records, categories. All that a page shows are asked for
 * together, by one call of each kind; a key that nobody knows stands for itself.
 */
export function RemoteView({ field, value }: ViewProps): ReactNode {
  const source = useRemoteSource({ field })
  const { chosen } = useRemoteOptions(source, value.split(',').filter(Boolean))
  if (!source) return value
  return chosen.map(({ text }) => text).join(', ')
}
