import { Type } from 'typebox'
import { defineOperation } from './operation'
import { nothing, query } from './schemas'

/** Checks against stored values (contract §18). Only registered tables and columns are answered. */
export const checkOperations = {
  duplicateCheck: defineOperation({
    id: 'duplicateCheck',
    method: 'GET',
    path: '/sys/duplicate/check',
    summary: 'Whether no other row has the value',
    query: query({
      tableName: Type.String({ maxLength: 100 }),
      fieldName: Type.String({ maxLength: 100 }),
      fieldVal: Type.Optional(Type.String({ maxLength: 1000 })),
      dataId: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    result: nothing,
  }),
}
