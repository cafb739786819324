import { operations } from '@lading/core/contract'
import type { EntityDefinition } from '@lading/core/entity'
import { entityPaths, permissionCode, snakeCase } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mayDo } from '../../auth/sessionStore'
import { told } from '../../http/answer'
import { Failure, forbidden } from '../../http/failures'
import { route } from '../../http/route'
import { keptOf } from '../../keptOf'
import type { Context, ServerModule } from '../../module'
import { visible } from '../../resource/readRecord'
import { resourceTables } from '../../resource/resourceTable'
import type { Session } from '../../session'

/** A column whose values may be asked for. */
interface Checked {
  /** Rows that are looked at, over the alias `t`. */
  where: (session: Session) => SQL
  permission?: string
  /** The field of an entity: its own right counts. */
  of?: { entity: EntityDefinition; field: string }
}

/** Table and column, both by registration (contract §18, §27.1). */
const registryOf = keptOf((modules: readonly ServerModule[]): ReadonlyMap<string, Checked> => {
  const user: Checked = { where: () => sql`t.del_flag = 0` }
  const plain: Checked = { where: () => sql`true` }
  const registry = new Map<string, Checked>([
    ...['username', 'work_no', 'phone', 'email'].map((column) => [`sys_user.${column}`, user] as const),
    ['sys_role.role_code', plain],
    ['sys_dict.dict_code', plain],
    ['sys_position.code', plain],
    ['sys_check_rule.rule_code', plain],
    ['sys_fill_rule.rule_code', plain],
    ['sys_sms_template.template_code', plain],
    ['sys_depart.org_code', plain],
  ])
  for (const { entity, scope } of modules) {
    if (!entity) continue
    const { header } = resourceTables(entity)
    for (const [name, field] of Object.entries(entity.fields))
      if (field.unique)
        registry.set(`${entityPaths(entity).table}.${snakeCase(name)}`, {
          // Of rows that data rules hide nothing is told, not even that a value is taken; the save refuses it.
          where: (session) => visible({ hooks: { scope }, tables: { entity, header, lines: [] } }, session),
          of: { entity, field: name },
          permission: permissionCode(entity, 'list'),
        })
  }
  return registry
})

/** Whether a value is still free (contract §18). */
export function mountChecks(app: FastifyInstance, { db, modules, fieldRights }: Context): void {
  route(app, operations.duplicateCheck, async ({ query, session }) => {
    const { tableName, fieldName, fieldVal, dataId = '' } = query
    const checked = registryOf(modules).get(`${tableName}.${snakeCase(fieldName)}`)
    if (!checked) throw new Failure('系统设置了安全规则，敏感表和敏感字段禁止查询，联系管理员授权!')
    if (checked.permission && !mayDo(session, checked.permission)) throw forbidden()
    if (checked.of && (await fieldRights.now()).hidden(checked.of.entity, session).has(checked.of.field))
      throw forbidden()
    if (!fieldVal) throw new Failure('数据为空,不作处理！')
    const taken = await db.row(
      sql`SELECT 1 AS there FROM ${sql.identifier(tableName)} t WHERE ${checked.where(session)}
          AND t.${sql.identifier(snakeCase(fieldName))}::text = ${fieldVal} AND t.id <> ${dataId} LIMIT 1`,
    )
    if (taken) throw new Failure('该值不可用，系统中已存在！')
    return told('该值可用！')
  })
}
