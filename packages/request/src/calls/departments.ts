import { calls } from '@lading/core/calls'

import type { Caller } from './caller'
import { bindGroup } from './group'

/** Departments (contract §11). */
export function departmentsCalls(caller: Caller) {
  return bindGroup(caller, {
    tree: calls.departmentQueryTreeList,
    level: calls.departmentQueryDepartTreeSync,
    idTree: calls.departmentQueryIdTree,
    search: calls.departmentSearchBy,
    searchAll: calls.departmentSearchAll,
    mine: calls.departmentMine,
    all: calls.departmentListAll,
    add: calls.departmentAdd,
    edit: calls.departmentEdit,
    remove: calls.departmentDelete,
    removeBatch: calls.departmentDeleteBatch,
  })
}
