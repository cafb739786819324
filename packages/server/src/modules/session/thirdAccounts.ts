import { sql } from 'drizzle-orm'
import type { ThirdIdentity } from '../../auth/loginProvider'
import type { Database } from '../../db/database'
import { newId } from '../../db/ids'
import { insertInto } from '../../db/statements'

/** Purposes of tickets: an own account is about to be linked, and the provider has said who it belongs to. */
export const [BINDING, OWN] = ['third-binding', 'third-own'] as const

/** Somebody whom a provider knows. */
export interface KnownThird {
  source: string
  identity: ThirdIdentity
}

/** The user who links an account of a provider to their own. */
export interface OwnThird {
  source: string
  userId: string
}

/** The user to whom somebody of a provider was bound. */
export async function boundUser(db: Database, source: string, uuid: string): Promise<string | undefined> {
  const row = await db.row<{ sysUserId: string }>(
    sql`SELECT a.sys_user_id FROM sys_third_account a JOIN sys_user u ON u.id = a.sys_user_id
        WHERE a.third_type = ${source} AND a.third_user_uuid = ${uuid} AND a.status = 1 AND u.del_flag = 0`,
  )
  return row?.sysUserId
}

/** Links somebody of a provider to a user: by them the user logs in from now on. */
export async function linkThird(
  db: Database,
  { source, identity }: KnownThird,
  userId: string,
): Promise<void> {
  await db.run(
    sql`${insertInto('sys_third_account', {
      id: newId(),
      sysUserId: userId,
      thirdType: source,
      thirdUserUuid: identity.uuid,
      thirdUserId: identity.username ?? '',
      realname: identity.realname ?? '',
      avatar: identity.avatar ?? '',
    })} ON CONFLICT (third_type, third_user_uuid) DO UPDATE SET sys_user_id = excluded.sys_user_id, status = 1`,
  )
}
