import type { UserModel } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import { hashPassword, requireGoodPassword } from '../../auth/passwords'
import type { Executor, Transaction } from '../../db/database'
import { newId } from '../../db/ids'
import { commaList, insertInto, isIn } from '../../db/statements'
import { Failure } from '../../http/failures'
import type { Session } from '../../session'
import { requireAvatar } from './profileRoutes'
import { assignTenants } from './userTenants'
import { changeHoldings, requireOwnDepartments } from '../permission/holdings'
import { requireAdminKept, requireAssignable } from './userGuards'

const NAME = /^[A-Za-z0-9_.-]{1,100}$/
/** `null` of the wire means empty where the column has no null. */
const text = (value: string | null | undefined) => (value === undefined ? undefined : (value ?? ''))

/** What a call may write of a user. */
export type Written = Partial<
  Pick<
    UserModel,
    | 'realname'
    | 'avatar'
    | 'birthday'
    | 'sex'
    | 'email'
    | 'phone'
    | 'workNo'
    | 'post'
    | 'telephone'
    | 'userIdentity'
    | 'departIds'
    | 'userGroup'
  >
>

/** The columns that this call may write; nothing else of the body reaches the table. */
export const written = (body: Written) => ({
  realname: body.realname,
  avatar: text(body.avatar),
  birthday: body.birthday || (body.birthday === undefined ? undefined : null),
  sex: body.sex,
  email: text(body.email),
  phone: text(body.phone),
  workNo: text(body.workNo),
  post: text(body.post),
  telephone: text(body.telephone),
  userIdentity: body.userIdentity ?? undefined,
  departIds: text(body.departIds),
  userGroup: text(body.userGroup),
})

/** Roles, departments and tenants of a user as comma lists of ids. */
interface Assigned {
  selectedroles?: string
  selecteddeparts?: string
  relTenantIds?: string | null
}

/** Puts the user into exactly these departments. @throws Failure 403 */
async function assignDepartments(
  tx: Transaction,
  session: Session,
  userId: string,
  list: string,
): Promise<void> {
  const rows = await tx.rows<{ depId: string }>(
    sql`SELECT dep_id FROM sys_user_depart WHERE user_id = ${userId}`,
  )
  const [wanted, before] = [commaList(list), rows.map(({ depId }) => depId)]
  await requireOwnDepartments(tx, session, [
    ...wanted.filter((id) => !before.includes(id)),
    ...before.filter((id) => !wanted.includes(id)),
  ])
  await tx.run(sql`DELETE FROM sys_user_depart WHERE user_id = ${userId}`)
  await tx.run(
    sql`INSERT INTO sys_user_depart (user_id, dep_id) SELECT ${userId}, id FROM sys_depart
        WHERE del_flag = '0' AND ${isIn(sql`id`, wanted)}`,
  )
}

/**
 * Gives the user exactly these roles, departments and tenants; unset lists stay as they are.
 * @throws Failure 403 when it would give more than the caller holds
 */
export function assign(tx: Transaction, session: Session, userId: string, assigned: Assigned): Promise<void> {
  return changeHoldings(tx, session, [userId], () => write(tx, session, userId, assigned))
}

async function write(
  tx: Transaction,
  session: Session,
  userId: string,
  { selectedroles, selecteddeparts, relTenantIds }: Assigned,
): Promise<void> {
  if (relTenantIds !== undefined) await assignTenants(tx, session, userId, relTenantIds)
  if (selectedroles !== undefined) {
    const ids = commaList(selectedroles)
    // The right to edit users is not the right to everything.
    await requireAssignable(tx, session, ids)
    await requireAdminKept(tx, session, userId, ids)
    await tx.run(sql`DELETE FROM sys_user_role WHERE user_id = ${userId}`)
    await tx.run(
      sql`INSERT INTO sys_user_role (user_id, role_id) SELECT ${userId}, id FROM sys_role WHERE ${isIn(sql`id`, ids)}`,
    )
  }
  if (selecteddeparts !== undefined) await assignDepartments(tx, session, userId, selecteddeparts)
}

/** A user to be added. */
export type NewUser = Written &
  Assigned & {
    username: string
    password: string
  }

/** Who adds a user, and on what terms. */
export interface AddUserOptions {
  /** The administrator; without one people add themselves, and get neither role nor department nor tenant. */
  by?: Session
  /** The password was chosen by somebody else. */
  mustChangePassword: boolean
}

/**
 * Adds a user with roles and departments, in one transaction or in the one that `db` is.
 * @returns the id
 * @throws Failure when the name or the password is not good enough, 403 for roles the administrator may not give
 */
export async function addUser(
  db: Executor,
  user: NewUser,
  { by, mustChangePassword }: AddUserOptions,
): Promise<string> {
  if (!NAME.test(user.username)) throw new Failure('用户账号只能包含字母、数字、下划线、点和横线')
  requireAvatar(user.avatar)
  requireGoodPassword(user.password, user.username)
  const id = newId()
  const password = await hashPassword(user.password)
  await db.transaction(async (tx) => {
    await tx.run(
      insertInto('sys_user', {
        ...written(user),
        id,
        username: user.username,
        password,
        mustChangePassword,
        relTenantIds: by && by.tenantId !== 0 ? String(by.tenantId) : '',
        createBy: by?.username ?? user.username,
      }),
    )
    // Forms of clients send an empty list of tenants with every account: who works in a tenant adds people of that one.
    const { relTenantIds, ...others } = user
    if (by) await assign(tx, by, id, by.tenantId !== 0 && !relTenantIds ? others : user)
  })
  return id
}
