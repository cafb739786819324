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
