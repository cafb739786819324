import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineOperation } from './operation'
import { answer, id, query, textOrNull } from './schemas'

/** A record of any entity, as much of it as names it. */
export const namedRecord = answer({
  /** Key of its entity, and what it is called in the language of the request. */
  entity: Type.String(),
  entityText: Type.String(),
  id,
  /** Number or name. */
  title: Type.String(),
  /** What tells it from others: a customer, a vessel. */
  detail: textOrNull,
  updateTime: textOrNull,
})
export type NamedRecord = Static<typeof namedRecord>

/** Records of one entity that are not finished. */
const drafts = answer({ entity: Type.String(), total: Type.Integer(), records: Type.Array(namedRecord) })

/** What is asked of all entities at once. */
export const recordOperations = {
  recordSearch: defineOperation({
    id: 'recordSearch',
    method: 'GET',
    path: '/sys/record/search',
    summary:
      'Records of all entities whose number or name contains the word, as far as the session may list them',
    query: query({ keyWord: Type.String({ minLength: 2, maxLength: 100 }) }),
    result: Type.Array(namedRecord),
  }),
  recordDrafts: defineOperation({
    id: 'recordDrafts',
    method: 'GET',
    path: '/sys/record/drafts',
    summary: 'Records that the session has begun and not handed on, newest first, by entity',
    query: query({}),
    result: Type.Array(drafts),
  }),
}
