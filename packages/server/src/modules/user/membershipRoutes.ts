import { operations } from '@lading/core/contract'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from '../../db/database'
import { commaList, isIn } from '../../db/statements'
import { told } from '../../http/answer'
import { Failure, notFound } from '../../http/failures'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { changeHoldings, requireOwnDepartments } from '../permission/holdings'
import { USER_COLUMNS } from '../session/userInfo'
import { requireAssignable, requireTouchable } from './userGuards'
import { inDepartments, inHeadedDepartments, userList } from './userList'
import { usersOfTenant } from './userScope'

const U = sql`u`

/** Who has a role, who is in a department, and the recycle bin (contract §8). */
export function mountUserMemberships(app: FastifyInstance, context: Context): void {
  const { db, sessions } = context
  const done = (message: string) => {
    sessions.forget()
    return told(message)
  }

  const held = <Result>(
    session: Session,
    userIds: readonly string[],
    change: (tx: Transaction) => Promise<Result>,
  ) => db.transaction((tx) => changeHoldings(tx, session, userIds, () => change(tx)))

  route(app, operations.userOfRole, ({ query, session }) => {
    const { roleId, ...rest } = query
    const among = sql`EXISTS (SELECT 1 FROM sys_user_role ur WHERE ur.user_id = u.id AND ur.role_id = ${roleId})`
    return listPage(context, userList(session, among), rest)
  })
  route(app, operations.userAddToRole, async ({ body, session }) => {
    await requireAssignable(db, session, [body.roleId])
    await requireTouchable(db, session, body.userIdList, true)
    await held(session, body.userIdList, (tx) =>
      tx.run(
        sql`INSERT INTO sys_user_role (user_id, role_id) SELECT u.id, ${body.roleId} FROM sys_user u
            WHERE ${isIn(sql`u.id`, body.userIdList)} AND u.del_flag = 0 ON CONFLICT DO NOTHING`,
      ),
    )
    return done('添加成功!')
  })
  const leaveRole = async (session: Session, roleId: string, ids: string[]) => {
    await held(session, ids, (tx) =>
      tx.run(sql`DELETE FROM sys_user_role WHERE role_id = ${roleId} AND ${isIn(sql`user_id`, ids)}`),
    )
    return done('删除成功!')
  }
  route(app, operations.userRemoveFromRole, async ({ query, session }) => {
    await requireTouchable(db, session, [query.userId], false)
    return leaveRole(session, query.roleId, [query.userId])
  })
  route(app, operations.userRemoveAllFromRole, async ({ query, session }) => {
    const ids = commaList(query.userIds)
    await requireTouchable(db, session, ids, false)
    return leaveRole(session, query.roleId, ids)
  })

  route(app, operations.userOfDepartment, ({ query, session }) => {
    const { depId, ...rest } = query
    const among = depId ? inDepartments([depId]) : inHeadedDepartments(session.userId)
    return listPage(context, userList(session, among), rest)
  })
  route(app, operations.userAddToDepartment, async ({ body, session }) => {
    await requireTouchable(db, session, body.userIdList, true)
    await requireOwnDepartments(db, session, [body.depId])
    const added = await held(session, body.userIdList, (tx) =>
      tx.run(
        sql`INSERT INTO sys_user_depart (user_id, dep_id) SELECT u.id, d.id FROM sys_user u, sys_depart d
            WHERE d.id = ${body.depId} AND d.del_flag = '0' AND ${isIn(sql`u.id`, body.userIdList)} AND u.del_flag = 0
            ON CONFLICT DO NOTHING`,
      ),
    )
    if (added === 0) throw new Failure('没有可添加的用户')
    return done('添加成功!')
  })
  const leaveDepartment = async (session: Session, depId: string, ids: string[]) => {
    await requireTouchable(db, session, ids, true)
    await requireOwnDepartments(db, session, [depId])
    await held(session, ids, (tx) =>
      tx.run(sql`DELETE FROM sys_user_depart WHERE dep_id = ${depId} AND ${isIn(sql`user_id`, ids)}`),
    )
    return done('删除成功!')
  }
  route(app, operations.userRemoveFromDepartment, ({ query, session }) =>
    leaveDepartment(session, query.depId, [query.userId]),
  )
  route(app, operations.userRemoveAllFromDepartment, ({ query, session }) =>
    leaveDepartment(session, query.depId, commaList(query.userIds)),
  )

  // Who leaves is put into the recycle bin: no other place tells it.
  for (const operation of [operations.userRecycleBin, operations.userQuitList])
    route(app, operation, ({ session }) =>
      db.rows(
        sql`SELECT ${USER_COLUMNS} FROM sys_user u WHERE u.del_flag = 1 AND ${usersOfTenant(session, U)}
            ORDER BY u.update_time DESC LIMIT 1000`,
      ),
    )
  const inBin = async (ids: string[], statement: (chosen: SQL) => SQL, message: string) => {
    if ((await db.run(statement(sql`u.del_flag = 1 AND ${isIn(sql`u.id`, ids)}`))) === 0) throw notFound()
    return done(message)
  }
  route(app, operations.userRestore, ({ body, session }) =>
    inBin(
      commaList(body.userIds),
      (chosen) => sql`UPDATE sys_user u SET del_flag = 0 WHERE ${chosen} AND ${usersOfTenant(session, U)}`,
      '还原成功',
    ),
  )
  route(app, operations.userDestroy, ({ query, session }) =>
    inBin(
      commaList(query.userIds),
      (chosen) => sql`DELETE FROM sys_user u WHERE ${chosen} AND ${usersOfTenant(session, U)}`,
      '删除成功',
    ),
  )
}
