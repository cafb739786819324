import { Type } from 'typebox'
import { defineOperation } from './operation'
import { dataRule } from './permission'
import { answer, body, id, nothing } from './schemas'

const GRANT = 'system:permission:grant'
const params = { permissionId: id }
/** The rules of an entry and the ticked ones, as a comma list. */
const ticked = answer({ datarule: Type.Array(dataRule), drChecked: Type.Union([Type.String(), Type.Null()]) })

/** Which data rules of an entry a role keeps (contract §9). */
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
    body: body({ ...params, roleId: id, dataRuleIds: Type.Optional(Type.String({ maxLength: 20_000 })) }),
    result: nothing,
    permission: GRANT,
  }),
}
