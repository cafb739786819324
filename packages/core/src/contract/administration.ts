import { Type } from 'typebox'
import type { Static, TObject, TProperties, TSchema } from 'typebox'
import type { Operation } from './operation'
import { defineOperation } from './operation'
import { body, id, idQuery, idsQuery, listQuery, nothing, page } from './schemas'

/** What a plain administration of one kind of record is made from. */
export interface AdministrationOptions<
  Name extends string,
  Row extends TSchema,
  Members extends TProperties,
  Filters extends TProperties,
> {
  /** First part of the operations' ids: `position` → `positionList`. */
  name: Name
  /** Base path, e.g. `/sys/position`. */
  path: string
  /** First part of the permission codes: `system:position` → `system:position:add`. */
  permission: string
  /** For summaries, in English: `position`. */
  label: string
  row: Row
  /** Fields that add and edit take. */
  members: Members
  /** Filters of the list. */
  filters: Filters
  /** Whether every session may read the list, e.g. for pickers. @default false */
  openList?: boolean
  /** The id, where it is no text. @default a text */
  id?: TSchema
}

type Of<Query extends TSchema, Body extends TSchema, Result extends TSchema> = Operation<
  TSchema,
  Query,
  Body,
  Result
>

/** The operations of an administration, by id. */
export type Administration<
  Name extends string,
  Row extends TSchema,
  Members extends TProperties,
  Filters extends TProperties,
> = Record<`${Name}List`, Of<ReturnType<typeof listQuery<Filters>>, TSchema, ReturnType<typeof page<Row>>>> &
  Record<`${Name}QueryById`, Of<typeof idQuery, TSchema, Row>> &
  Record<`${Name}Add`, Of<TSchema, TObject<Members>, typeof nothing>> &
  Record<`${Name}Edit`, Of<TSchema, TObject<Members & { id: TSchema }>, typeof nothing>> &
  Record<`${Name}Delete`, Of<typeof idQuery, TSchema, typeof nothing>> &
  Record<`${Name}DeleteBatch`, Of<typeof idsQuery, TSchema, typeof nothing>>

/**
 * The calls by which administrators keep one kind of record (contract §4): list, queryById, add, edit (PUT and
 * POST), delete, deleteBatch. Each asks for a permission of its own.
 */
export function administrationOperations<
  const Name extends string,
  Row extends TSchema,
  Members extends TProperties,
  Filters extends TProperties,
>(options: AdministrationOptions<Name, Row, Members, Filters>): Administration<Name, Row, Members, Filters> {
  const { name, path, permission, label, row, members, filters, openList = false } = options
  const read = { permission: `${permission}:list` }
  const call = (id: string, operation: Omit<Operation, 'id'>): [string, Operation] => [
    `${name}${id}`,
    defineOperation({ ...operation, id: `${name}${id}` }) as Operation,
  ]
  return Object.fromEntries([
    call('List', {
      method: 'GET',
      path: `${path}/list`,
      summary: `${label}: rows, paged`,
      query: listQuery(filters),
      result: page(row),
      ...(openList ? {} : read),
    }),
    call('QueryById', {
      method: 'GET',
      path: `${path}/queryById`,
      summary: `${label}: one`,
      query: idQuery,
      result: row,
      ...read,
    }),
    call('Add', {
      method: 'POST',
      path: `${path}/add`,
      summary: `${label}: add`,
      body: body(members),
      result: nothing,
      permission: `${permission}:add`,
    }),
    call('Edit', {
      method: 'PUT',
      also: ['POST'],
      path: `${path}/edit`,
      summary: `${label}: change`,
      body: body({ ...members, id: options.id ?? id }),
      result: nothing,
      permission: `${permission}:edit`,
    }),
    call('Delete', {
      method: 'DELETE',
      path: `${path}/delete`,
      summary: `${label}: delete one`,
      query: idQuery,
      result: nothing,
      permission: `${permission}:delete`,
    }),
    call('DeleteBatch', {
      method: 'DELETE',
      path: `${path}/deleteBatch`,
      summary: `${label}: delete several`,
      query: idsQuery,
      result: nothing,
      permission: `${permission}:delete`,
    }),
  ]) as unknown as Administration<Name, Row, Members, Filters>
}

/** An optional text of a body, at most so long; null clears it. */
export const optionalText = (maxLength: number) =>
  Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]))

/** A text that a body must have. */
export const requiredText = (maxLength: number) => Type.String({ minLength: 1, maxLength })

/** An optional integer of a body. */
export const optionalInteger = Type.Optional(Type.Union([Type.Integer(), Type.Null()]))

/** Static type of an administration's add. */
export type AddBody<O> = O extends Operation<TSchema, TSchema, infer B, TSchema> ? Static<B> : never

/** One of the given texts. */
export const choice = <const Values extends readonly string[]>(...values: Values) =>
  Type.Unsafe<Values[number]>(Type.Union(values.map((value) => Type.Literal(value))))
