import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineOperation } from './operation'
import { answer, id, query, textOrNull } from './schemas'

/** A document of a chain, as far as the session may see it. */
export const chainDocument = answer({
  /** Key of its entity. */
  entity: Type.String(),
  entityText: Type.String(),
  /** Steps from the document that was asked about: below 0 what it came out of, above 0 what came out of it. */
  depth: Type.Integer(),
  /** Absent, with all that follows, where the session may not see the document. */
  id: textOrNull,
  number: textOrNull,
  /** Its state, in the language of the request, and the colour of its tag. */
  stateText: textOrNull,
  stateColor: textOrNull,
  /** What is still to be done of it. */
  openQuantity: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
})
export type ChainDocumentModel = Static<typeof chainDocument>

/** What documents came out of each other (ADR 30). */
export const recordChain = answer({
  /** From the first origin to the last consequence, of the same step by entity and age. */
  documents: Type.Array(chainDocument),
  /** There are more than are given. */
  more: Type.Boolean(),
})
export type RecordChainModel = Static<typeof recordChain>

export const chainOperations = {
  recordChain: defineOperation({
    id: 'recordChain',
    method: 'GET',
    path: '/sys/record/chain',
    summary: 'What a record came out of and what came out of it; for who may see the record',
    query: query({ entity: Type.String({ minLength: 1, maxLength: 64 }), id }),
    result: recordChain,
  }),
}
