import { operations } from '@lading/core/contract'
import type { BodyOf } from '@lading/core/contract'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../db/ids'
import { containing } from '../../db/like'
import { commaList, insertInto, isIn, updateTable } from '../../db/statements'
import { told } from '../../http/answer'
import { badRequest, Failure, forbidden, notFound } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { RIGHTS } from '../../realtime/hub'
import type { Session } from '../../session'
import { cleared } from '../administration'
import { storedNames } from '../furtherNames'
import type { StoredPermission } from './menuTree'
import { requireHeld } from './grants'
import { administrationTree, tickTree } from './permissionTrees'
import { said } from '../../http/language'

const COLUMNS = sql`p.id, p.parent_id, p.name, p.name_en, p.names, p.perms, p.perms_type, p.icon, p.component, p.component_name,
  p.url, p.redirect, p.sort_no, p.menu_type, p.route, p.keep_alive, p.hidden, p.hide_tab, p.always_show,
  p.internal_or_external, p.description, p.status, p.create_by, p.create_time, p.update_by, p.update_time,
  (EXISTS (SELECT 1 FROM sys_permission_data_rule r WHERE r.permission_id = p.id))::integer AS rule_flag`

/** Addresses that a menu may open: pages of the portal or the web; templates in braces stay texts. */
const URL = /^(\/[^\s<>"'\\]*|https?:\/\/[^\s<>"'\\]+|)$/

type Body = BodyOf<typeof operations.permissionAdd>

/** All living entries in their order. */
export function allPermissions(
  { db }: Pick<Context, 'db'>,
  where: SQL = sql`true`,
): Promise<StoredPermission[]> {
  return db.rows<StoredPermission>(
    sql`SELECT ${COLUMNS} FROM sys_permission p WHERE p.del_flag = 0 AND ${where} ORDER BY p.sort_no, p.id`,
  )
}

/** The columns of a body, put into the stored form (contract §10, "Normalisation on save"). */
function values(body: Body) {
  const url = body.url?.replace(/\.vue$/, '').replace(/^(?!https?:|\/|\{\{|$)/, '/')
  for (const [name, address] of Object.entries({ url, redirect: body.redirect ?? '' }))
    if (address && !URL.test(address))
      throw badRequest(said(`${name}: 不是有效的地址`, `${name}: not an address`))
  const component = body.component?.replace(/^\/?(src\/)?(views\/)?/, '').replace(/\.vue$/, '')
  return {
    parentId: cleared(body.parentId),
    name: body.name,
    nameEn: cleared(body.nameEn),
    names: storedNames(body.names),
    menuType: body.menuType,
    perms: cleared(body.perms),
    permsType: body.permsType,
    icon: cleared(body.icon),
    component: component ?? (body.menuType === 0 ? 'layouts/RouteView' : undefined),
    componentName: cleared(body.componentName),
    url: url ?? undefined,
    redirect: cleared(body.redirect),
    sortNo: body.sortNo ?? undefined,
    route: body.route ?? undefined,
    keepAlive: body.keepAlive ?? undefined,
    hidden: body.hidden ?? undefined,
    hideTab: body.hideTab ?? undefined,
    alwaysShow: body.alwaysShow ?? undefined,
    internalOrExternal: body.internalOrExternal ?? undefined,
    description: cleared(body.description),
    status: body.status,
  }
}

/** Administration of menu entries and buttons (contract §10). */
export function mountPermissionAdministration(app: FastifyInstance, context: Context): void {
  const { db, hub, sessions } = context
  const done = (message: string) => {
    sessions.forget()
    // The menu is everybody's.
    hub.notify(RIGHTS)
    return told(message)
  }
  route(app, operations.permissionList, async ({ query }) => {
    if (!query.name) return administrationTree(await allPermissions(context))
    const found = await allPermissions(
      context,
      sql`p.name ILIKE ${containing(query.name.replaceAll('*', ''))}`,
    )
    return found.map((entry) => ({ ...entry, key: entry.id, title: entry.name, leaf: true }))
  })
  const level = async (parents: readonly string[]) => {
    const rows = await allPermissions(context, isIn(sql`p.parent_id`, parents))
    const inner = await db.rows<{ parentId: string }>(
      sql`SELECT DISTINCT parent_id FROM sys_permission WHERE del_flag = 0 AND ${isIn(
        sql`parent_id`,
        rows.map(({ id }) => id),
      )}`,
    )
    const withChildren = new Set(inner.map(({ parentId }) => parentId))
    return rows.map((entry) => ({
      ...entry,
      key: entry.id,
      title: entry.name,
      leaf: !withChildren.has(entry.id),
    }))
  }
  route(app, operations.permissionSystemMenuList, () => level(['']))
  route(app, operations.permissionSystemSubmenu, ({ query }) => level([query.parentId]))
  route(app, operations.permissionSystemSubmenuBatch, async ({ query }) => {
    const byParent: Record<string, unknown[]> = Object.create(null)
    for (const entry of await level(commaList(query.parentIds)))
      byParent[entry.parentId] = [...(byParent[entry.parentId] ?? []), entry]
    return byParent
  })
  route(app, operations.permissionQueryListAsync, async ({ query }) =>
    (await level([query.pid ?? ''])).map(({ id, parentId, name, icon, ruleFlag, leaf }) => ({
      key: id,
      value: id,
      title: name,
      slotTitle: name,
      label: name,
      icon,
      parentId,
      ruleFlag,
      isLeaf: leaf,
    })),
  )
  route(app, operations.permissionQueryTreeList, async () => tickTree(await allPermissions(context), true))
  route(app, operations.roleQueryTreeList, async () => tickTree(await allPermissions(context), false))
  /** An entry takes its data rules with it, also when it is shut off. @throws Failure 403 unless an administrator asks */
  const requireWithoutRules = async (session: Session, ids: readonly string[]) => {
    if (session.isAdmin) return
    const rule = await db.row(
      sql`SELECT 1 AS there FROM sys_permission_data_rule WHERE ${isIn(sql`permission_id`, ids)} LIMIT 1`,
    )
    if (rule) throw forbidden()
  }
  route(app, operations.permissionAdd, async ({ body, session }) => {
    await db.run(insertInto('sys_permission', { ...values(body), id: newId(), createBy: session.username }))
    return done('添加成功！')
  })
  route(app, operations.permissionEdit, async ({ body, session }) => {
    if (body.parentId === body.id) throw new Failure('操作失败')
    // Another code would make every grant of the entry one of that code; another state would show hidden fields.
    await requireHeld(db, session, [body.id], body.perms ?? '')
    await requireWithoutRules(session, [body.id])
    const touched = await db.run(
      updateTable(
        'sys_permission',
        { ...values(body), updateBy: session.username, updateTime: sql`now()` },
        sql`id = ${body.id} AND del_flag = 0`,
      ),
    )
    if (touched === 0) throw notFound()
    return done('修改成功!')
  })
  const remove = async (ids: string[], session: Session) => {
    if (ids.length === 0) throw new Failure('参数不识别！')
    const below = await db.rows<{ id: string }>(
      sql`WITH RECURSIVE below AS (
            SELECT id FROM sys_permission WHERE ${isIn(sql`id`, ids)}
            UNION SELECT p.id FROM sys_permission p JOIN below b ON p.parent_id = b.id
          ) SELECT id FROM below`,
    )
    const all = below.map(({ id }) => id)
    await requireHeld(db, session, all)
    await requireWithoutRules(session, all)
    const gone = await db.run(sql`DELETE FROM sys_permission WHERE ${isIn(sql`id`, all)}`)
    if (gone === 0) throw new Failure('未找到菜单信息', 404, 404)
    return done('删除成功!')
  }
  route(app, operations.permissionDelete, ({ query, session }) => remove([query.id], session))
  route(app, operations.permissionDeleteBatch, ({ query, session }) => remove(commaList(query.ids), session))
}
