import { Type } from 'typebox'
import { defineOperation } from './operation'
import { dictOption, filter, query } from './schemas'

const part = Type.String({ minLength: 1, maxLength: 100 })
const table = { table: part, text: part, code: part }
/** Comma list, as all lists of keys in a query. */
const keys = Type.String({ maxLength: 20_000 })

/**
 * Lookups in registered tables by the parts of `table,text,code` (contract §2.2). No paper tells their shapes: they
 * answer in the envelope, as the lookups under `/sys/dict/` do, and read the same registry.
 */
export const dictTableOperations = {
  tableDictItems: defineOperation({
    id: 'tableDictItems',
    method: 'GET',
    path: '/sys/api/queryTableDictItemsByCode',
    summary: 'Options of a registered table',
    query: query(table),
    result: Type.Array(dictOption),
    signed: true,
  }),
  tableDictFiltered: defineOperation({
    id: 'tableDictFiltered',
    method: 'GET',
    path: '/sys/api/queryFilterTableDictInfo',
    summary: 'Options of a registered table; a filterSql that is not empty is refused',
    query: query({ ...table, filterSql: filter }),
    result: Type.Array(dictOption),
    signed: true,
  }),
  tableDictTexts: defineOperation({
    id: 'tableDictTexts',
    method: 'GET',
    path: '/sys/api/queryTableDictByKeys',
    summary: 'Texts of keys, in their order; unknown keys are left out',
    query: query({ ...table, keys }),
    result: Type.Array(Type.String()),
    signed: true,
  }),
  tableDictText: defineOperation({
    id: 'tableDictText',
    method: 'GET',
    path: '/sys/api/translateDictFromTable',
    summary: 'The text of a key; empty for an unknown one',
    query: query({ ...table, key: Type.String({ minLength: 1, maxLength: 500 }) }),
    result: Type.String(),
    signed: true,
  }),
  tableDictOptions: defineOperation({
    id: 'tableDictOptions',
    method: 'GET',
    path: '/sys/api/translateDictFromTableByKeys',
    summary: 'Options of keys, in their order; unknown keys are left out',
    query: query({ ...table, keys }),
    result: Type.Array(dictOption),
    signed: true,
  }),
}
