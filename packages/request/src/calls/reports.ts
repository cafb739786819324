import { calls } from '@lading/core/calls'

import type { Caller } from './caller'
import { bindGroup } from './group'

/**
 * Online reports (contract §20; spec 2 §7). The data can be kept: `data({ params, query, cache: { group } })`, 30 s
 * unless said otherwise; `request.clearCache(group)` forgets it.
 */
export function reportsCalls(caller: Caller) {
  return bindGroup(caller, {
    columns: calls.reportColumns,
    queryInfo: calls.reportQueryInfo,
    data: calls.reportData,
    columnsAndData: calls.reportColumnsAndData,
    parameters: calls.reportParameters,
    list: calls.reportHeads,
  })
}
