import { Type } from 'typebox'
import { defineOperation } from './operation'
import { importResult } from './resource'
import { answer, filter, idList, listQuery, nothing, query } from './schemas'

/** A form by its code, its key or its id. */
const code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) })
const record = Type.Object({ ...code.properties, id: Type.String({ minLength: 1, maxLength: 64 }) })
const row = Type.Record(Type.String(), Type.Unknown())
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
  cgformData: defineOperation({
    id: 'cgformData',
    method: 'GET',
    path: `${cgform}/api/getData/:code`,
    summary: 'Rows of a form, paged',
    params: code,
    query: listQuery({ hasQuery: filter, tabletype: filter }),
    result: answer({ records: Type.Array(row), total: Type.Integer() }),
  }),
  cgformTreeData: defineOperation({
    id: 'cgformTreeData',
    method: 'GET',
    path: `${cgform}/api/getTreeData/:code`,
    summary: 'Rows of a form that is a tree, below one row or at the top',
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
  cgformAdd: defineOperation({
    id: 'cgformAdd',
    method: 'POST',
    path: `${cgform}/api/form/:code`,
    summary: 'Adds a record; lines are lists under their names',
    params: code,
    query: options,
    body: row,
    result: Type.String(),
  }),
  cgformEdit: defineOperation({
    id: 'cgformEdit',
    method: 'PUT',
    path: `${cgform}/api/form/:code`,
    summary: 'Changes a record; without a version, whatever was saved meanwhile',
    params: code,
    query: options,
    body: row,
    result: nothing,
  }),
  cgformDelete: defineOperation({
    id: 'cgformDelete',
    method: 'DELETE',
    path: `${cgform}/api/form/:code/:ids`,
    summary: 'Deletes records',
    params: Type.Object({ ...code.properties, ids: idList }),
    query: options,
    result: nothing,
  }),
  cgformRecord: defineOperation({
    id: 'cgformRecord',
    method: 'GET',
    path: `${cgform}/api/form/:code/:id`,
    summary: 'A record with its lines',
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
