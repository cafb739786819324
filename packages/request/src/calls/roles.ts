import { operations } from '@lading/core/contract'

import type { Caller } from './caller'
import { bindGroup } from './group'

/** Roles (contract §9). */
export function rolesCalls(caller: Caller) {
  return bindGroup(caller, {
    list: operations.roleList,
    all: operations.roleQueryAll,
    get: operations.roleQueryById,
    add: operations.roleAdd,
    edit: operations.roleEdit,
    remove: operations.roleDelete,
    removeBatch: operations.roleDeleteBatch,
    checkCode: operations.roleCheckCode,
  })
}
