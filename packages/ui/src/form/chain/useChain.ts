import type { EntityDefinition } from '@lading/core/entity'
import type { RecordChain, SourceRow } from '../../foundation/dataSource'
import { useUi } from '../../foundation/useUi'
import { useBesideRecord } from '../save/useBesideRecord'

/** Asks for the chain of a record, again after each of its saves; nothing where it stands alone. */
export function useChain(entity: EntityDefinition, record: SourceRow | undefined): RecordChain | undefined {
  const { chains } = useUi().dataSource
  const id = entity.chain && chains ? record?.id : undefined
  const about = `${entity.key} ${id ?? ''} `
  const of = id === undefined ? undefined : about + String(record?.version)
  const known = useBesideRecord(of, (signal) => chains!.ofRecord(entity.key, id!, signal))
  // Until the answer of a new version is there, that of the one before is shown.
  return id !== undefined && known?.of.startsWith(about) && known.value.documents.length > 1
    ? known.value
    : undefined
}
