import { Type } from 'typebox'
import { defineOperation } from './operation'
import { importResult } from './resource'
import { answer, filter, idList, listQuery, nothing, query } from './schemas'

/** A form by its code, its key or its id. */
const code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) })
const record = Type.Object({ ...code.properties, id: Type.String({ minLength: 1, maxLength: 64 }) })
const row = Type.Record(Type.String(), Type.Unknown())
/** A name of a registered table or of a column of it. */
const word = Type.String({ minLength: 1, maxLength: 100 })
/** `?tabletype=3` and what else clients of other generations send. */
const options = query({ tabletype: filter })
const cgform = '/online/cgform'

/**
 * Calls of the public clients' online forms (contract §21), answered from stored definitions: lists, forms and records for
 * clients that know nothing of ours. What is script or SQL in them is left out. The rights are those of each form.
 */
export const cgformOperations = {
  cgformColumns: defineOperation({
    id: 'cgformColumns',
    method: 'GET',
    path: `${cgform}/api/getColumns/:code`,
    summary: 'Columns, buttons and dictionaries of a form’s list',
    params: code,
    query: options,
    result: answer({}),
  }),
  cgformErpColumns: defineOperation({
    id: 'cgformErpColumns',
    method: 'GET',
    path: `${cgform}/api/getErpColumns/:code`,
    summary: 'Columns of a form and of its lines',
    params: code,
    query: options,
    result: answer({}),
  }),
  cgformQueryInfo: defineOperation({
    id: 'cgformQueryInfo',
    method: 'GET',
    path: `${cgform}/api/getQueryInfo/:code`,
    summary: 'What a form’s list is searched by',
    params: code,
    query: options,
    result: Type.Array(answer({})),
  }),
  cgformQueryInfoVue3: defineOperation({
    id: 'cgformQueryInfoVue3',
    method: 'GET',
    path: `${cgform}/api/getQueryInfoVue3/:code`,
    summary: 'As getQueryInfo, by the names of the fields, as clients of the third generation read it',
    params: code,
    query: options,
    result: answer({ properties: Type.Record(Type.String(), Type.Unknown()) }),
  }),
  cgformData: defineOperation({
    id: 'cgformData',
    method: 'GET',
    path: `${cgform}/api/getData/:code`,
    summary: 'Rows of a form, paged; of lines by their name with `parentId`, the record that they belong to',
    params: code,
    query: listQuery({ hasQuery: filter, tabletype: filter, parentId: filter }),
    result: answer({ records: Type.Array(row), total: Type.Integer() }),
  }),
  cgformTreeData: defineOperation({
    id: 'cgformTreeData',
    method: 'GET',
    path: `${cgform}/api/getTreeData/:code`,
    summary:
      'Rows of a form that is a tree, below the row that its parent field names, or at the top (`0`); `hasChild` is `1` where more are below',
    params: code,
    query: listQuery({ hasQuery: filter }),
    result: answer({ records: Type.Array(row), total: Type.Integer() }),
  }),
  cgformItem: defineOperation({
    id: 'cgformItem',
    method: 'GET',
    path: `${cgform}/api/getFormItem/:code`,
    summary: 'The fields of a form',
    params: code,
    query: options,
    result: answer({}),
  }),
  cgformItemByTable: defineOperation({
    id: 'cgformItemByTable',
    method: 'GET',
    path: `${cgform}/api/getFormItemBytbname/:code`,
    summary: 'As getFormItem, as tasks of an approval ask for it',
    params: code,
    query: query({ tabletype: filter, taskId: filter }),
    result: answer({}),
  }),
  cgformAdd: defineOperation({
    id: 'cgformAdd',
    method: 'POST',
    path: `${cgform}/api/form/:code`,
    summary:
      'Adds a record with its lines under their names; one line, by the name of the lines, to the record `parentId`',
    params: code,
    query: options,
    body: row,
    result: Type.String(),
  }),
  cgformEdit: defineOperation({
    id: 'cgformEdit',
    method: 'PUT',
    path: `${cgform}/api/form/:code`,
    summary:
      'Changes a record or, by the name of the lines, a line; without a version, whatever was saved meanwhile',
    params: code,
    query: options,
    body: row,
    result: nothing,
  }),
  cgformDelete: defineOperation({
    id: 'cgformDelete',
    method: 'DELETE',
    path: `${cgform}/api/form/:code/:ids`,
    summary: 'Deletes records or, by the name of the lines, lines',
    params: Type.Object({ ...code.properties, ids: idList }),
    query: options,
    result: nothing,
  }),
  cgformRecord: defineOperation({
    id: 'cgformRecord',
    method: 'GET',
    path: `${cgform}/api/form/:code/:id`,
    summary: 'A record with its lines or, by the name of the lines, a line',
    params: record,
    query: options,
    result: row,
  }),
  cgformDetail: defineOperation({
    id: 'cgformDetail',
    method: 'GET',
    path: `${cgform}/api/detail/:code/:id`,
    summary: 'A record with its lines, to look at',
    params: record,
    result: row,
  }),
  cgformLines: defineOperation({
    id: 'cgformLines',
    method: 'GET',
    path: `${cgform}/api/subform/list/:code/:id`,
    summary: 'Lines of a record, by the name of the lines',
    params: record,
    result: Type.Array(row),
  }),
  cgformLine: defineOperation({
    id: 'cgformLine',
    method: 'GET',
    path: `${cgform}/api/subform/:code/:id`,
    summary: 'The first line of a record, by the name of the lines; null where it has none',
    params: record,
    result: Type.Union([row, Type.Null()]),
  }),
  cgformFiles: defineOperation({
    id: 'cgformFiles',
    method: 'GET',
    path: `${cgform}/field/download/:code/:id/:field`,
    summary: 'The files of a field of a record as one archive',
    params: Type.Object({ ...record.properties, field: Type.String({ minLength: 1, maxLength: 64 }) }),
    result: Type.Unknown(),
    answer: 'file',
  }),
  cgformSelectOptions: defineOperation({
    id: 'cgformSelectOptions',
    method: 'GET',
    path: `${cgform}/api/querySelectOptions`,
    summary:
      "Options of a linked choice from a registered table: those below `pidValue`, or those that `condition` names (`column = 'value'`, joined by and)",
    query: query({
      table: word,
      txt: word,
      key: word,
      idField: Type.Optional(word),
      pidField: Type.Optional(word),
      pidValue: filter,
      condition: Type.Optional(Type.String({ maxLength: 1_000 })),
    }),
    result: Type.Array(
      answer({ label: Type.String(), store: Type.String(), id: Type.String(), pid: Type.String() }),
    ),
  }),
  cgformOnlyTable: defineOperation({
    id: 'cgformOnlyTable',
    method: 'GET',
    path: `${cgform}/api/checkOnlyTable`,
    summary: 'Whether a name is free for a form; `id`: the form that may have it',
    query: query({ tbname: Type.String({ minLength: 1, maxLength: 64 }), id: filter }),
    result: nothing,
    permission: 'system:onlineForm:list',
  }),
  cgformExport: defineOperation({
    id: 'cgformExport',
    method: 'GET',
    path: `${cgform}/api/exportXls/:code`,
    summary: 'Rows as a spreadsheet; `paramsStr` is the list’s query as JSON',
    params: code,
    query: listQuery({ paramsStr: filter }),
    result: Type.Unknown(),
    answer: 'file',
  }),
  cgformExportOld: defineOperation({
    id: 'cgformExportOld',
    method: 'GET',
    path: `${cgform}/api/exportXlsOld/:code`,
    summary: 'As exportXls',
    params: code,
    query: listQuery({ paramsStr: filter }),
    result: Type.Unknown(),
    answer: 'file',
  }),
  cgformImport: defineOperation({
    id: 'cgformImport',
    method: 'POST',
    path: `${cgform}/api/importXls/:code`,
    summary: 'Rows of spreadsheets, multipart; with refused rows code 201 and the path of the error file',
    params: code,
    result: importResult,
  }),
  cgformButton: defineOperation({
    id: 'cgformButton',
    method: 'POST',
    path: `${cgform}/api/doButton`,
    summary: 'An action of a record',
    body: Type.Object({
      formId: Type.String({ minLength: 1, maxLength: 64 }),
      buttonCode: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]*$', maxLength: 64 }),
      dataId: Type.String({ minLength: 1, maxLength: 64 }),
      uiFormData: Type.Optional(row),
    }),
    result: nothing,
  }),
  cgformHeads: defineOperation({
    id: 'cgformHeads',
    method: 'GET',
    path: `${cgform}/head/list`,
    summary: 'The stored forms, as the public clients list them',
    query: listQuery({ tableName: filter, tableTxt: filter }),
    result: answer({ records: Type.Array(row), total: Type.Integer() }),
    permission: 'system:onlineForm:list',
  }),
}
