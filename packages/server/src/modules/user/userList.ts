import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { isIn } from '../../db/statements'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import type { Session } from '../../session'
import { USER_COLUMNS } from '../session/userInfo'
import { usersOfTenant } from './userScope'

/** Users of one of the departments; without departments no condition. */
export function inDepartments(ids: readonly string[]): SQL | undefined {
  if (ids.length === 0) return undefined
  return sql`EXISTS (SELECT 1 FROM sys_user_depart ud WHERE ud.user_id = u.id AND ${isIn(sql`ud.dep_id`, ids)})`
}

/** Who is head of departments (contract §22.1). */
const HEAD = 2

/** Users of the departments that a user heads, and of those below them. */
export function inHeadedDepartments(userId: string): SQL {
  return sql`EXISTS (
    SELECT 1 FROM sys_user head
      JOIN sys_depart headed ON headed.id = ANY(string_to_array(head.depart_ids, ',')) AND headed.del_flag = '0'
      JOIN sys_depart d ON starts_with(d.org_code, headed.org_code) AND d.del_flag = '0'
      JOIN sys_user_depart ud ON ud.dep_id = d.id
    WHERE head.id = ${userId} AND head.user_identity = ${HEAD} AND ud.user_id = u.id)`
}

/** The list of users: what may be filtered and sorted by; the password's hash is not among it. */
const base: ListSpec = {
  from: sql`sys_user u`,
  select: USER_COLUMNS,
  fields: columnsOf('u', {
    id: 'text',
    username: 'text',
    realname: 'text',
    sex: 'integer',
    phone: 'text',
    email: 'text',
    status: 'integer',
    workNo: 'text',
    userGroup: 'text',
    orgCode: 'text',
    post: 'text',
    birthday: 'date',
    createTime: 'datetime',
    updateTime: 'datetime',
    createBy: 'text',
  }),
  id: sql`u.id`,
  dictionaries: { sex: 'sex', status: 'user_status', userGroup: 'sys_user_group' },
}

/** The users of the session's tenant. @param among a further condition over the alias `u` */
export function userList(session: Session, among: SQL = sql`true`): ListSpec {
  return { ...base, where: sql`u.del_flag = 0 AND ${usersOfTenant(session, sql`u`)} AND ${among}` }
}
