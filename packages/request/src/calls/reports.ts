import { operations } from '@lading/core/contract'

import type { Caller } from './caller'
import { bindGroup } from './group'

/**
 * Online reports (contract §20; spec 2 §7). The data can be kept: `data({ params, query, cache: { group } })`, 30 s
 * unless said otherwise; `request.clearCache(group)` forgets it.
 */
export function reportsCalls(caller: Caller) {
  return bindGroup(caller, {
    columns: operations.reportColumns,
    queryInfo: operations.reportQueryInfo,
    data: operations.reportData,
    columnsAndData: operations.reportColumnsAndData,
    parameters: operations.reportParameters,
    list: operations.reportHeads,
  })
}
