import { Type } from 'typebox'
import { administrationOperations, optionalText, requiredText } from './administration'
import { defineOperation } from './operation'
import { answer, auditMembers, body, filter, id, nothing, query, textOrNull } from './schemas'

/** A role of one department (contract §11, §22.2). */
export const departmentRole = answer({
  id,
  departId: Type.String(),
  roleName: Type.String(),
  roleCode: Type.String(),
  description: textOrNull,
  ...auditMembers,
})

/** Roles of departments and who has them. */
export const departmentRoleOperations = {
  ...administrationOperations({
    name: 'departmentRole',
    path: '/sys/sysDepartRole',
    permission: 'system:departRole',
    label: 'Department roles',
    row: departmentRole,
    members: {
      departId: id,
      roleName: requiredText(100),
      roleCode: requiredText(100),
      description: optionalText(255),
    },
    filters: { deptId: filter, roleName: filter },
  }),
  departmentRoleOfDepartment: defineOperation({
    id: 'departmentRoleOfDepartment',
    method: 'GET',
    path: '/sys/sysDepartRole/getDeptRoleList',
    summary: 'Roles of a department',
    query: query({ departId: id, userId: filter }),
    result: Type.Array(departmentRole),
    permission: 'system:departRole:list',
  }),
  departmentRoleOfUser: defineOperation({
    id: 'departmentRoleOfUser',
    method: 'GET',
    path: '/sys/sysDepartRole/getDeptRoleByUserId',
    summary: 'Department roles of a user',
    query: query({ userId: id, departId: filter }),
    result: Type.Array(Type.Unknown()),
    permission: 'system:departRole:list',
  }),
  departmentRoleUserAdd: defineOperation({
    id: 'departmentRoleUserAdd',
    method: 'POST',
    path: '/sys/sysDepartRole/deptRoleUserAdd',
    summary: 'Give a user department roles and take others away',
    body: body({
      userId: id,
      newRoleId: Type.Optional(Type.String({ maxLength: 20_000 })),
      oldRoleId: Type.Optional(Type.String({ maxLength: 20_000 })),
    }),
    result: nothing,
    permission: 'system:departRole:edit',
  }),
}
