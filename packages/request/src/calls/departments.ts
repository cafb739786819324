import { operations } from '@lading/core/contract'

import type { Caller } from './caller'
import { bindGroup } from './group'

/** Departments (contract §11). */
export function departmentsCalls(caller: Caller) {
  return bindGroup(caller, {
    tree: operations.departmentQueryTreeList,
    level: operations.departmentQueryDepartTreeSync,
    idTree: operations.departmentQueryIdTree,
    search: operations.departmentSearchBy,
    searchAll: operations.departmentSearchAll,
    mine: operations.departmentMine,
    all: operations.departmentListAll,
    add: operations.departmentAdd,
    edit: operations.departmentEdit,
    remove: operations.departmentDelete,
    removeBatch: operations.departmentDeleteBatch,
  })
}
