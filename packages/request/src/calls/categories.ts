import { operations } from '@lading/core/contract'

import type { Caller } from './caller'
import { bindGroup } from './group'

/** Categories (contract §13). */
export function categoriesCalls(caller: Caller) {
  return bindGroup(caller, {
    roots: operations.categoryLoadTreeRoot,
    children: operations.categoryLoadTreeChildren,
    level: operations.categoryLoadTreeData,
    texts: operations.categoryLoadDictItem,
    one: operations.categoryLoadOne,
  })
}
