import { Type } from 'typebox'
import type { Static } from 'typebox'

/**
 * A name in further languages, by their tags: `{ 'ja-JP': '受注' }`. The Chinese and the English one have members of
 * their own (`name` and `nameEn`, `itemText` and `itemTextEn` …).
 */
export const furtherNames = Type.Record(
  Type.String({ pattern: '^(?!(?:zh-CN|en-US)$)[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$' }),
  Type.String({ minLength: 1, maxLength: 100 }),
  { additionalProperties: false, maxProperties: 30 },
)
export type FurtherNames = Static<typeof furtherNames>

/** The member as add and edit take it: absent leaves the names, null takes them away. */
export const optionalNames = Type.Optional(Type.Union([furtherNames, Type.Null()]))

/** The member as it is answered. */
export const answeredNames = Type.Optional(furtherNames)
