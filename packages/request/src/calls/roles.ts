import { calls } from '@lading/core/calls'

import type { Caller } from './caller'
import { bindGroup } from './group'

/** Roles (contract §9). */
export function rolesCalls(caller: Caller) {
  return bindGroup(caller, {
    list: calls.roleList,
    all: calls.roleQueryAll,
    get: calls.roleQueryById,
    add: calls.roleAdd,
    edit: calls.roleEdit,
    remove: calls.roleDelete,
    removeBatch: calls.roleDeleteBatch,
    checkCode: calls.roleCheckCode,
  })
}
