import { calls } from '@lading/core/calls'
import type { DictOptionModel } from '@lading/core/contract'

import type { CallOptions } from '../wire'
import type { Caller } from './caller'
import { bindGroup } from './group'

/** Dictionaries (contract §12). The lookups are signed. */
export function dictCalls(caller: Caller) {
  return {
    ...bindGroup(caller, {
      tree: calls.dictLoadTreeData,
      all: calls.dictQueryAllDictItems,
      refreshCache: calls.dictRefleshCache,
      list: calls.dictList,
      add: calls.dictAdd,
      edit: calls.dictEdit,
      remove: calls.dictDelete,
      removeBatch: calls.dictDeleteBatch,
      itemList: calls.dictItemList,
      deleted: calls.dictDeleted,
      back: calls.dictBack,
      destroy: calls.dictDestroy,
      itemSort: calls.dictItemSort,
      /** Resolves when the value is free in its dictionary. */
      itemCheck: calls.dictItemCheck,
      itemAdd: calls.dictItemAdd,
      itemEdit: calls.dictItemEdit,
      itemRemove: calls.dictItemDelete,
      itemRemoveBatch: calls.dictItemDeleteBatch,
    }),
    /** Enabled options of a dictionary. */
    items: (code: string, options: CallOptions = {}): Promise<DictOptionModel[]> =>
      caller.call(calls.dictGetDictItems, { params: { code }, ...options }),
    /** Options of a table dictionary (`table,text,code`) that contain the keyword. */
    search: (
      code: string,
      query: { keyword?: string; pageSize?: number },
      options: CallOptions = {},
    ): Promise<DictOptionModel[]> => caller.call(calls.dictLoadDict, { params: { code }, query, ...options }),
    /** Options whose text or value is one of the words, in one call; none for an empty list. */
    find: async (
      code: string,
      words: readonly string[],
      options: CallOptions = {},
    ): Promise<DictOptionModel[]> =>
      words.length === 0
        ? []
        : caller.call(calls.dictFindOptions, { params: { code }, body: { words: [...words] }, ...options }),
    /** Texts of stored values, in the order of `keys`; none for an empty list. */
    texts: async (code: string, keys: readonly string[], options: CallOptions = {}): Promise<string[]> =>
      keys.length === 0
        ? []
        : caller.call(calls.dictLoadDictItem, {
            params: { code },
            query: { key: keys.join(',') },
            ...options,
          }),
  }
}
