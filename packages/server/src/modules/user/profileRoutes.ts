import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { updateTable } from '../../db/statements'
import { told } from '../../http/answer'
import { badRequest, forbidden } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'

/** A stored file, or a page of the web: nothing that a browser would run. */
const AVATAR = /^(https?:\/\/[^\s"'<>]+|[A-Za-z0-9_\-/]+\.[A-Za-z0-9]{1,5})$/
const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+$/

/** @throws Failure 400 when the address of a picture could be script */
export function requireAvatar(avatar: string | null | undefined): void {
  if (avatar && !AVATAR.test(avatar))
    throw badRequest('avatar: 不是有效的图片地址 (not an address of a picture)')
}

/** The own profile: fields that show the user; roles, departments, state and tenants are not among them. */
export function mountProfile(app: FastifyInstance, { db, sessions }: Context): void {
  route(app, operations.userEditOwn, async ({ body, session }) => {
    if (body.id !== undefined && body.id !== session.userId) throw forbidden()
    requireAvatar(body.avatar)
    if (body.email && !EMAIL.test(body.email))
      throw badRequest('email: 不是有效的邮箱 (not an e-mail address)')
    const text = (value: string | null | undefined) => (value === undefined ? undefined : (value ?? ''))
    await db.run(
      updateTable(
        'sys_user',
        {
          realname: body.realname,
          avatar: text(body.avatar),
          birthday: body.birthday === undefined ? undefined : body.birthday || null,
          sex: body.sex,
          email: text(body.email),
          telephone: text(body.telephone),
          updateBy: session.username,
          updateTime: sql`now()`,
        },
        sql`id = ${session.userId}`,
      ),
    )
    sessions.forget()
    return told('修改成功!')
  })
}
