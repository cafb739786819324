import { Type } from 'typebox'
import type { Static } from 'typebox'
import { choice } from './administration'
import { defineOperation } from './operation'
import { answer, body, id, idQuery, nothing, query } from './schemas'

/** Most saved queries of one user for one page. */
export const MAX_SAVED_QUERIES = 50
/** Longest saved query, in characters of its JSON. */
export const MAX_SAVED_QUERY_LENGTH = 20_000

/** Whom a saved query is for: its owner, everybody of the tenant, holders of roles, members of departments. */
const scope = choice('private', 'everyone', 'roles', 'departments')

/** Lines of an advanced query; a line may be a group with a matchType and lines of its own (core/query). */
const queryValue = Type.Object({
  matchType: choice('and', 'or'),
  lines: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  /** How a whole list was set up, where this is a view of a list; its page is `view:` and the entity's key. */
  view: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})

/** An advanced query that is kept on the server. */
export const savedQuery = answer({
  id,
  /** The page it belongs to: its save code or path. */
  page: Type.String(),
  name: Type.String(),
  query: queryValue,
  scope,
  /** Role codes or codes of departments; empty for the other scopes. */
  targets: Type.Array(Type.String()),
  /** Whether others see it: any scope but private. */
  shared: Type.Boolean(),
  /** User name of the owner, and how the owner is called. */
  owner: Type.String(),
  ownerName: Type.String(),
  /** Whether the caller is the owner and so may change and delete it. */
  mine: Type.Boolean(),
  /** Whether the page opens with it for the caller; of one page at most one. */
  isDefault: Type.Boolean(),
  /** `YYYY-MM-DD HH:mm:ss` */
  updatedAt: Type.String(),
})
export type SavedQueryModel = Static<typeof savedQuery>

/** Advanced queries that are kept on the server, own and shared ones; only the owner changes or deletes one. */
export const savedQueryOperations = {
  savedQueryList: defineOperation({
    id: 'savedQueryList',
    method: 'GET',
    path: '/sys/superQuery/list',
    summary: 'Saved queries of a page: the own ones, then those shared with the caller, each by name',
    query: query({ page: Type.String({ minLength: 1, maxLength: 200 }) }),
    result: Type.Array(savedQuery),
  }),
  savedQuerySave: defineOperation({
    id: 'savedQuerySave',
    method: 'POST',
    path: '/sys/superQuery/save',
    summary:
      'Keep a query; with an id in the place of the own one. Sharing beyond own roles and departments asks for system:superQuery:share',
    body: body({
      id: Type.Optional(id),
      page: Type.String({ minLength: 1, maxLength: 200 }),
      name: Type.String({ minLength: 1, maxLength: 50 }),
      query: queryValue,
      scope: Type.Optional(scope),
      targets: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 })),
    }),
    result: savedQuery,
  }),
  savedQuerySetDefault: defineOperation({
    id: 'savedQuerySetDefault',
    method: 'PUT',
    path: '/sys/superQuery/setDefault',
    summary:
      'Choose the saved query that a page opens with for the caller; without an id the page opens without one',
    body: body({ page: Type.String({ minLength: 1, maxLength: 200 }), id: Type.Optional(id) }),
    result: nothing,
  }),
  savedQueryDelete: defineOperation({
    id: 'savedQueryDelete',
    method: 'DELETE',
    path: '/sys/superQuery/delete',
    summary: 'Delete an own saved query',
    query: idQuery,
    result: nothing,
  }),
}
