/** A document that a record came out of, or that came out of it. */
export interface ChainDocument {
  /** Key of its entity. */
  entity: string
  entityText: string
  /** Steps from the record: below 0 what it came out of, above 0 what came out of it, 0 itself. */
  depth: number
  /** Absent, as all that follows, where the person may not see the document. */
  id?: string | null
  number?: string | null
  /** Its state in words, and the colour of its tag. */
  stateText?: string | null
  stateColor?: string | null
  /** What is still to be done of it. */
  openQuantity?: number | null
}

/** The chain of a record, from its first origin to its last consequence. */
export interface RecordChain {
  documents: readonly ChainDocument[]
  /** There are more than are given. */
  more: boolean
}

/** Where forms learn what documents came out of each other; what a person may not see comes without its number. */
export interface ChainSource {
  ofRecord(entity: string, id: string, signal?: AbortSignal): Promise<RecordChain>
}
