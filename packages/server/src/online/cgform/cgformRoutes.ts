import { operations } from '@lading/core/contract'
import type { Row } from '@lading/core/entity'
import { entityPaths, permissionCode } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import type { FastifyInstance } from 'fastify'
import { mayDo } from '../../auth/sessionStore'
import { holdsFiles, pathsIn } from '../../files/storedPaths'
import { Answer, answer, told } from '../../http/answer'
import { badRequest, Failure, forbidden, notFound } from '../../http/failures'
import { said } from '../../http/language'
import type { Call } from '../../http/route'
import { route } from '../../http/route'
import type { Context, StoredForm } from '../../module'
import { archiveOf, sendPacked, storedContents } from '../../modules/file/packFiles'
import { IGNORED } from '../../resource/ignoredMembers'
import { requireRoom } from '../quotas'
import { callForm } from '../recordRoutes'
import {
  describeForm,
  describeLineForm,
  describeLines,
  describeList,
  describeQuery,
  describeQueryByField,
  parentField,
} from './describe'
import { selectOptions } from './selectOptions'
import { deleteLines, pageOfLines, readLine, saveLine, subTable } from './subTables'
import type { RecordAccess, SubTable } from './subTables'
import { levelQuery, withChildren } from './treeLevel'

/** How the public clients ask for all rows (contract §3). */
const NO_PAGING = -521
const LIMIT = 1_000

/** What a save did not take, as its answer tells it. */
const ignoredIn = ({ [IGNORED]: names }: Row): string[] => (Array.isArray(names) ? (names as string[]) : [])

/** A record's lines as the public clients send them: an empty list is an empty text. */
function bodyOf({ entity }: StoredForm, body: Row): Row {
  const { jeecg_submit_form_and_flow: _flow, ...record } = body
  for (const key of Object.keys(entity.lines ?? {})) if (record[key] === '') record[key] = []
  return record
}

/** The answer of a save; these clients show its message alone, so what was not taken stands there (contract §4). */
function savedAnswer<Result>(result: Result, done: Text, ignored: readonly string[]): Answer<Result> {
  if (ignored.length === 0) return answer(result, done.zh)
  const names = ignored.join(', ')
  return answer(result, said(`${done.zh}未保存：${names}`, `${done.en}. Not saved: ${names}`))
}

/** The query of a list as the public clients write it. */
function queryOf(query: Row): Row {
  const { hasQuery: _has, tabletype: _type, paramsStr: _text, batchFlag: _batch, ...rest } = query
  return Number(rest.pageSize) === NO_PAGING ? { ...rest, pageNo: 1, pageSize: LIMIT } : rest
}

/** `paramsStr` of an export. @throws Failure 400 unless it is an object of plain values */
function exportQuery({ paramsStr, ...query }: Row): Row {
  if (paramsStr === undefined || paramsStr === '') return queryOf(query)
  try {
    const given = JSON.parse(String(paramsStr)) as Row
    if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new Error()
    return queryOf({ ...query, ...given })
  } catch {
    throw badRequest(said('paramsStr: 不是查询条件', 'paramsStr: not the conditions of a list'))
  }
}

