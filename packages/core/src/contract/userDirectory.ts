import { Type } from 'typebox'
import { department } from './department'
import { defineOperation } from './operation'
import { answer, filter, id, listQuery, page, query } from './schemas'
import { user } from './user'

/** Further lookups of users (contract §8) and what newer clients ask after a login (contract §24.1). */
export const userDirectoryOperations = {
  userDepartList: defineOperation({
    id: 'userDepartList',
    method: 'GET',
    path: '/sys/user/userDepartList',
    summary: 'Departments of a user: the own ones, or with the right to list users those of others',
    query: query({ userId: id }),
    result: Type.Array(answer({ key: Type.String(), value: Type.String(), title: Type.String() })),
  }),
  userOwnData: defineOperation({
    id: 'userOwnData',
    method: 'GET',
    path: '/sys/user/login/setting/getUserData',
    summary: 'The own account, with the texts of its sex and state',
    query: query({}),
    result: user,
  }),
  userGenerateId: defineOperation({
    id: 'userGenerateId',
    method: 'GET',
    path: '/sys/user/generateUserId',
    summary: 'A new id of 32 hexadecimal digits',
    query: query({}),
    result: Type.String(),
  }),
  userAddressList: defineOperation({
    id: 'userAddressList',
    method: 'GET',
    path: '/sys/user/queryByOrgCodeForAddressList',
    summary: 'Active users of a department and those below it; no phone, no e-mail',
    query: query({
      orgCode: filter,
      realname: filter,
      pageNo: Type.Optional(Type.Integer()),
      pageSize: Type.Optional(Type.Integer()),
    }),
    result: page(user),
  }),
  userListAll: defineOperation({
    id: 'userListAll',
    method: 'GET',
    path: '/sys/user/listAll',
    summary: 'Users, paged, as newer clients ask for them',
    query: listQuery({ username: filter, realname: filter, phone: filter, status: filter }),
    result: page(user),
    permission: 'system:user:list',
  }),
  userListByTenant: defineOperation({
    id: 'userListByTenant',
    method: 'GET',
    path: '/sys/user/listByTenant',
    summary: 'Users of the tenant, paged, as newer clients ask for them',
    query: listQuery({ username: filter, realname: filter, phone: filter, status: filter }),
    result: page(user),
    permission: 'system:user:list',
  }),
  userListOfTenant: defineOperation({
    id: 'userListOfTenant',
    method: 'GET',
    path: '/sys/tenant/getTenantUserList',
    summary: 'Users of the tenant, paged, as the tenant pages of newer clients ask for them',
    query: listQuery({ username: filter, realname: filter, phone: filter, status: filter }),
    result: page(user),
    permission: 'system:user:list',
  }),
  userQuitList: defineOperation({
    id: 'userQuitList',
    method: 'GET',
    path: '/sys/user/getQuitList',
    summary: 'Users who have left: those in the recycle bin, newest first',
    query: query({}),
    result: Type.Array(user),
    permission: 'system:user:recycle',
  }),
  userVerifyPassword: defineOperation({
    id: 'userVerifyPassword',
    method: 'GET',
    path: '/sys/user/verifyIzDefaultPwd',
    summary: 'Whether the own password was given by somebody else and has to be changed',
    query: query({}),
    result: Type.Boolean(),
    beforePasswordChange: true,
    beforeSecondFactor: true,
  }),
  sessionDepartments: defineOperation({
    id: 'sessionDepartments',
    method: 'POST',
    path: '/sys/loginGetUserDeparts',
    summary: 'Departments of the session, as newer clients ask for them',
    result: answer({ departs: Type.Array(department), multi_depart: Type.Integer() }),
  }),
  departmentPathName: defineOperation({
    id: 'departmentPathName',
    method: 'GET',
    path: '/sys/sysDepart/getDepartPathNameByOrgCode',
    summary: 'Names from the root down to a department, joined by slashes',
    query: query({ orgCode: Type.String({ minLength: 1, maxLength: 64 }) }),
    result: Type.String(),
  }),
}
