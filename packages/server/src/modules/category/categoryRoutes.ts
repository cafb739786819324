import { operations } from '@lading/core/contract'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { escapeLike } from '../../db/like'
import { commaList, isIn } from '../../db/statements'
import { Failure } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { TREE_CONDITION, treeCondition } from '../dict/treeCondition'

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

/** What a `condition` may ask of a category. */
const ASKED = { id: sql`id`, name: sql`name`, code: sql`code` } as const

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
    const asked = treeCondition(query.condition).map(([name, value]) => {
      const column = Object.hasOwn(ASKED, name) ? ASKED[name as keyof typeof ASKED] : undefined
      if (!column) throw new Failure(TREE_CONDITION)
      return sql`${column} LIKE ${String(value)}`
    })
    const level = sql`pid = ${query.pid ?? (await parentOf(query.pcode))}`
    return (await select(sql.join([level, ...asked], sql` AND `))).map(nodeOf)
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