/** The calls of the public clients' online forms (contract §21), over the forms in force. */
export function mountCgform(app: FastifyInstance, context: Context): void {
  const { db, forms } = context
  /** @throws Failure as the public clients know it for a form that was not published yet */
  const formOf = async (code: string): Promise<StoredForm> => {
    const form = await forms.find(code)
    if (!form) throw new Failure('NO_DB_SYNC')
    return form
  }
  /** A form whose records the session may list. */
  const listed = async (code: string, { session }: Pick<Call, 'session'>): Promise<StoredForm> => {
    const form = await formOf(code)
    if (!mayDo(session, permissionCode(form.entity, 'list'))) throw forbidden()
    return form
  }
  const on = (call: Pick<Call, 'session' | 'request' | 'reply'>, parts: Partial<Call>): Call => ({
    params: {},
    query: {},
    body: {},
    session: call.session,
    request: call.request,
    reply: call.reply,
    ...parts,
  })
  const record = async (form: StoredForm, id: string, call: Call) =>
    (await callForm(form, '/queryById', on(call, { query: { id } }))) as Row

  /** Lines by their name, where the session may list the records that they belong to. */
  const listedLines = (code: string, { session }: Pick<Call, 'session'>): SubTable | undefined => {
    const table = subTable(forms, code)
    if (table && !mayDo(session, permissionCode(table.form.entity, 'list'))) throw forbidden()
    return table
  }
  const accessOf = (call: Call, ignored: string[] = []): RecordAccess => ({
    read: (form, id) => record(form, id, call),
    save: async (form, body) => {
      const given = (await callForm(form, '/edit', on(call, { body }))) as Answer<Row>
      ignored.push(...ignoredIn(given.result))
    },
  })

  route(app, operations.cgformColumns, async (call) => {
    const lines = listedLines(call.params.code, call)
    if (lines) return describeLines(context, lines, call.session)
    return describeList(context, await listed(call.params.code, call), call.session)
  })
  route(app, operations.cgformErpColumns, async (call) => {
    const form = await listed(call.params.code, call)
    const subs = []
    for (const [key, line] of Object.entries(form.entity.lines ?? {}))
      subs.push(await describeLines(context, { form, key, line }, call.session))
    return { main: await describeList(context, form, call.session), subList: subs }
  })
  // Lines are found by their record alone.
  route(app, operations.cgformQueryInfo, async (call) =>
    listedLines(call.params.code, call)
      ? []
      : describeQuery(context, await listed(call.params.code, call), call.session),
  )
  route(app, operations.cgformQueryInfoVue3, async (call) =>
    describeQueryByField(context, await listed(call.params.code, call), call.session),
  )
  route(app, operations.cgformData, async (call) => {
    const { query } = call
    const lines = listedLines(call.params.code, call)
    if (!lines) return callForm(await formOf(call.params.code), '/list', on(call, { query: queryOf(query) }))
    // Before a record is chosen there is nothing to show.
    const rows = query.parentId ? (await record(lines.form, query.parentId, call))[lines.key] : []
    return pageOfLines(rows as Row[], queryOf(query))
  })
  route(app, operations.cgformTreeData, async (call) => {
    const form = await formOf(call.params.code)
    const parent = parentField(form.entity)
    if (parent === undefined) throw notFound()
    const tree = { entity: form.entity, parent }
    const query = queryOf(await levelQuery(context, tree, call.session, call.query))
    const page = (await callForm(form, '/list', on(call, { query }))) as { records: Row[]; total: number }
    return { ...page, records: await withChildren(context, tree, call.session, page.records) }
  })
  for (const operation of [operations.cgformItem, operations.cgformItemByTable])
    route(app, operation, async (call) => {
      const lines = listedLines(call.params.code, call)
      if (lines) return describeLineForm(context, lines, call.session)
      return describeForm(context, await listed(call.params.code, call), call.session)
    })
  const saved = async (
    call: Call,
    path: '/add' | '/edit',
    code: string,
    { body, ignored }: { body: Row; ignored: string[] },
  ) => {
    const form = await formOf(code)
    if (path === '/add') await requireRoom(db, entityPaths(form.entity).table)
    const sent = bodyOf(form, body)
    if (path === '/edit' && sent.version === undefined) {
      if (typeof sent.id !== 'string' || sent.id === '') throw badRequest(said('id: 缺少', 'id: send the id'))
      sent.version = (await record(form, sent.id, call)).version
    }
    const given = (await callForm(form, path, on(call, { body: sent }))) as Answer<Row>
    ignored.push(...ignoredIn(given.result))
    return String(given.result.id)
  }
  route(app, operations.cgformAdd, async (call) => {
    const { code } = call.params
    const lines = listedLines(code, call)
    const { id: _id, ...body } = call.body as Row
    const ignored: string[] = []
    const id = lines
      ? await saveLine(db, lines, body, accessOf(call, ignored))
      : await saved(call, '/add', code, { body: call.body as Row, ignored })
    return savedAnswer(id, { zh: '添加成功！', en: 'Added' }, ignored)
  })
  route(app, operations.cgformEdit, async (call) => {
    const { code } = call.params
    const body = call.body as Row
    const lines = listedLines(code, call)
    if (lines && (typeof body.id !== 'string' || body.id === ''))
      throw badRequest(said('id: 缺少', 'id: send the id'))
    const ignored: string[] = []
    await (lines
      ? saveLine(db, lines, body, accessOf(call, ignored))
      : saved(call, '/edit', code, { body, ignored }))
    if (ignored.length === 0) return told('修改成功!')
    const { message } = savedAnswer(null, { zh: '修改成功!', en: 'Saved' }, ignored)
    return told(message)
  })
  route(app, operations.cgformDelete, async (call) => {
    const lines = listedLines(call.params.code, call)
    if (lines) {
      await deleteLines(db, lines, call.params.ids, accessOf(call))
      return told('删除成功!')
    }
    const form = await formOf(call.params.code)
    const { ids } = call.params
    return ids.includes(',')
      ? callForm(form, '/deleteBatch', on(call, { query: { ids } }))
      : callForm(form, '/delete', on(call, { query: { id: ids } }))
  })
  route(app, operations.cgformRecord, async (call) => {
    const lines = listedLines(call.params.code, call)
    return lines
      ? readLine(db, lines, call.params.id, accessOf(call))
      : record(await formOf(call.params.code), call.params.id, call)
  })
  route(app, operations.cgformDetail, async (call) =>
    record(await formOf(call.params.code), call.params.id, call),
  )
  const linesOf = async (call: Call<{ code: string; id: string }>): Promise<Row[]> => {
    const lines = subTable(forms, call.params.code)
    if (!lines) throw notFound()
    return (await record(lines.form, call.params.id, call))[lines.key] as Row[]
  }
  route(app, operations.cgformLines, linesOf)
  route(app, operations.cgformLine, async (call) => (await linesOf(call))[0] ?? null)
  route(app, operations.cgformFiles, async (call) => {
    const { code, id, field: name } = call.params
    const form = await formOf(code)
    const field = Object.hasOwn(form.entity.fields, name) ? form.entity.fields[name]! : undefined
    if (!field || !holdsFiles(field)) throw notFound()
    // Hidden from the session, the record has no such member.
    const paths = pathsIn(field, (await record(form, id, call))[name])
    if (paths.length === 0) throw notFound()
    const archive = await archiveOf(await storedContents(context, call.session, paths))
    return sendPacked(call.reply, `${name}.zip`, 'application/zip', archive)
  })
  route(app, operations.cgformSelectOptions, ({ query, session }) => selectOptions(context, query, session))
  route(app, operations.cgformOnlyTable, ({ query }) => {
    const name = query.tbname.trim().toLowerCase()
    const taken = forms.all().some(({ id, code, entity }) => {
      const names = [code, entity.key, entityPaths(entity).table, ...Object.keys(entity.lines ?? {})]
      return id !== query.id && names.some((each) => each.toLowerCase() === name)
    })
    if (taken) throw new Failure(said('该名称已被其他表单使用', 'Another form is called so'))
    return null
  })
  for (const operation of [operations.cgformExport, operations.cgformExportOld])
    route(app, operation, async (call) =>
      callForm(await formOf(call.params.code), '/exportXls', on(call, { query: exportQuery(call.query) })),
    )
  route(app, operations.cgformImport, async (call) => {
    const form = await formOf(call.params.code)
    await requireRoom(db, entityPaths(form.entity).table)
    const given = await callForm(form, '/importExcel', on(call, {}))
    // The modal of these clients reads the error file's path alone (contract §5.2).
    const file = given instanceof Answer ? (given.result as { fileUrl?: string } | null)?.fileUrl : undefined
    return given instanceof Answer && file !== undefined ? answer(file, given.message, given.code) : given
  })
  route(app, operations.cgformButton, async (call) => {
    const { formId, buttonCode, dataId, uiFormData } = call.body
    const form = await formOf(formId)
    const { version } = await record(form, dataId, call)
    await callForm(
      form,
      '/action/:name',
      on(call, {
        params: { name: buttonCode },
        body: { id: dataId, version, ...(uiFormData ? { input: uiFormData } : {}) },
      }),
    )
    return told('操作成功!')
  })
  route(app, operations.cgformHeads, ({ query }) => {
    const name = query.tableName?.replaceAll('*', '').toLowerCase() ?? ''
    const label = query.tableTxt?.replaceAll('*', '') ?? ''
    const found = forms
      .all()
      .filter(({ entity }) => entity.key.toLowerCase().includes(name) && entity.label.zh.includes(label))
    const size = Math.min(Math.max(Number(query.pageSize ?? 10), 1), LIMIT)
    const start = (Math.max(Number(query.pageNo ?? 1), 1) - 1) * size
    return {
      records: found.slice(start, start + size).map(({ id, entity, number }) => ({
        id,
        tableType: Object.keys(entity.lines ?? {}).length > 0 ? 2 : 1,
        tableName: entity.key,
        tableTxt: entity.label.zh,
        tableVersion: number,
        isDbSynch: 'Y',
        isTree: entity.style === 'tree' ? 'Y' : 'N',
        themeTemplate: 'normal',
        hascopy: 0,
        isDesForm: 'N',
      })),
      total: found.length,
      size,
      current: start / size + 1,
      pages: Math.ceil(found.length / size),
    }
  })
}
