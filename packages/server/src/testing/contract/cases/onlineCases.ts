import { visitDraft } from '../../visitForm'
import { workbook } from '../../workbook'
import type { ContractCase, World } from '../contractCase'

const label = { zh: '拜访', en: 'Visit' }
const keepForm = (result: { id: string; version: number }, world: World) => {
  world.form = result.id
  world.formVersion = String(result.version)
}
const form = (world: World) => ({ id: world.form!, version: Number(world.formVersion) })
const visit = { code: 'visit' }

/** Forms that are designed at run time, and the public clients' calls over them (contract §21). */
export const onlineCases: ContractCase[] = [
  { call: 'onlineFormAdd', send: { body: { code: 'spare', label } }, keep: keepForm },
  { call: 'onlineFormDelete', send: (world) => ({ query: { id: world.form! } }), message: '删除成功!' },
  {
    call: 'onlineFormAdd',
    send: { body: { code: 'visit', label, definition: visitDraft } },
    keep: keepForm,
  },
  {
    call: 'onlineFormEdit',
    send: (world) => ({ body: { ...form(world), definition: visitDraft } }),
    keep: keepForm,
  },
  { call: 'onlineFormDraft', send: { body: { code: 'spare', text: '单号、日期' } }, refused: /标签/ },
  { call: 'onlineFormPreview', send: (world) => ({ query: { id: world.form! } }) },
  { call: 'cgformColumns', send: { params: visit }, refused: /NO_DB_SYNC/ },
  { call: 'onlineFormPublish', send: (world) => ({ body: form(world) }), keep: keepForm },
  {
    call: 'onlineFormPublish',
    send: (world) => ({ body: { ...form(world), note: 'again' } }),
    keep: keepForm,
  },
  { call: 'onlineFormTakeBack', send: (world) => ({ body: form(world) }) },
  { call: 'onlineFormVersions', send: (world) => ({ query: { id: world.form! } }) },
  { call: 'onlineFormList', send: { query: { pageNo: 1, pageSize: 10 } } },
  { call: 'onlineFormById', send: (world) => ({ query: { id: world.form! } }) },
  { call: 'onlineFormHeads' },
  { call: 'onlineFormDefinition', send: { query: { key: 'visit' } } },
  { call: 'cgformHeads', send: { query: { pageNo: 1, pageSize: 10 } } },
  { call: 'cgformColumns', send: { params: visit } },
  { call: 'cgformErpColumns', send: { params: visit } },
  { call: 'cgformQueryInfo', send: { params: visit } },
  { call: 'cgformQueryInfoVue3', send: { params: visit } },
  { call: 'cgformItemByTable', send: { params: { code: 'onlVisit' }, query: { taskId: '1' } } },
  { call: 'cgformOnlyTable', send: { query: { tbname: 'onlVisit' } }, refused: '该名称已被其他表单使用' },
  { call: 'cgformOnlyTable', send: { query: { tbname: 'onl_free' } } },
  {
    call: 'cgformSelectOptions',
    send: { query: { table: 'sys_depart', txt: 'depart_name', key: 'id', pidField: 'parent_id' } },
  },
  { call: 'cgformItem', send: { params: visit } },
  {
    call: 'cgformAdd',
    send: { params: visit, body: { place: 'Rotterdam', onlVisitCost: [{ item: 'Taxi', quantity: 1 }] } },
    keep: (result: string, world) => {
      world.visit = result
    },
  },
  {
    call: 'cgformEdit',
    send: (world) => ({ params: visit, body: { id: world.visit!, place: 'Hamburg' } }),
    message: '修改成功!',
  },
  { call: 'cgformData', send: { params: visit, query: { pageNo: 1, pageSize: 10 } } },
  { call: 'cgformTreeData', send: { params: visit }, status: 404, refused: '未找到对应实体' },
  { call: 'cgformRecord', send: (world) => ({ params: { ...visit, id: world.visit! } }) },
  { call: 'cgformDetail', send: (world) => ({ params: { ...visit, id: world.visit! } }) },
  { call: 'cgformLines', send: (world) => ({ params: { code: 'onlVisitCost', id: world.visit! } }) },
  { call: 'cgformLine', send: (world) => ({ params: { code: 'onlVisitCost', id: world.visit! } }) },
  {
    call: 'cgformFiles',
    send: (world) => ({ params: { ...visit, id: world.visit!, field: 'place' } }),
    status: 404,
    refused: '未找到对应实体',
  },
  { call: 'cgformExport', send: { params: visit } },
  { call: 'cgformExportOld', send: { params: visit, query: { paramsStr: '{"place":"Hamburg"}' } } },
  {
    call: 'cgformImport',
    send: { params: visit, files: { 'rows.xlsx': await workbook(['地点'], ['Antwerp']) } },
  },
  {
    call: 'cgformButton',
    send: (world) => ({ body: { formId: world.form!, buttonCode: 'finish', dataId: world.visit! } }),
    message: '操作成功!',
  },
  {
    call: 'cgformAdd',
    send: { params: visit, body: { place: 'Gone' } },
    keep: (result: string, world) => {
      world.visit = result
    },
  },
  {
    call: 'cgformDelete',
    send: (world) => ({ params: { ...visit, ids: world.visit! } }),
    message: '删除成功!',
  },
]
