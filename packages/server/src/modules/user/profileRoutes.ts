import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { updateTable } from '../../db/statements'
import { requireUsable } from '../../files/fileRecords'
import { referenceContext } from '../../files/fileReferences'
import { told } from '../../http/answer'
import { badRequest, forbidden } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { said } from '../../http/language'

/** A stored file, or a page of the web: nothing that a browser would run. */
const AVATAR = /^(https?:\/\/[^\s"'<>]+|[A-Za-z0-9_\-/]+\.[A-Za-z0-9]{1,5})$/
const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+$/

/** @throws Failure 400 when the address of a picture could be script */
export function requireAvatar(avatar: string | null | undefined): void {
  if (avatar && !AVATAR.test(avatar))
    throw badRequest(said('avatar: 不是有效的图片地址', 'avatar: not an address of a picture'))
}

/**
 * As `requireAvatar`, for a picture that a session gives a user: who sees the user may read the file behind it.
 * @throws Failure 400, and 403 for a stored file that the session may not read
 */
export async function requireOwnAvatar(
  context: Context,
  session: Session,
  avatar: string | null | undefined,
): Promise<void> {
  requireAvatar(avatar)
  if (avatar) await requireUsable(await referenceContext(context), session, [avatar])
}

/** The own profile: fields that show the user; roles, departments, state and tenants are not among them. */
export function mountProfile(app: FastifyInstance, context: Context): void {
  const { db, sessions } = context
  route(app, operations.userEditOwn, async ({ body, session }) => {
    if (body.id !== undefined && body.id !== session.userId) throw forbidden()
    await requireOwnAvatar(context, session, body.avatar)
    if (body.email && !EMAIL.test(body.email))
      throw badRequest(said('email: 不是有效的邮箱', 'email: not an e-mail address'))
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
