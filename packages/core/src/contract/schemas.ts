import { Type } from 'typebox'
import type { Static, TProperties, TSchema } from 'typebox'

/** A request body: members that are not named are refused or stripped, never stored (mass assignment). */
export function body<Members extends TProperties>(members: Members) {
  return Type.Object(members, { additionalProperties: false })
}

/** A part of an answer: a later server may send more. */
export function answer<Members extends TProperties>(members: Members) {
  return Type.Object(members, { additionalProperties: true })
}

/** Query parameters; `_t` and parameters of other generations are let through. */
export function query<Members extends TProperties>(members: Members) {
  return Type.Object(members, { additionalProperties: true })
}

/** A text that may be null or absent in an answer. */
export const textOrNull = Type.Optional(Type.Union([Type.String(), Type.Null()]))

/** An integer that may be null or absent in an answer. */
export const integerOrNull = Type.Optional(Type.Union([Type.Integer(), Type.Null()]))

/** An id: 32 hexadecimal digits or 19 digits in the public system, any short text here. */
export const id = Type.String({ minLength: 1, maxLength: 64 })

/** `a,b,`: a comma list with or without the trailing comma that clients send. */
export const idList = Type.String({ minLength: 1, maxLength: 20_000 })

/** Parameters of every list call (contract §3.1). Limits are checked by the query language, not here. */
export const listParameters = {
  pageNo: Type.Optional(Type.Integer({ description: '1-based page', default: 1 })),
  pageSize: Type.Optional(Type.Integer({ default: 10 })),
  column: Type.Optional(Type.String({ description: 'sort fields, separated by commas' })),
  order: Type.Optional(Type.String({ description: 'asc or desc' })),
  field: Type.Optional(Type.String()),
  superQueryParams: Type.Optional(Type.String({ description: 'JSON array of lines, percent-encoded' })),
  superQueryMatchType: Type.Optional(Type.String({ description: 'and, or' })),
}

/** Query of a list call with filters of its own; wildcards of contract §3.2 make every filter a text. */
export function listQuery<Filters extends TProperties>(filters: Filters) {
  return Type.Object({ ...listParameters, ...filters }, { additionalProperties: true })
}

/** An optional filter. */
export const filter = Type.Optional(Type.String())

/** A page of rows (contract §3.6). */
export function page<RowSchema extends TSchema>(row: RowSchema) {
  return answer({
    records: Type.Array(row),
    total: Type.Integer(),
    size: Type.Integer(),
    current: Type.Integer(),
    pages: Type.Integer(),
    ignored: Type.Optional(
      Type.Array(Type.String(), { description: 'conditions that the list does not know and passed over' }),
    ),
  })
}

/** The result of a call that has nothing to give: null, or the message once more (contract §1.2). */
export const nothing = Type.Union([Type.String(), Type.Null()])

/** `?id=` */
export const idQuery = query({ id })

/** `?ids=a,b,` */
export const idsQuery = query({ ids: idList })

/** One option of a dictionary (contract §12.1, DictModel). */
export const dictOption = answer({
  value: Type.String(),
  text: Type.String(),
  title: Type.String(),
  label: Type.String(),
  color: Type.Optional(Type.String()),
})
export type DictOptionModel = Static<typeof dictOption>

/** Dictionaries by code. */
export const dictMap = Type.Record(Type.String(), Type.Array(dictOption))

/** Audit columns of an answer. */
export const auditMembers = {
  createBy: textOrNull,
  createTime: textOrNull,
  updateBy: textOrNull,
  updateTime: textOrNull,
}
