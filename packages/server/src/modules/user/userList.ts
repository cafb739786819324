import { sql } from 'drizzle-orm'
import type { ListSpec } from '../../list/listSpec'
import { columnsOf } from '../../list/listSpec'
import { USER_COLUMNS } from '../session/userInfo'

/** The list of users: what may be filtered and sorted by; the password's hash is not among it. */
export const userList: ListSpec = {
  from: sql`sys_user u`,
  select: USER_COLUMNS,
  where: sql`u.del_flag = 0`,
  fields: columnsOf('u', {
    id: 'text',
    username: 'text',
    realname: 'text',
    sex: 'integer',
    phone: 'text',
    email: 'text',
    status: 'integer',
    workNo: 'text',
    orgCode: 'text',
    post: 'text',
    birthday: 'date',
    createTime: 'datetime',
    updateTime: 'datetime',
    createBy: 'text',
  }),
  id: sql`u.id`,
  dictionaries: { sex: 'sex', status: 'user_status' },
}
