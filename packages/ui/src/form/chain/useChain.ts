import { useEffect, useState } from 'react'
import type { EntityDefinition } from '@lading/core/entity'
import type { RecordChain, SourceRow } from '../../foundation/dataSource'
import { isAbort, useSourceMessage } from '../../foundation/useSourceMessage'
import { useUi } from '../../foundation/useUi'

/** Asks for the chain of a record, again after each of its saves; nothing where it stands alone. */
export function useChain(entity: EntityDefinition, record: SourceRow | undefined): RecordChain | undefined {
  const { chains } = useUi().dataSource
  const report = useSourceMessage()
  const [known, setKnown] = useState<{ id: string; chain: RecordChain }>()
  const id = entity.chain && chains ? record?.id : undefined
  const version = record?.version
  useEffect(() => {
    if (id === undefined || !chains) return
    const asked = new AbortController()
    chains.ofRecord(entity.key, id, asked.signal).then(
      (chain) => setKnown({ id, chain }),
      (error: unknown) => !asked.signal.aborted && !isAbort(error) && report(error),
    )
    return () => asked.abort()
  }, [id, version, entity, chains, report])
  return known && known.id === id && known.chain.documents.length > 1 ? known.chain : undefined
}
