import { operations } from '@lading/core/contract'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { escapeLike } from '../../db/like'
import { commaList, isIn } from '../../db/statements'
import { Failure } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'

interface CategoryRow {
  id: string
  pid: string
  name: string
  code: string
  hasChild: string
}

const ROOT = '0'
const nodeOf = ({ id, pid, name, code, hasChild }: CategoryRow) => ({
  key: id,
  value: id,
  title: name,
  parentId: pid,
  code,
  leaf: hasChild !== '1',
})

/** Category trees (contract §13); `field` of loadOne is one of two columns by its schema. */
export function mountCategories(app: FastifyInstance, { db }: Context): void {
  const select = (where: SQL) =>
    db.rows<CategoryRow>(sql`SELECT * FROM sys_category WHERE ${where} ORDER BY code LIMIT 1000`)
  const parentOf = async (code: string | undefined) => {
    if (!code || code === ROOT) return ROOT
    const [row] = await select(sql`code = ${code}`)
    if (!row) throw new Failure('加载分类字典树参数有误.[code]!')
    return row.id
  }
  route(app, operations.categoryLoadTreeRoot, async ({ query }) => {
    if (query.async === false && query.pcode && query.pcode !== ROOT)
      return (await select(sql`code LIKE ${`${escapeLike(query.pcode)}%`}`)).map(nodeOf)
    return (await select(sql`pid = ${await parentOf(query.pcode)}`)).map(nodeOf)
  })
  route(app, operations.categoryLoadTreeChildren, async ({ query }) =>
    (await select(sql`pid = ${query.pid}`)).map(nodeOf),
  )
  route(app, operations.categoryLoadTreeData, async ({ query }) => {
    if (query.pid === undefined && query.pcode === undefined)
      throw new Failure('加载分类字典树参数有误.[null]!')
    return (await select(sql`pid = ${query.pid ?? (await parentOf(query.pcode))}`)).map(nodeOf)
  })
  route(app, operations.categoryLoadDictItem, async ({ query }) => {
    const ids = commaList(query.ids)
    if (ids.length === 0) throw new Failure('ids 不能为空')
    const names = new Map((await select(isIn(sql`id`, ids))).map(({ id, name }) => [id, name]))
    return ids.flatMap((id) => names.get(id) ?? (query.delNotExist === false ? [id] : []))
  })
  route(app, operations.categoryLoadOne, async ({ query }) => {
    const [row] = await select(query.field === 'id' ? sql`id = ${query.val}` : sql`code = ${query.val}`)
    if (!row) throw new Failure('查询无果')
    return row
  })
}
