import { useMemo } from 'react'
import type { Field } from '@lading/core/entity'
import { remoteSource } from '../../kinds/sources'
import { useUi } from '../useUi'
import type { RemoteSource } from './remoteSource'

/** Where a control's options come from: said by its field's kind, or given. */
export type Origin = { field: Field; source?: undefined } | { field?: undefined; source: RemoteSource }

/** The source of a control's options; `undefined` when its field has none. */
export function useRemoteSource({ field, source: given }: Origin): RemoteSource | undefined {
  const { dataSource, references } = useUi()
  return useMemo(
    () => given ?? (field && remoteSource(field, dataSource, references)),
    [given, field, dataSource, references],
  )
}
