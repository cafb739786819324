import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { commaList, isIn } from '../../db/statements'
import { told } from '../../http/answer'
import { forbidden } from '../../http/failures'
import { route } from '../../http/route'
import { columnsOf } from '../../list/listSpec'
import type { Context } from '../../module'
import { cleared, mountAdministration } from '../administration'
import { DEPARTMENT_ROLE } from '../permission/grantRoutes'
import { requireNoRules } from '../permission/grants'
import { changeHoldings } from '../permission/holdings'
import { requireTouchable } from '../user/userGuards'

interface Body {
  departId: string
  roleName: string
  roleCode: string
  description?: string | null
}

/** Roles of departments and who has them (contract §11). */
export function mountDepartmentRoles(app: FastifyInstance, context: Context): void {
  const { db, sessions } = context
  mountAdministration<'departmentRole', Body>(app, context, operations, 'departmentRole', {
    table: 'sys_depart_role',
    list: {
      from: sql`sys_depart_role r`,
      select: sql`r.*`,
      fields: new Map([
        ...columnsOf('r', {
          id: 'text',
          roleName: 'text',
          roleCode: 'text',
          departId: 'text',
          createTime: 'datetime',
        }),
        ['deptId', { column: sql`r.depart_id`, kind: 'text' as const }],
      ]),
      id: sql`r.id`,
    },
    values: ({ departId, roleName, roleCode, description }) => ({
      departId,
      roleName,
      roleCode,
      description: cleared(description),
    }),
    beforeDelete: (tx, ids, session) => requireNoRules(tx, session, DEPARTMENT_ROLE, ids),
    afterChange: () => sessions.forget(),
  })
  route(app, operations.departmentRoleOfDepartment, ({ query }) =>
    db.rows(sql`SELECT * FROM sys_depart_role WHERE depart_id = ${query.departId} ORDER BY create_time, id`),
  )
  route(app, operations.departmentRoleOfUser, ({ query }) =>
    db.rows(
      sql`SELECT r.id, r.role_name, r.role_code, r.depart_id, u.user_id, r.id AS drole_id
          FROM sys_depart_role r JOIN sys_depart_role_user u ON u.role_id = r.id
          WHERE u.user_id = ${query.userId} AND (${query.departId ?? ''} = '' OR r.depart_id = ${query.departId ?? ''})`,
    ),
  )
  route(app, operations.departmentRoleUserAdd, async ({ body, session }) => {
    await requireTouchable(db, session, [body.userId], session.isAdmin)
    const [wanted, before] = [commaList(body.newRoleId), commaList(body.oldRoleId)]
    const added = wanted.filter((id) => !before.includes(id))
    await db.transaction(async (tx) => {
      // Also of a department that the user is not in yet: it would hold once the user comes into it.
      if (!session.isAdmin) {
        const rows = await tx.rows<{ perms: string }>(
          sql`SELECT p.perms FROM sys_depart_role_permission rp JOIN sys_permission p ON p.id = rp.permission_id
              WHERE ${isIn(sql`rp.role_id`, added)} AND p.perms <> ''`,
        )
        if (rows.some(({ perms }) => commaList(perms).some((code) => !session.permissions.has(code))))
          throw forbidden()
      }
      const removed = before.filter((id) => !wanted.includes(id))
      await changeHoldings(tx, session, [body.userId], async () => {
        await tx.run(
          sql`DELETE FROM sys_depart_role_user WHERE user_id = ${body.userId} AND ${isIn(sql`role_id`, removed)}`,
        )
        await tx.run(
          sql`INSERT INTO sys_depart_role_user (role_id, user_id) SELECT r.id, ${body.userId} FROM sys_depart_role r
              WHERE ${isIn(sql`r.id`, added)} ON CONFLICT DO NOTHING`,
        )
      })
    })
    sessions.forget()
    return told('添加成功！')
  })
}
