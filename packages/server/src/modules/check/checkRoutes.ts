import { operations } from '@lading/core/contract'
import type { EntityDefinition } from '@lading/core/entity'
import { entityPaths, snakeCase } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mayDo } from '../../auth/sessionStore'
import { told } from '../../http/answer'
import { Failure, forbidden } from '../../http/failures'
import { route } from '../../http/route'
import type { Context, ServerModule } from '../../module'

/** A column whose values may be asked for. */
interface Checked {
  where: (tenantId: number) => SQL
  permission?: string
  /** The field of an entity: its own right counts. */
  of?: { entity: EntityDefinition; field: string }
}

/** Table and column, both by registration (contract §18, §27.1). */
function registryOf(modules: readonly ServerModule[]): ReadonlyMap<string, Checked> {
  const user: Checked = { where: () => sql`del_flag = 0` }
  const plain: Checked = { where: () => sql`true` }
  const registry = new Map<string, Checked>([
    ...['username', 'work_no', 'phone', 'email'].map((column) => [`sys_user.${column}`, user] as const),
    ['sys_role.role_code', plain],
    ['sys_dict.dict_code', plain],
    ['sys_position.code', plain],
    ['sys_depart.org_code', plain],
  ])
  for (const { entity } of modules) {
    if (!entity) continue
    for (const [name, field] of Object.entries(entity.fields))
      if (field.unique)
        registry.set(`${entityPaths(entity).table}.${snakeCase(name)}`, {
          where: (tenantId) => sql`tenant_id = ${tenantId}`,
          of: { entity, field: name },
          permission: `${entity.permissions.prefix.replace(/:$/, '')}:list`,
        })
  }
  return registry
}

/** Whether a value is still free (contract §18). */
export function mountChecks(app: FastifyInstance, { db, modules, fieldRights }: Context): void {
  const registry = registryOf(modules)
  route(app, operations.duplicateCheck, async ({ query, session }) => {
    const { tableName, fieldName, fieldVal, dataId = '' } = query
    const checked = registry.get(`${tableName}.${snakeCase(fieldName)}`)
    if (!checked) throw new Failure('系统设置了安全规则，敏感表和敏感字段禁止查询，联系管理员授权!')
    if (checked.permission && !mayDo(session, checked.permission)) throw forbidden()
    if (checked.of && (await fieldRights.hidden(checked.of.entity, session)).has(checked.of.field))
      throw forbidden()
    if (!fieldVal) throw new Failure('数据为空,不作处理！')
    const taken = await db.row(
      sql`SELECT 1 AS there FROM ${sql.identifier(tableName)} WHERE ${checked.where(session.tenantId)}
          AND ${sql.identifier(snakeCase(fieldName))}::text = ${fieldVal} AND id <> ${dataId} LIMIT 1`,
    )
    if (taken) throw new Failure('该值不可用，系统中已存在！')
    return told('该值可用！')
  })
}
