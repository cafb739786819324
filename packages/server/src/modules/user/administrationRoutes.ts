import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { hashPassword, isPassword, requireGoodPassword } from '../../auth/passwords'
import { commaList, isIn, updateTable } from '../../db/statements'
import { Failure, notFound } from '../../http/failures'
import { told } from '../../http/answer'
import { route } from '../../http/route'
import { listPage } from '../../list/listPage'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { findUser } from '../session/userInfo'
import { requireOwnAvatar } from './profileRoutes'
import { requireTouchable } from './userGuards'
import { inDepartments, userList } from './userList'
import { usersOfTenant } from './userScope'
import { addUser, assign, written } from './writeUser'
import { said } from '../../http/language'

const FROZEN = 2
const now = sql`now()`

/** Administration of users (contract §8). */
export function mountUserAdministration(app: FastifyInstance, context: Context): void {
  const { db, sessions } = context
  /** @throws Failure when the user is not there for the session */
  const requireSeen = async (id: string, session: Session) => {
    const seen = await db.row(
      sql`SELECT 1 AS there FROM sys_user u WHERE u.id = ${id} AND u.del_flag = 0 AND ${usersOfTenant(session, sql`u`)}`,
    )
    if (!seen) throw notFound()
  }
  route(app, operations.userList, ({ query, session }) => {
    const { departId, code, ...rest } = query
    const among = commaList([departId, code].filter(Boolean).join(','))
    return listPage(context, userList(session, inDepartments(among)), rest)
  })
  route(app, operations.userQueryById, async ({ query, session }) => {
    await requireSeen(query.id, session)
    return findUser(db, query.id)
  })
  route(app, operations.userQueryUserRole, async ({ query, session }) => {
    await requireSeen(query.userid, session)
    const rows = await db.rows<{ roleId: string }>(
      sql`SELECT role_id FROM sys_user_role WHERE user_id = ${query.userid}`,
    )
    if (rows.length === 0) throw new Failure('未找到用户相关角色信息')
    return rows.map(({ roleId }) => roleId)
  })
  route(app, operations.userAdd, async ({ body, session }) => {
    if (body.confirmpassword !== undefined && body.confirmpassword !== body.password)
      throw new Failure('两次输入密码不一致!')
    await requireOwnAvatar(context, session, body.avatar)
    await addUser(db, body, { by: session, mustChangePassword: true })
    return told('添加成功！')
  })
  route(app, operations.userEdit, async ({ body, session }) => {
    await requireOwnAvatar(context, session, body.avatar)
    await requireTouchable(db, session, [body.id], true)
    await db.transaction(async (tx) => {
      const touched = await tx.run(
        updateTable(
          'sys_user',
          { ...written(body), updateBy: session.username, updateTime: now },
          sql`id = ${body.id} AND del_flag = 0`,
        ),
      )
      if (touched === 0) throw notFound()
      await assign(tx, session, body.id, body)
    })
    sessions.forget()
    return told('修改成功!')
  })
  const remove = async (ids: string[], session: Session, message: string) => {
    if (ids.length === 0) throw new Failure('参数不识别！')
    await requireTouchable(db, session, ids, false)
    await db.run(
      sql`UPDATE sys_user SET del_flag = 1, update_by = ${session.username}, update_time = now() WHERE ${isIn(sql`id`, ids)}`,
    )
    for (const id of ids) await sessions.closeAll(id)
    return told(message)
  }
  route(app, operations.userDelete, ({ query, session }) => remove([query.id], session, '删除用户成功'))
  route(app, operations.userDeleteBatch, ({ query, session }) =>
    remove(commaList(query.ids), session, '批量删除用户成功'),
  )
  route(app, operations.userFrozenBatch, async ({ body, session }) => {
    const ids = commaList(body.ids)
    const status = Number(body.status)
    if (status !== 1 && status !== FROZEN) throw new Failure('参数不识别！')
    await requireTouchable(db, session, ids, false)
    await db.run(
      sql`UPDATE sys_user SET status = ${status}, update_by = ${session.username}, update_time = now() WHERE ${isIn(sql`id`, ids)}`,
    )
    if (status === FROZEN) for (const id of ids) await sessions.closeAll(id)
    return told('操作成功!')
  })
  mountPasswords(app, context)
}

interface Stored {
  id: string
  username: string
  password: string
}

/** Passwords: set by an administrator, changed by their owner; other sessions of the user end. */
function mountPasswords(app: FastifyInstance, { db, sessions, limiter }: Context): void {
  const find = (username: string) =>
    db.row<Stored>(
      sql`SELECT id, username, password FROM sys_user WHERE lower(username) = lower(${username}) AND del_flag = 0`,
    )
  const store = async (user: Stored, password: string, mustChange: boolean) => {
    requireGoodPassword(password, user.username)
    const hashed = await hashPassword(password)
    await db.run(
      sql`UPDATE sys_user SET password = ${hashed}, must_change_password = ${mustChange} WHERE id = ${user.id}`,
    )
    await sessions.closeAll(user.id)
  }
  route(app, operations.userChangePassword, async ({ body, session }) => {
    const user = await find(body.username)
    if (!user) throw new Failure('用户不存在！')
    if (body.password !== body.confirmpassword) throw new Failure('两次输入密码不一致!')
    await requireTouchable(db, session, [user.id], true)
    await store(user, body.password, true)
    return told('密码修改成功!')
  })
  route(app, operations.userUpdatePassword, async ({ body, session, request }) => {
    if (body.username.toLowerCase() !== session.username.toLowerCase())
      throw new Failure('只允许修改自己的密码！')
    await limiter.check(session.username, request.ip)
    const user = await find(session.username)
    const isRight = async () => !!user && (await isPassword(user.password, body.oldpassword))
    if (!(await limiter.look(session.username, request.ip, isRight)) || !user)
      throw new Failure('旧密码输入错误!')
    if (!body.password) throw new Failure('新密码不允许为空!')
    if (body.password !== body.confirmpassword) throw new Failure('两次输入密码不一致!')
    if (session.mustChangePassword && body.password === body.oldpassword)
      throw new Failure(said('新密码不能与旧密码相同', 'Choose another password than the old one'))
    // The own session ends as well: who holds a stolen token must not keep it over the change.
    await store(user, body.password, false)
    return told('密码重置成功!')
  })
}
