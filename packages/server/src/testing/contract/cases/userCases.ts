import { expect } from 'vitest'
import type { ContractCase } from '../contractCase'
import { keepId } from '../contractCase'

const user = { realname: '合同', email: 'ct@example.com', phone: '13900000001', workNo: 'CT1', sex: 1 }
const one = (name: string) => (world: Record<string, string>) => ({ query: { id: world[name]! } })
const credentials = { password: 'a fine long one', confirmpassword: 'a fine long one' }

/** Users and who has which role (contract §8). */
export const userCases: ContractCase[] = [
  { call: 'roleAdd', send: { body: { roleName: '合同', roleCode: 'ct_role' } }, message: '添加成功！' },
  { call: 'roleList', send: { query: { roleCode: 'ct_role,' } }, keep: keepId('role') },
  { call: 'roleQueryById', send: one('role') },
  { call: 'roleView', send: (world) => ({ body: { roleId: world.role! } }) },
  { call: 'roleQueryAll' },
  { call: 'roleQueryAllOfTenant' },
  { call: 'roleListByTenant', send: { query: { roleCode: 'ct_role,', pageNo: 1 } } },
  {
    call: 'roleIds',
    keep: (ids: string[], world) => expect(ids).toContain(world.role),
  },
  {
    call: 'roleHome',
    as: 'sales',
    keep: (home) => expect(home).toMatchObject({ url: '/dashboard/analysis', route: true }),
  },
  {
    call: 'userOwnData',
    as: 'viewer',
    keep: (own) => expect(own).toMatchObject({ username: 'viewer', status_dictText: '正常' }),
  },
  {
    call: 'roleEdit',
    send: (world) => ({ body: { id: world.role!, roleName: '合同二', roleCode: 'ct_role' } }),
    message: '修改成功!',
  },
  { call: 'roleCheckCode', send: { query: { roleCode: 'free' } } },
  { call: 'roleCheckCode', send: { query: { roleCode: 'ct_role' } }, refused: '角色编码已存在' },
  { call: 'departmentQueryDepartTreeSync', keep: keepId('root') },
  { call: 'userCheckOnlyUser', send: { query: { username: 'ct_user' } } },
  { call: 'userCheckOnlyUser', send: { query: { username: 'admin' } }, refused: '用户账号已存在' },
  {
    call: 'userAdd',
    send: (world) => ({
      body: {
        ...user,
        ...credentials,
        username: 'ct_user',
        selectedroles: world.role!,
        selecteddeparts: world.root!,
      },
    }),
    message: '添加成功！',
  },
  {
    call: 'userList',
    send: { query: { username: '*ct_us*', pageNo: 1, pageSize: 10, column: 'createTime', order: 'desc' } },
    keep: keepId('user'),
  },
  { call: 'userQueryById', send: one('user') },
  { call: 'userQueryUserRole', send: (world) => ({ query: { userid: world.user! } }) },
  {
    call: 'userEdit',
    send: (world) => ({ body: { ...user, id: world.user!, telephone: '021' } }),
    message: '修改成功!',
  },
  { call: 'userGetMultiUser', send: { query: { username: 'ct_user,admin,' } } },
  { call: 'userQueryByIds', send: (world) => ({ query: { userIds: `${world.user},` } }) },
  { call: 'userQueryUserByDepId', send: one('root') },
  {
    call: 'userQueryUserComponentData',
    send: (world) => ({
      query: {
        departId: world.root!,
        username: 'ct',
        column: 'createTime',
        order: 'desc',
        field: 'id,,username',
        pageNo: 1,
        pageSize: 10,
      },
    }),
  },
  {
    call: 'userQueryUserComponentData',
    send: { query: { column: 'password', order: 'asc' } },
    refused: '请注意，将要排序的列字段不存在：password',
  },
  {
    call: 'userDepartList',
    send: (world) => ({ query: { userId: world.user! } }),
    message: '查找成功',
  },
  { call: 'userDepartList', send: { query: { userId: 'nobody' } }, refused: '查找失败' },
  { call: 'userGenerateId' },
  { call: 'userAddressList', as: 'viewer', send: { query: { orgCode: 'A01', realname: '陈' } } },
  { call: 'userListByTenant', send: { query: { username: '*ct_us*' } } },
  { call: 'userListOfTenant', send: { query: { realname: '*ct_us*' } } },
  { call: 'userListAll', send: { query: { username: '*ct_us*' } } },
  { call: 'userVerifyPassword', as: 'sales' },
  { call: 'sessionDepartments', as: 'sales' },
  { call: 'departmentPathName', send: { query: { orgCode: 'A01A05A01' } } },
  { call: 'userOfRole', send: (world) => ({ query: { roleId: world.role! } }) },
  {
    call: 'userRemoveFromRole',
    send: (world) => ({ query: { roleId: world.role!, userId: world.user! } }),
    message: '删除成功!',
  },
  {
    call: 'userAddToRole',
    send: (world) => ({ body: { roleId: world.role!, userIdList: [world.user!] } }),
    message: '添加成功!',
  },
  {
    call: 'userRemoveAllFromRole',
    send: (world) => ({ query: { roleId: world.role!, userIds: `${world.user},` } }),
  },
  {
    call: 'userQueryUserRole',
    send: (world) => ({ query: { userid: world.user! } }),
    refused: '未找到用户相关角色信息',
  },
  { call: 'userOfDepartment', send: (world) => ({ query: { depId: world.root! } }) },
  // Nobody of a department that is headed by somebody else.
  { call: 'userOfDepartment', keep: (page) => expect(page).toMatchObject({ records: [], total: 0 }) },
  {
    call: 'userRemoveFromDepartment',
    send: (world) => ({ query: { depId: world.root!, userId: world.user! } }),
  },
  {
    call: 'userAddToDepartment',
    send: (world) => ({ body: { depId: world.root!, userIdList: [world.user!] } }),
  },
  {
    call: 'userRemoveAllFromDepartment',
    send: (world) => ({ query: { depId: world.root!, userIds: `${world.user},` } }),
    message: '删除成功!',
  },
  {
    call: 'userFrozenBatch',
    send: (world) => ({ body: { ids: `${world.user},`, status: 2 } }),
    message: '操作成功!',
  },
  { call: 'userFrozenBatch', send: (world) => ({ body: { ids: `${world.user},`, status: '1' } }) },
  {
    call: 'userChangePassword',
    send: { body: { username: 'ct_user', ...credentials } },
    message: '密码修改成功!',
  },
  {
    call: 'userChangePassword',
    send: { body: { username: 'ct_nobody', ...credentials } },
    refused: '用户不存在！',
  },
  { call: 'userEditOwn', as: 'sales', send: { body: { telephone: '021-1' } }, message: '修改成功!' },
  {
    call: 'userUpdatePassword',
    as: 'sales',
    send: { body: { username: 'sales', oldpassword: 'wrong', ...credentials } },
    refused: '旧密码输入错误!',
  },
  { call: 'userDelete', send: one('user'), message: '删除用户成功' },
  { call: 'userRecycleBin' },
  {
    call: 'userQuitList',
    keep: (left) => expect(left).toEqual([expect.objectContaining({ username: 'ct_user' })]),
  },
  { call: 'userRestore', send: (world) => ({ body: { userIds: world.user! } }), message: '还原成功' },
  {
    call: 'userDeleteBatch',
    send: (world) => ({ query: { ids: `${world.user},` } }),
    message: '批量删除用户成功',
  },
  { call: 'userDestroy', send: (world) => ({ query: { userIds: world.user! } }), message: '删除成功' },
]
