import { operations } from '@lading/core/contract'
import type { BodyOf } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { belongs, ruleFault } from '../../auth/dataRules'
import { newId } from '../../db/ids'
import { containing } from '../../db/like'
import { commaList, insertInto, updateTable } from '../../db/statements'
import { told } from '../../http/answer'
import { badRequest, Failure, forbidden, notFound } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'
import { listColumns, resourceTables } from '../../resource/resourceTable'
import type { Session } from '../../session'
import { DEPARTMENT, DEPARTMENT_ROLE, ROLE } from './grantRoutes'
import type { GrantTable } from './grants'
import { said } from '../../http/language'

const IDENTIFIER = /^[A-Za-z][A-Za-z0-9_]{0,62}$/

/** Rules bind those who work by them: only the role `admin` loosens them. @throws Failure 403 */
function requireAdmin(session: Session): void {
  if (!session.isAdmin) throw forbidden()
}

/** Which data rules of an entry bind a role, a department or a department role that holds it (contract §9, §11). */
export function mountTickedRules(app: FastifyInstance, { db, sessions }: Context): void {
  const rulesOf = (permissionId: string) =>
    db.rows<{ id: string }>(
      sql`SELECT * FROM sys_permission_data_rule WHERE permission_id = ${permissionId} ORDER BY create_time, id`,
    )
  const ticked = async ({ table, holder }: GrantTable, permissionId: string, holderId: string) => {
    const datarule = await rulesOf(permissionId)
    if (datarule.length === 0) throw new Failure('未找到权限配置信息')
    const grant = await db.row<{ dataRuleIds: string }>(
      sql`SELECT data_rule_ids FROM ${sql.identifier(table)}
          WHERE ${sql.identifier(holder)} = ${holderId} AND permission_id = ${permissionId}`,
    )
    return { datarule, drChecked: grant?.dataRuleIds || null }
  }
  const save = async (
    { table, holder }: GrantTable,
    body: { permissionId: string; dataRuleIds?: string },
    holderId: string,
    refused: string,
    session: Session,
  ) => {
    const known = new Set((await rulesOf(body.permissionId)).map(({ id }) => id))
    const ids = commaList(body.dataRuleIds).filter((id) => known.has(id))
    const before = await db.row<{ dataRuleIds: string | null }>(
      sql`SELECT data_rule_ids FROM ${sql.identifier(table)}
          WHERE ${sql.identifier(holder)} = ${holderId} AND permission_id = ${body.permissionId}`,
    )
    if (commaList(before?.dataRuleIds ?? '').some((id) => known.has(id) && !ids.includes(id)))
      requireAdmin(session)
    const touched = await db.run(
      sql`UPDATE ${sql.identifier(table)} SET data_rule_ids = ${ids.join(',')}
          WHERE ${sql.identifier(holder)} = ${holderId} AND permission_id = ${body.permissionId}`,
    )
    if (touched === 0) throw new Failure(refused)
    sessions.forget()
    return told('保存成功!')
  }
  const roleFirst = '请先保存角色菜单权限!'
  route(app, operations.roleDataRules, ({ params }) => ticked(ROLE, params.permissionId, params.roleId))
  route(app, operations.roleSaveDataRules, ({ body, session }) =>
    save(ROLE, body, body.roleId, roleFirst, session),
  )
  route(app, operations.departmentDataRules, ({ params }) =>
    ticked(DEPARTMENT, params.permissionId, params.departId),
  )
  route(app, operations.departmentSaveDataRules, ({ body, session }) =>
    save(DEPARTMENT, body, body.departId, '请先保存部门菜单权限!', session),
  )
  route(app, operations.departmentRoleDataRules, ({ params }) =>
    ticked(DEPARTMENT_ROLE, params.permissionId, params.roleId),
  )
  route(app, operations.departmentRoleSaveDataRules, ({ body, session }) =>
    save(DEPARTMENT_ROLE, body, body.roleId, roleFirst, session),
  )
}

/** Data rules of menu entries (contract §3.8, §10). */
export function mountDataRules(app: FastifyInstance, { db, modules, sessions }: Context): void {
  /** @throws Failure 400 for a rule that could only ever hide everything */
  const check = async (rule: BodyOf<typeof operations.permissionAddRule>) => {
    if (!IDENTIFIER.test(rule.ruleColumn))
      throw badRequest(said('ruleColumn: 不是有效的字段名', 'ruleColumn: not a column'))
    const entry = await db.row<{ perms: string; url: string }>(
      sql`SELECT perms, url FROM sys_permission WHERE id = ${rule.permissionId} AND del_flag = 0`,
    )
    if (!entry) throw new Failure('未找到菜单信息', 404, 404)
    const given = { column: rule.ruleColumn, condition: rule.ruleConditions, value: rule.ruleValue }
    for (const { entity } of modules) {
      if (!entity || !belongs({ codes: entry.perms, url: entry.url }, entity)) continue
      const fault = ruleFault(given, listColumns(resourceTables(entity).header))
      if (fault === 'column')
        throw badRequest(
          said(
            `ruleColumn: “${entity.label.zh}”没有该字段`,
            'ruleColumn: no such field of ${entity.label.en}',
          ),
        )
      if (fault === 'value')
        throw badRequest(
          said('ruleValue: 与字段或条件不符', 'ruleValue: the value does not fit the field or the condition'),
        )
    }
  }
  const changed = (message: string) => {
    sessions.forget()
    return told(message)
  }
  route(app, operations.permissionRules, ({ query }) =>
    db.rows(
      sql`SELECT * FROM sys_permission_data_rule WHERE permission_id = ${query.permissionId} ORDER BY create_time, id`,
    ),
  )
  route(app, operations.permissionQueryRules, ({ query }) =>
    db.rows(
      sql`SELECT * FROM sys_permission_data_rule WHERE permission_id = ${query.permissionId}
          AND rule_name ILIKE ${containing(query.ruleName ?? '')} AND rule_value ILIKE ${containing(query.ruleValue ?? '')}
          ORDER BY create_time, id`,
    ),
  )
  route(app, operations.permissionAddRule, async ({ body, session }) => {
    await check(body)
    await db.run(insertInto('sys_permission_data_rule', { ...body, id: newId(), createBy: session.username }))
    return changed('添加成功！')
  })
  route(app, operations.permissionEditRule, async ({ body, session }) => {
    requireAdmin(session)
    await check(body)
    const { id, ...values } = body
    const touched = await db.run(
      updateTable(
        'sys_permission_data_rule',
        { ...values, updateBy: session.username, updateTime: sql`now()` },
        sql`id = ${id}`,
      ),
    )
    if (touched === 0) throw notFound()
    return changed('更新成功！')
  })
  route(app, operations.permissionDeleteRule, async ({ query, session }) => {
    requireAdmin(session)
    if ((await db.run(sql`DELETE FROM sys_permission_data_rule WHERE id = ${query.id}`)) === 0)
      throw notFound()
    return changed('删除成功！')
  })
}
