import { Type } from 'typebox'
import { defineOperation } from './operation'
import { answer, dictMap, dictOption, listQuery, page, query } from './schemas'

const code = Type.String({ minLength: 1, maxLength: 200 })
const rows = page(Type.Record(Type.String(), Type.Unknown()))
const byId = Type.Object({ id: code })
const columns = Type.Array(answer({ title: Type.String(), dataIndex: Type.String() }))

/** Online reports at run time (contract §20): registered views with typed parameters, no SQL of clients. */
export const reportOperations = {
  reportColumns: defineOperation({
    id: 'reportColumns',
    method: 'GET',
    path: '/online/cgreport/api/getRpColumns/:code',
    summary: 'Columns and dictionaries of a report, by its code',
    params: Type.Object({ code }),
    query: query({}),
    result: answer({
      cgRpConfigId: Type.String(),
      cgRpConfigName: Type.String(),
      columns,
      dictOptions: dictMap,
    }),
  }),
  reportQueryInfo: defineOperation({
    id: 'reportQueryInfo',
    method: 'GET',
    path: '/online/cgreport/api/getQueryInfo/:id',
    summary: 'Query items of a report',
    params: byId,
    query: query({}),
    result: Type.Array(answer({ field: Type.String(), label: Type.String() })),
  }),
  reportData: defineOperation({
    id: 'reportData',
    method: 'GET',
    path: '/online/cgreport/api/getData/:id',
    summary: 'Rows of a report, paged; parameters come as self_<name>',
    params: byId,
    query: listQuery({}),
    result: rows,
  }),
  reportColumnsAndData: defineOperation({
    id: 'reportColumnsAndData',
    method: 'GET',
    path: '/online/cgreport/api/getColumnsAndData/:id',
    summary: 'Columns and rows of a report',
    params: byId,
    query: listQuery({ onlRepUrlParamStr: Type.Optional(Type.String({ maxLength: 2_000 })) }),
    result: answer({ cgreportHeadName: Type.String(), columns, dictOptions: dictMap, data: rows }),
  }),
  reportParameters: defineOperation({
    id: 'reportParameters',
    method: 'GET',
    path: '/online/cgreport/api/getParamsInfo/:id',
    summary: 'Parameters of a report',
    params: byId,
    query: query({}),
    result: Type.Array(answer({ paramName: Type.String(), paramTxt: Type.String() })),
  }),
  reportExport: defineOperation({
    id: 'reportExport',
    method: 'GET',
    path: '/online/cgreport/api/exportManySheetXls/:id',
    summary: 'Rows of a report as a spreadsheet; force_id keeps the chosen ones',
    params: byId,
    query: listQuery({ force_id: Type.Optional(Type.String({ maxLength: 20_000 })) }),
    result: Type.Unknown(),
    answer: 'file',
  }),
  reportDictList: defineOperation({
    id: 'reportDictList',
    method: 'GET',
    path: '/online/cgreport/api/getReportDictList',
    summary: 'Options from two columns of a report: dictTable is its code, dictCode and dictText the columns',
    query: query({
      dictTable: code,
      dictCode: code,
      dictText: code,
      keyword: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    result: Type.Array(dictOption),
  }),
  reportItems: defineOperation({
    id: 'reportItems',
    method: 'GET',
    path: '/online/cgreport/item/listByHeadId',
    summary: 'The columns of a registered report',
    query: query({ headId: code }),
    result: Type.Array(answer({ fieldName: Type.String(), fieldTxt: Type.String() })),
    permission: 'online:report:list',
  }),
  reportParams: defineOperation({
    id: 'reportParams',
    method: 'GET',
    path: '/online/cgreport/param/listByHeadId',
    summary: 'The parameters of a registered report',
    query: query({ headId: code }),
    result: Type.Array(answer({ paramName: Type.String(), paramTxt: Type.String() })),
    permission: 'online:report:list',
  }),
  reportHeads: defineOperation({
    id: 'reportHeads',
    method: 'GET',
    path: '/online/cgreport/head/list',
    summary: 'The registered reports; they come with the server, so nobody adds or changes them by a call',
    query: query({}),
    result: page(answer({ id: Type.String(), code: Type.String(), name: Type.String() })),
    permission: 'online:report:list',
  }),
}
