import { Type } from 'typebox'
import { defineOperation } from './operation'
import { answer, filter, id, idQuery, idsQuery, listQuery, nothing, page } from './schemas'

/** A row of a business resource: its fields follow from the entity, which checks them. */
export const resourceRow = Type.Intersect([
  answer({ id: Type.String() }),
  Type.Record(Type.String(), Type.Unknown()),
])

/** Body of add and edit: header fields and `{ tableData, deleteData }` under each line's key. */
export const resourceBody = Type.Record(Type.String(), Type.Unknown())

/** What was entered for an action, by field; the server takes only what the action asks for. */
const entered = Type.Record(Type.String({ maxLength: 64 }), Type.Unknown(), { maxProperties: 100 })

/**
 * Body of a named action: the record, the version it was read in, the chosen lines and what was entered. Hooks of older
 * actions take what they want besides.
 */
export const actionBody = Type.Intersect([
  Type.Object(
    {
      id,
      version: Type.Optional(Type.Integer({ minimum: 1 })),
      lines: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 5_000 })),
      input: Type.Optional(entered),
    },
    { additionalProperties: true },
  ),
  Type.Record(Type.String(), Type.Unknown()),
])

/** Body of an action on chosen records: each with the version it was read in. */
export const actionBatchBody = Type.Object(
  {
    // None at all is refused in the words of spec 2 §5.
    records: Type.Array(Type.Object({ id, version: Type.Integer({ minimum: 1 }) }), { maxItems: 1_000 }),
    input: Type.Optional(entered),
  },
  { additionalProperties: false },
)

const actionName = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9_]*$' }),
})

/** What an import answers (contract §5.2). */
export const importResult = Type.Union([
  Type.Null(),
  Type.String(),
  answer({
    totalCount: Type.Integer(),
    errorCount: Type.Integer(),
    successCount: Type.Integer(),
    msg: Type.Optional(Type.String()),
    fileUrl: Type.Optional(Type.String()),
    fileName: Type.Optional(Type.String()),
    /** Refused rows of one file, by their place below the headings from 0; at most 1,000. */
    issues: Type.Optional(
      Type.Array(Type.Object({ index: Type.Integer({ minimum: 0 }), message: Type.String() })),
    ),
  }),
])

/**
 * The calls that every business resource has (contract §4, §5).
 *
 * @param api base path, e.g. `entityPaths(entity).api` → `/sales/saQuotation`
 * @param permission code of an action, e.g. `(action) => permissionCode(entity, action)`; without it a session
 *   is enough, so a server always gives it
 * @example resourceOperations('/sales/saQuotation').list.path // '/sales/saQuotation/list'
 */
export function resourceOperations(api: string, permission?: (action: string) => string) {
  const name = api.slice(api.lastIndexOf('/') + 1)
  const label = (call: string) => `${name}${call}`
  const may = (action: string) => (permission ? { permission: permission(action) } : {})
  return {
    list: defineOperation({
      id: label('List'),
      method: 'GET',
      path: `${api}/list`,
      summary: `${name}: rows, paged`,
      query: listQuery({}),
      result: page(resourceRow),
      ...may('list'),
    }),
    /** Only of entities whose records may be referred to; for who may list or pick them (decision 14). */
    pick: defineOperation({
      id: label('Pick'),
      method: 'GET',
      path: `${api}/pick`,
      summary: `${name}: rows for a picker, paged, with the columns it needs; for who may list or pick them`,
      query: listQuery({}),
      result: page(resourceRow),
    }),
    queryById: defineOperation({
      id: label('QueryById'),
      method: 'GET',
      path: `${api}/queryById`,
      summary: `${name}: one row with its lines`,
      query: idQuery,
      result: resourceRow,
      ...may('list'),
    }),
    add: defineOperation({
      id: label('Add'),
      method: 'POST',
      path: `${api}/add`,
      summary: `${name}: add`,
      body: resourceBody,
      result: resourceRow,
      ...may('add'),
    }),
    edit: defineOperation({
      id: label('Edit'),
      method: 'PUT',
      also: ['POST'],
      path: `${api}/edit`,
      summary: `${name}: change; the body carries the version that was read`,
      body: resourceBody,
      result: resourceRow,
      ...may('edit'),
    }),
    delete: defineOperation({
      id: label('Delete'),
      method: 'DELETE',
      path: `${api}/delete`,
      summary: `${name}: delete one`,
      query: idQuery,
      result: nothing,
      ...may('delete'),
    }),
    deleteBatch: defineOperation({
      id: label('DeleteBatch'),
      method: 'DELETE',
      path: `${api}/deleteBatch`,
      summary: `${name}: delete several`,
      query: idsQuery,
      result: nothing,
      ...may('batch_delete'),
    }),
    exportXls: defineOperation({
      id: label('ExportXls'),
      method: 'GET',
      path: `${api}/exportXls`,
      summary: `${name}: rows as a spreadsheet`,
      query: listQuery({ selections: filter, withLines: filter }),
      result: Type.Unknown(),
      answer: 'file',
      ...may('export'),
    }),
    importExcel: defineOperation({
      id: label('ImportExcel'),
      method: 'POST',
      path: `${api}/importExcel`,
      summary: `${name}: rows of spreadsheets, multipart`,
      result: importResult,
      ...may('import'),
    }),
    action: defineOperation({
      id: label('Action'),
      method: 'POST',
      path: `${api}/action/:name`,
      summary: `${name}: a step of the workflow or another named action; the permission is that of its name`,
      params: actionName,
      body: actionBody,
      result: resourceRow,
    }),
    actionBatch: defineOperation({
      id: label('ActionBatch'),
      method: 'POST',
      path: `${api}/actionBatch/:name`,
      summary: `${name}: a named action on chosen records, all or none; the permission is that of its name`,
      params: actionName,
      body: actionBatchBody,
      result: answer({ count: Type.Integer({ minimum: 1 }) }),
    }),
  }
}

/** The calls of one business resource. */
export type ResourceOperations = ReturnType<typeof resourceOperations>
