import { operations } from '@lading/core/contract'
import type { FurtherNames } from '@lading/core/contract'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../db/ids'
import { commaList, insertInto, isIn, updateTable } from '../../db/statements'
import { told } from '../../http/answer'
import { Failure, notFound } from '../../http/failures'
import { route } from '../../http/route'
import { cleared } from '../administration'
import { storedNames } from '../furtherNames'
import { listPage } from '../../list/listPage'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'

const dictList: ListSpec = {
  from: sql`sys_dict d`,
  select: sql`d.id, d.dict_name, d.dict_name_en, d.names, d.dict_code, d.description, d.type, d.create_by, d.create_time, d.update_by, d.update_time`,
  where: sql`d.del_flag = 0`,
  fields: columnsOf('d', {
    id: 'text',
    dictName: 'text',
    dictNameEn: 'text',
    dictCode: 'text',
    description: 'text',
    createTime: 'datetime',
  }),
  id: sql`d.id`,
}

const itemList: ListSpec = {
  from: sql`sys_dict_item i`,
  select: sql`i.id, i.dict_id, i.item_text, i.item_text_en, i.names, i.item_value, i.item_color, i.description, i.sort_order, i.status, i.create_by, i.create_time, i.update_by, i.update_time`,
  fields: columnsOf('i', {
    id: 'text',
    dictId: 'text',
    itemText: 'text',
    itemValue: 'text',
    status: 'integer',
    sortOrder: 'integer',
    createTime: 'datetime',
  }),
  id: sql`i.id`,
  dictionaries: { status: 'dict_item_status' },
  defaultSort: { field: 'sortOrder', order: 'asc' },
}

/** Administration of dictionaries and their options (contract §12.1). */
export function mountDictionaryAdministration(app: FastifyInstance, context: Context): void {
  const { db, dictionaries } = context
  const change = async (statement: SQL, message: string) => {
    if ((await db.run(statement)) === 0) throw notFound()
    dictionaries.forget()
    return told(message)
  }
  const stamp = (username: string) => ({ updateBy: username, updateTime: sql`now()` })

  route(app, operations.dictList, ({ query }) => listPage(context, dictList, query))
  route(app, operations.dictTreeList, async ({ query }) => {
    const { records } = await listPage(context, dictList, { ...query, pageNo: 1, pageSize: 1_000 })
    return records.map((row) => ({ ...row, key: row.id, title: row.dictName }))
  })
  route(app, operations.dictAdd, ({ body, session }) =>
    change(
      insertInto('sys_dict', {
        id: newId(),
        dictName: body.dictName,
        dictNameEn: cleared(body.dictNameEn),
        names: storedNames(body.names),
        dictCode: body.dictCode,
        description: body.description ?? '',
        type: body.type ?? 0,
        createBy: session.username,
      }),
      '保存成功！',
    ),
  )
  route(app, operations.dictEdit, ({ body, session }) =>
    change(
      updateTable(
        'sys_dict',
        {
          dictName: body.dictName,
          dictNameEn: cleared(body.dictNameEn),
          names: storedNames(body.names),
          dictCode: body.dictCode,
          description: cleared(body.description),
          type: body.type ?? undefined,
          ...stamp(session.username),
        },
        sql`id = ${body.id} AND del_flag = 0`,
      ),
      '编辑成功!',
    ),
  )
  const removeDict = (ids: string[]) =>
    change(sql`UPDATE sys_dict SET del_flag = 1 WHERE ${isIn(sql`id`, ids)} AND del_flag = 0`, '删除成功!')
  route(app, operations.dictDelete, ({ query }) => removeDict([query.id]))
  route(app, operations.dictDeleteBatch, ({ query }) => removeDict(commaList(query.ids)))

  const binned = (id: string) => sql`id = ${id} AND del_flag = 1`
  route(app, operations.dictDeleted, () =>
    db.rows(
      sql`SELECT ${dictList.select} FROM sys_dict d WHERE d.del_flag = 1 ORDER BY d.update_time DESC LIMIT 1000`,
    ),
  )
  route(app, operations.dictBack, ({ params }) =>
    change(sql`UPDATE sys_dict SET del_flag = 0 WHERE ${binned(params.id)}`, '操作成功!'),
  )
  route(app, operations.dictDestroy, ({ params }) =>
    change(sql`DELETE FROM sys_dict WHERE ${binned(params.id)}`, '删除成功!'),
  )
  route(app, operations.dictItemList, ({ query }) => listPage(context, itemList, query))
  const itemValues = (body: {
    itemText: string
    itemTextEn?: string | null
    names?: FurtherNames | null
    itemValue: string
    itemColor?: string | null
    description?: string | null
    sortOrder?: number | null
    status?: number | null
  }) => ({
    itemText: body.itemText,
    itemTextEn: cleared(body.itemTextEn),
    names: storedNames(body.names),
    itemValue: body.itemValue,
    itemColor: cleared(body.itemColor),
    description: cleared(body.description),
    sortOrder: body.sortOrder ?? undefined,
    status: body.status ?? undefined,
  })
  route(app, operations.dictItemCheck, async ({ query }) => {
    const taken = await db.row(
      sql`SELECT 1 AS there FROM sys_dict_item
          WHERE dict_id = ${query.dictId} AND item_value = ${query.itemValue} AND id <> ${query.id ?? ''} LIMIT 1`,
    )
    if (taken) throw new Failure('该值不可用，系统中已存在！')
    return told('该值可用！')
  })
  route(app, operations.dictItemAdd, async ({ body, session }) => {
    if (!(await db.row(sql`SELECT 1 AS there FROM sys_dict WHERE id = ${body.dictId} AND del_flag = 0`)))
      throw new Failure('字典不存在')
    return change(
      insertInto('sys_dict_item', {
        ...itemValues(body),
        id: newId(),
        dictId: body.dictId,
        createBy: session.username,
      }),
      '保存成功！',
    )
  })
  route(app, operations.dictItemEdit, ({ body, session }) =>
    change(
      updateTable(
        'sys_dict_item',
        { ...itemValues(body), ...stamp(session.username) },
        sql`id = ${body.id} AND dict_id = ${body.dictId}`,
      ),
      '编辑成功!',
    ),
  )
  // Numbers are given anew: items that others added meanwhile stay behind those that were put in order.
  route(app, operations.dictItemSort, ({ body, session }) =>
    change(
      sql`UPDATE sys_dict_item i SET sort_order = o.place, update_by = ${session.username}, update_time = now()
          FROM (SELECT id, row_number() OVER (
                  ORDER BY array_position(${sql.param([...body.ids])}::text[], id), sort_order, item_value
                )::integer AS place FROM sys_dict_item WHERE dict_id = ${body.dictId}) o
          WHERE i.id = o.id`,
      '编辑成功!',
    ),
  )
  const removeItems = (ids: string[]) =>
    change(sql`DELETE FROM sys_dict_item WHERE ${isIn(sql`id`, ids)}`, '删除成功!')
  route(app, operations.dictItemDelete, ({ query }) => removeItems([query.id]))
  route(app, operations.dictItemDeleteBatch, ({ query }) => removeItems(commaList(query.ids)))
}
