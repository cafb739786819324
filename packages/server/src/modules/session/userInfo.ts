import type { Department, UserModel } from '@lading/core/contract'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'

/** Columns of a user that may leave the server; never the password's hash (contract §22.1). */
export const USER_COLUMNS: SQL = sql`u.id, u.username, u.realname, u.avatar, u.birthday, u.sex, u.email, u.phone,
  u.telephone, u.work_no, u.post, u.org_code, u.status, u.del_flag, u.user_identity, u.depart_ids, u.rel_tenant_ids, u.user_group,
  u.home_path, u.create_by, u.create_time, u.update_by, u.update_time,
  coalesce((SELECT string_agg(d.depart_name, ',' ORDER BY d.org_code) FROM sys_user_depart ud
    JOIN sys_depart d ON d.id = ud.dep_id WHERE ud.user_id = u.id AND d.del_flag = '0'), '') AS org_code_txt`

/** Columns that pickers may show of any user: no phone, no e-mail (contract §27.8). */
export const PICKER_COLUMNS: SQL = sql`u.id, u.username, u.realname, u.avatar, u.sex, u.work_no, u.post, u.org_code, u.status,
  coalesce((SELECT string_agg(d.depart_name, ',' ORDER BY d.org_code) FROM sys_user_depart ud
    JOIN sys_depart d ON d.id = ud.dep_id WHERE ud.user_id = u.id AND d.del_flag = '0'), '') AS org_code_txt`

/** One user by id. */
export function findUser(db: Database, id: string): Promise<UserModel | undefined> {
  return db.row<UserModel>(
    sql`SELECT ${USER_COLUMNS}, u.must_change_password,
          (SELECT d.id FROM sys_depart d WHERE d.org_code = u.org_code AND d.del_flag = '0') AS org_id
        FROM sys_user u WHERE u.id = ${id} AND u.del_flag = 0`,
  )
}

/** The departments of a user, by code. */
export function departmentsOf(db: Database, userId: string): Promise<Department[]> {
  return db.rows<Department>(
    sql`SELECT d.* FROM sys_user_depart ud JOIN sys_depart d ON d.id = ud.dep_id
        WHERE ud.user_id = ${userId} AND d.del_flag = '0' ORDER BY d.org_code`,
  )
}
