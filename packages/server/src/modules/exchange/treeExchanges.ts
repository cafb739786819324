import type { Text } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { newId } from '../../db/ids'
import { insertInto } from '../../db/statements'
import { Failure } from '../../http/failures'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import type { Exchange } from './exchangeTypes'

const title = (zh: string, en: string): Text => ({ zh, en })
/** Three signs a level (contract §11). */
const CODE = /^([A-Z]\d\d){1,10}$/
const LEVEL = 3

/**
 * The id of the record above: its code is the code without the last level.
 * @param root what stands for "none"
 * @throws Failure for a malformed code, one that is there, and one whose parent is not
 */
async function placeOf(
  tx: Transaction,
  table: 'sys_depart' | 'sys_category',
  code: string,
  root: string,
): Promise<string> {
  const column = table === 'sys_depart' ? sql`org_code` : sql`code`
  const find = (text: string) =>
    tx.row<{ id: string }>(sql`SELECT id FROM ${sql.identifier(table)} WHERE ${column} = ${text}`)
  if (!CODE.test(code)) throw new Failure('编码不符合规范，每级为一个字母加两位数字')
  if (await find(code)) throw new Failure(table === 'sys_depart' ? '部门编码已经存在' : '分类编码已经存在')
  if (code.length === LEVEL) return root
  const parent = await find(code.slice(0, -LEVEL))
  if (!parent) throw new Failure(`上级不存在: ${code.slice(0, -LEVEL)}`)
  return parent.id
}

/** Departments (contract §11): the code says where in the tree a row belongs. */
const departmentExchange: Exchange = {
  label: title('部门', 'Departments'),
  columns: [
    { field: 'departName', title: title('部门名称', 'Department') },
    { field: 'departNameEn', title: title('英文名', 'English name') },
    { field: 'orgCode', title: title('部门编码', 'Code') },
    { field: 'orgCategory', title: title('机构类型', 'Kind of unit'), dict: 'org_category' },
    { field: 'mobile', title: title('电话', 'Phone') },
    { field: 'address', title: title('地址', 'Address') },
    { field: 'memo', title: title('备注', 'Remark') },
  ],
  list: () => ({
    from: sql`sys_depart d`,
    select: sql`d.id, d.depart_name, d.depart_name_en, d.org_code, d.org_category, d.mobile, d.address, d.memo`,
    where: sql`d.del_flag = '0'`,
    fields: columnsOf('d', { id: 'text', departName: 'text', orgCode: 'text', createTime: 'datetime' }),
    id: sql`d.id`,
    dictionaries: { orgCategory: 'org_category' },
    defaultSort: { field: 'orgCode', order: 'asc' },
  }),
  save: async (tx, row, session) => {
    const {
      departName,
      departNameEn = '',
      orgCode = '',
      orgCategory,
      mobile = '',
      address = '',
      memo = '',
    } = row
    if (!departName) throw new Failure('部门名称不能为空')
    const parentId = await placeOf(tx, 'sys_depart', orgCode, '')
    await tx.run(
      insertInto('sys_depart', {
        id: newId(),
        parentId,
        departName,
        departNameEn,
        orgCode,
        orgCategory: orgCategory || '2',
        orgType: String(orgCode.length / LEVEL),
        mobile,
        address,
        memo,
        createBy: session.username,
      }),
    )
  },
}

/** Categories (contract §13). */
const categoryExchange: Exchange = {
  label: title('分类字典', 'Categories'),
  columns: [
    { field: 'name', title: title('分类名称', 'Category') },
    { field: 'code', title: title('分类编码', 'Code') },
  ],
  list: () => ({
    from: sql`sys_category c`,
    select: sql`c.id, c.name, c.code`,
    fields: columnsOf('c', { id: 'text', pid: 'text', name: 'text', code: 'text', createTime: 'datetime' }),
    id: sql`c.id`,
    defaultSort: { field: 'code', order: 'asc' },
  }),
  save: async (tx, { name, code = '' }, session) => {
    if (!name) throw new Failure('分类名称不能为空')
    const pid = await placeOf(tx, 'sys_category', code, '0')
    await tx.run(insertInto('sys_category', { id: newId(), pid, name, code, createBy: session.username }))
    await tx.run(sql`UPDATE sys_category SET has_child = '1' WHERE id = ${pid}`)
  },
}

/** Dictionaries with their items, an item a row (contract §12.1). */
const dictExchange: Exchange = {
  label: title('数据字典', 'Dictionaries'),
  chosenBy: sql`d.id`,
  columns: [
    { field: 'dictName', title: title('字典名称', 'Dictionary') },
    { field: 'dictCode', title: title('字典编码', 'Dictionary code') },
    { field: 'description', title: title('描述', 'Description') },
    { field: 'itemText', title: title('名称', 'Text') },
    { field: 'itemTextEn', title: title('英文名称', 'English text') },
    { field: 'itemValue', title: title('数据值', 'Value') },
    { field: 'sortOrder', title: title('排序', 'Order') },
  ],
  list: () => ({
    from: sql`sys_dict d LEFT JOIN sys_dict_item i ON i.dict_id = d.id AND i.status = 1`,
    select: sql`d.id || coalesce(i.id, '') AS id, d.dict_name, d.dict_code, d.description, i.item_text, i.item_text_en, i.item_value, i.sort_order`,
    where: sql`d.del_flag = 0`,
    fields: new Map([
      ...columnsOf('d', { id: 'text', dictName: 'text', dictCode: 'text', createTime: 'datetime' }),
      ['itemOrder', { column: sql`coalesce(i.sort_order, 0)`, kind: 'integer' as const }],
    ]),
    id: sql`d.id || coalesce(i.id, '')`,
    defaultSort: { field: 'dictCode', order: 'asc' },
  }),
  save: async (tx, row, session, seen) => {
    const { dictName, dictCode, description = '', itemText, itemTextEn = '', itemValue, sortOrder } = row
    if (!dictCode) throw new Failure('字典编码不能为空')
    const dict = await tx.row<{ id: string }>(sql`SELECT id FROM sys_dict WHERE dict_code = ${dictCode}`)
    if (dict && !seen.has(dictCode)) throw new Failure('字典编码已经存在')
    if (!itemValue) throw new Failure('对应字典列表的字典项值不能为空')
    if (sortOrder && !/^\d{1,6}$/.test(sortOrder)) throw new Failure(`排序不是整数: ${sortOrder}`)
    const dictId = dict?.id ?? newId()
    const by = { createBy: session.username }
    if (!dict)
      await tx.run(
        insertInto('sys_dict', { id: dictId, dictName: dictName || dictCode, dictCode, description, ...by }),
      )
    // Without a number of their own, items keep the order of the file.
    const order = sortOrder
      ? Number(sortOrder)
      : sql`(SELECT coalesce(max(sort_order), 0) + 1 FROM sys_dict_item WHERE dict_id = ${dictId})`
    const item = { itemText: itemText || itemValue, itemTextEn, itemValue, sortOrder: order }
    await tx.run(insertInto('sys_dict_item', { id: newId(), dictId, ...item, ...by }))
    seen.add(dictCode)
  },
}

/** Mounted by `kernelModules`. */
export const treeExchanges = (context: Context) =>
  ({
    department: departmentExchange,
    category: categoryExchange,
    dict: { ...dictExchange, saved: context.dictionaries.forget },
  }) as const
