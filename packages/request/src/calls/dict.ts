import { operations } from '@lading/core/contract'
import type { DictOptionModel } from '@lading/core/contract'

import type { CallOptions } from '../wire'
import type { Caller } from './caller'
import { bindGroup } from './group'

/** Dictionaries (contract §12). The lookups are signed. */
export function dictCalls(caller: Caller) {
  return {
    ...bindGroup(caller, {
      tree: operations.dictLoadTreeData,
      all: operations.dictQueryAllDictItems,
      refreshCache: operations.dictRefleshCache,
      list: operations.dictList,
      add: operations.dictAdd,
      edit: operations.dictEdit,
      remove: operations.dictDelete,
      removeBatch: operations.dictDeleteBatch,
      itemList: operations.dictItemList,
      itemAdd: operations.dictItemAdd,
      itemEdit: operations.dictItemEdit,
      itemRemove: operations.dictItemDelete,
      itemRemoveBatch: operations.dictItemDeleteBatch,
    }),
    /** Enabled options of a dictionary. */
    items: (code: string, options: CallOptions = {}): Promise<DictOptionModel[]> =>
      caller.call(operations.dictGetDictItems, { params: { code }, ...options }),
    /** Options of a table dictionary (`table,text,code`) that contain the keyword. */
    search: (
      code: string,
      query: { keyword?: string; pageSize?: number },
      options: CallOptions = {},
    ): Promise<DictOptionModel[]> =>
      caller.call(operations.dictLoadDict, { params: { code }, query, ...options }),
    /** Texts of stored values, in the order of `keys`; none for an empty list. */
    texts: async (code: string, keys: readonly string[], options: CallOptions = {}): Promise<string[]> =>
      keys.length === 0
        ? []
        : caller.call(operations.dictLoadDictItem, {
            params: { code },
            query: { key: keys.join(',') },
            ...options,
          }),
  }
}
