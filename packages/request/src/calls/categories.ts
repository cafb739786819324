import { calls } from '@lading/core/calls'

import type { Caller } from './caller'
import { bindGroup } from './group'

/** Categories (contract §13). */
export function categoriesCalls(caller: Caller) {
  return bindGroup(caller, {
    list: calls.categoryList,
    rootList: calls.categoryRootList,
    below: calls.categoryChildList,
    roots: calls.categoryLoadTreeRoot,
    children: calls.categoryLoadTreeChildren,
    all: calls.categoryLoadAllData,
    level: calls.categoryLoadTreeData,
    texts: calls.categoryLoadDictItem,
    one: calls.categoryLoadOne,
  })
}
