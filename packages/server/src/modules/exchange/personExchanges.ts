import type { Text } from '@lading/core/text'
import { sql } from 'drizzle-orm'
import { randomPassword } from '../../auth/passwords'
import type { Transaction } from '../../db/database'
import { newId } from '../../db/ids'
import { commaList, insertInto, isIn } from '../../db/statements'
import { Failure } from '../../http/failures'
import type { Context } from '../../module'
import { columnsOf } from '../../list/listSpec'
import { roleList } from '../role/roleRoutes'
import { USER_COLUMNS } from '../session/userInfo'
import { userList } from '../user/userList'
import { addUser } from '../user/writeUser'
import type { Exchange } from './exchangeTypes'

const title = (zh: string, en: string): Text => ({ zh, en })

/** Ids of the records with these codes. @throws Failure naming the first that is not there */
async function idsOf(
  tx: Transaction,
  table: 'sys_role' | 'sys_depart',
  text: string,
  what: string,
): Promise<string> {
  const column = table === 'sys_role' ? sql`role_code` : sql`org_code`
  const codes = commaList(text)
  const rows = await tx.rows<{ id: string; code: string }>(
    sql`SELECT id, ${column} AS code FROM ${sql.identifier(table)} WHERE ${isIn(column, codes)}`,
  )
  const missing = codes.find((code) => !rows.some((row) => row.code === code))
  if (missing) throw new Failure(`${what}不存在: ${missing}`)
  return rows.map(({ id }) => id).join(',')
}

/**
 * Users (contract §8). Passwords never leave; a row without one makes an account that waits until an administrator
 * or a code by phone sets one.
 */
export const userExchange: Exchange = {
  label: title('用户', 'Users'),
  columns: [
    { field: 'username', title: title('用户账号', 'User name') },
    { field: 'realname', title: title('用户姓名', 'Name') },
    { field: 'workNo', title: title('工号', 'Work no.') },
    { field: 'sex', title: title('性别', 'Sex'), dict: 'sex' },
    { field: 'phone', title: title('手机号', 'Mobile') },
    { field: 'telephone', title: title('座机', 'Telephone') },
    { field: 'email', title: title('邮箱', 'E-mail') },
    { field: 'status', title: title('状态', 'Status'), exportOnly: true },
    { field: 'orgCodeTxt', title: title('部门', 'Departments'), exportOnly: true },
    { field: 'orgCodes', title: title('部门编码', 'Department codes') },
    { field: 'roleCodes', title: title('角色编码', 'Role codes') },
  ],
  list: (session) => ({
    ...userList(session),
    select: sql`${USER_COLUMNS},
      (SELECT string_agg(d.org_code, ',' ORDER BY d.org_code) FROM sys_user_depart ud
         JOIN sys_depart d ON d.id = ud.dep_id WHERE ud.user_id = u.id AND d.del_flag = '0') AS org_codes,
      (SELECT string_agg(r.role_code, ',' ORDER BY r.role_code) FROM sys_user_role ur
         JOIN sys_role r ON r.id = ur.role_id WHERE ur.user_id = u.id) AS role_codes`,
  }),
  save: async (tx, row, session) => {
    if (!row.username) throw new Failure('用户账号不能为空')
    if (!row.realname) throw new Failure('用户姓名不能为空')
    const taken = await tx.row(
      sql`SELECT 1 AS there FROM sys_user WHERE lower(username) = lower(${row.username}) AND del_flag = 0`,
    )
    if (taken) throw new Failure('用户账号已经存在')
    if (row.sex && !/^[12]$/.test(row.sex)) throw new Failure(`性别不正确: ${row.sex}`)
    await addUser(
      tx,
      {
        username: row.username,
        realname: row.realname,
        password: randomPassword(),
        workNo: row.workNo,
        sex: row.sex ? Number(row.sex) : undefined,
        phone: row.phone,
        telephone: row.telephone,
        email: row.email,
        selectedroles: await idsOf(tx, 'sys_role', row.roleCodes ?? '', '角色编码'),
        selecteddeparts: await idsOf(tx, 'sys_depart', row.orgCodes ?? '', '部门编码'),
      },
      { by: session, mustChangePassword: true },
    )
  },
}

/** Roles (contract §9). */
export const roleExchange: Exchange = {
  label: title('角色', 'Roles'),
  columns: [
    { field: 'roleName', title: title('角色名称', 'Role') },
    { field: 'roleCode', title: title('角色编码', 'Code') },
    { field: 'description', title: title('描述', 'Description') },
  ],
  list: () => roleList,
  save: async (tx, { roleName, roleCode, description }, session) => {
    if (!roleName || !roleCode) throw new Failure('角色名称和角色编码不能为空')
    const taken = await tx.row(
      sql`SELECT 1 AS there FROM sys_role WHERE lower(role_code) = lower(${roleCode})`,
    )
    if (taken) throw new Failure('角色编码已经存在')
    await tx.run(
      insertInto('sys_role', {
        id: newId(),
        roleName,
        roleCode,
        description: description ?? '',
        createBy: session.username,
      }),
    )
  },
}

/** Positions (contract §16). */
export const positionExchange: Exchange = {
  label: title('职务', 'Positions'),
  columns: [
    { field: 'code', title: title('职务编码', 'Code') },
    { field: 'name', title: title('职务名称', 'Name') },
    { field: 'postRank', title: title('职务级别', 'Rank'), dict: 'position_rank' },
  ],
  list: () => ({
    from: sql`sys_position p`,
    select: sql`p.id, p.code, p.name, p.post_rank`,
    fields: columnsOf('p', {
      id: 'text',
      code: 'text',
      name: 'text',
      postRank: 'text',
      createTime: 'datetime',
    }),
    id: sql`p.id`,
    dictionaries: { postRank: 'position_rank' },
  }),
  save: async (tx, { code, name, postRank }, session) => {
    if (!code || !name) throw new Failure('职务编码和职务名称不能为空')
    if (await tx.row(sql`SELECT 1 AS there FROM sys_position WHERE code = ${code}`))
      throw new Failure('职务编码已经存在')
    await tx.run(
      insertInto('sys_position', {
        id: newId(),
        code,
        name,
        postRank: postRank ?? '',
        createBy: session.username,
      }),
    )
  },
}

/** Mounted by `kernelModules`; sessions see what an import gave at once. */
export const personExchanges = (context: Context) =>
  ({
    user: { ...userExchange, saved: context.sessions.forget },
    role: roleExchange,
    position: positionExchange,
  }) as const
