import { Type } from 'typebox'
import { defineOperation } from './operation'
import { dataRule } from './permission'
import { answer, body, id, nothing } from './schemas'

const GRANT = 'system:permission:grant'
const params = { permissionId: id }
/** The rules of an entry and the ticked ones, as a comma list. */
const ticked = answer({ datarule: Type.Array(dataRule), drChecked: Type.Union([Type.String(), Type.Null()]) })

const save = { ...params, dataRuleIds: Type.Optional(Type.String({ maxLength: 20_000 })) }

/** Which data rules of an entry bind a role, a department or a department role (contract §9, §11). */
export const dataRuleOperations = {
  roleDataRules: defineOperation({
    id: 'roleDataRules',
    method: 'GET',
    path: '/sys/role/datarule/:permissionId/:roleId',
    summary: 'Data rules of an entry and those ticked for a role',
    params: Type.Object({ ...params, roleId: id }),
    result: ticked,
    permission: GRANT,
  }),
  roleSaveDataRules: defineOperation({
    id: 'roleSaveDataRules',
    method: 'POST',
    path: '/sys/role/datarule',
    summary: 'Tick data rules of an entry for a role that holds it',
    body: body({ ...save, roleId: id }),
    result: nothing,
    permission: GRANT,
  }),
  departmentDataRules: defineOperation({
    id: 'departmentDataRules',
    method: 'GET',
    path: '/sys/sysDepartPermission/datarule/:permissionId/:departId',
    summary: 'Data rules of an entry and those ticked for a department',
    params: Type.Object({ ...params, departId: id }),
    result: ticked,
    permission: GRANT,
  }),
  departmentSaveDataRules: defineOperation({
    id: 'departmentSaveDataRules',
    method: 'POST',
    path: '/sys/sysDepartPermission/datarule',
    summary: 'Tick data rules of an entry for a department that holds it',
    body: body({ ...save, departId: id }),
    result: nothing,
    permission: GRANT,
  }),
  departmentRoleDataRules: defineOperation({
    id: 'departmentRoleDataRules',
    method: 'GET',
    path: '/sys/sysDepartRole/datarule/:permissionId/:departId/:roleId',
    summary: 'Data rules of an entry and those ticked for a department role',
    params: Type.Object({ ...params, departId: id, roleId: id }),
    result: ticked,
    permission: GRANT,
  }),
  departmentRoleSaveDataRules: defineOperation({
    id: 'departmentRoleSaveDataRules',
    method: 'POST',
    path: '/sys/sysDepartRole/datarule',
    summary: 'Tick data rules of an entry for a department role that holds it',
    body: body({ ...save, roleId: id }),
    result: nothing,
    permission: GRANT,
  }),
}
