import { actionsOf, entityPaths, pickedFields, referenceOf } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { CODE } from '@lading/core/envelope'
import { ALL_ROWS, entityQueryFields } from '@lading/core/query'
import type { Row } from '@lading/core/rules'
import { wireDatetime } from '@lading/core/text'
import { performAction, sameRefusal } from '@lading/core/workflow'
import { SourceError } from '../../foundation/dataSource'
import type { ListParams, ResourceSource, SourceRow, WriteOptions } from '../../foundation/dataSource'
import { linesOf, withoutLines } from '../../form/logic/formValues'
import { withDictTexts } from './dictTexts'
import type { FakeContext } from './fakeContext'
import { buildRecord } from './buildRecord'
import { runQuery } from './runQuery'

/** A business resource in memory: what the server's `defineResource` does, as far as a browser can tell. */
export function entityResource(
  entity: EntityDefinition,
  seed: readonly Row[],
  context: FakeContext,
): ResourceSource {
  const { api } = entityPaths(entity)
  const { line } = context
  const records = new Map<string, SourceRow>()
  const queryFields = entityQueryFields(entity)
  const answered = new Map<string, string>()
  const ids = { last: 0 }
  const nextId = () => `fake-${(ids.last += 1)}`
  for (const row of seed) {
    const id = String(row.id ?? nextId())
    records.set(id, { version: 1, createTime: wireDatetime(Date.now()), ...row, id })
  }

  const find = (id: unknown): SourceRow => {
    const record = records.get(String(id))
    if (!record) throw new SourceError('未找到对应实体', CODE.notFound)
    return record
  }
  const whole = (record: SourceRow) => withDictTexts(entity, record, context) as SourceRow
  const store = (record: SourceRow) => {
    records.set(record.id, record)
    return whole(record)
  }
  const checkVersion = (stored: SourceRow, version: unknown) => {
    if (version !== stored.version) throw new SourceError('数据已被他人修改，请刷新后重试', CODE.conflict)
  }
  const stamp = (record: Row): Row => ({
    ...record,
    updateBy: context.username,
    updateTime: wireDatetime(Date.now()),
  })
  /** The same key again: the first answer again, nothing is done twice. */
  const once = (options: WriteOptions | undefined, work: () => SourceRow): SourceRow => {
    const key = options?.idempotencyKey
    const before = key === undefined ? undefined : answered.get(key)
    if (before !== undefined) return whole(find(before))
    const saved = work()
    if (key !== undefined) answered.set(key, saved.id)
    return saved
  }
  const query = (params: ListParams) => {
    const headers = [...records.values()].map((record) => withoutLines(entity, record) as SourceRow)
    return runQuery(headers, params, queryFields)
  }

  const act = (name: string, stored: SourceRow, body: Row) => {
    const target = {
      record: withoutLines(entity, stored),
      lines: linesOf(entity, stored),
      chosen: (body.lines as string[] | undefined) ?? [],
    }
    const now = wireDatetime(Date.now())
    const known = { now, today: now.slice(0, 10), me: context.username }
    const answer = performAction(entity, name, target, body.input as Row | undefined, {
      side: 'server',
      known,
    })
    if (!answer.ok) throw new SourceError(answer.issues[0]?.message ?? '', CODE.business, answer.issues)
    const { record, lines } = answer
    return store({ ...stamp(record), ...lines, id: stored.id, version: Number(stored.version) + 1 })
  }

  return {
    list: (params, signal) =>
      line.answer(
        `${api}/list`,
        params,
        () => {
          const page = query(params)
          return { ...page, records: page.records.map(whole) }
        },
        signal,
      ),
    ...(referenceOf(entity) && {
      pick: (params: ListParams, signal?: AbortSignal) =>
        line.answer(
          `${api}/pick`,
          params,
          () => {
            const page = query(params)
            const shown = pickedFields(entity, context.entities)
            const cut = (record: SourceRow) =>
              Object.fromEntries([
                ['id', record.id],
                ...shown.map((name) => [name, record[name] ?? null]),
              ]) as SourceRow
            return { ...page, records: page.records.map(cut) }
          },
          signal,
        ),
    }),
    get: (id, signal) => line.answer(`${api}/queryById`, id, () => whole(find(id)), signal),
    add: (body, options) =>
      line.answer(`${api}/add`, body, () =>
        once(options, () => {
          const id = nextId()
          const record = buildRecord(entity, { ...body, id, version: 1 }, undefined, nextId)
          return store({
            ...stamp(record),
            createBy: context.username,
            createTime: wireDatetime(Date.now()),
            id,
          })
        }),
      ),
    edit: (body, options) =>
      line.answer(`${api}/edit`, body, () =>
        once(options, () => {
          const stored = find(body.id)
          checkVersion(stored, body.version)
          const record = buildRecord(entity, body, stored, nextId)
          return store({ ...stamp(record), id: stored.id, version: Number(stored.version) + 1 })
        }),
      ),
    remove: (id) => line.answer(`${api}/delete`, id, () => void records.delete(find(id).id)),
    removeBatch: (list) =>
      line.answer(`${api}/deleteBatch`, list, () => list.forEach((id) => records.delete(id))),
    action: (name, body) =>
      line.answer(`${api}/action/${name}`, body, () => {
        const stored = find(body.id)
        checkVersion(stored, body.version)
        return act(name, stored, body)
      }),
    actionBatch: (name, { records: chosen, input }) =>
      line.answer(`${api}/actionBatch/${name}`, { records: chosen, input }, () => {
        const all = chosen.map(({ id, version }) => {
          const stored = find(id)
          checkVersion(stored, version)
          return stored
        })
        const action = actionsOf(entity).get(name)
        const differs = action && sameRefusal(entity, action, all, 'zh-CN')
        if (differs) throw new SourceError(differs.message, CODE.business, [differs])
        for (const stored of all) act(name, stored, { input })
      }),
    exportFile: (params, signal) =>
      line.answer(
        `${api}/exportXls`,
        params,
        () => {
          const chosen = String(params.selections ?? '')
            .split(',')
            .filter(Boolean)
          const { selections: _selections, ...rest } = params
          const rows = query({ ...rest, pageNo: 1, pageSize: ALL_ROWS }).records
          const wanted = rows.filter((row) => chosen.length === 0 || chosen.includes(row.id))
          const names = Object.keys(entity.fields)
          const text = wanted.map((row) => names.map((name) => String(row[name] ?? '')).join('\t')).join('\n')
          return { blob: new Blob(text ? [text] : []), name: `${entity.label.zh}.xls` }
        },
        signal,
      ),
    importFiles: (files) =>
      line.answer(
        `${api}/importExcel`,
        files.map((file) => file.name),
        () => ({ success: true, code: CODE.ok, message: '文件导入成功！数据行数：0', result: null }),
      ),
  }
}
