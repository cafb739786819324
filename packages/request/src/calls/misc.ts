import { operations } from '@lading/core/contract'

import type { Caller } from './caller'
import { bindGroup } from './group'

/** Positions (contract §16). */
export function positionsCalls(caller: Caller) {
  return bindGroup(caller, {
    list: operations.positionList,
    get: operations.positionQueryById,
    add: operations.positionAdd,
    edit: operations.positionEdit,
    remove: operations.positionDelete,
    removeBatch: operations.positionDeleteBatch,
  })
}

/** Tenants (contract §19). */
export function tenantsCalls(caller: Caller) {
  return bindGroup(caller, { list: operations.tenantList, choices: operations.tenantQueryList })
}

/** Counters of the dashboard (contract §6.7) and connected messengers. */
export function dashboardCalls(caller: Caller) {
  return bindGroup(caller, {
    counters: operations.loginfo,
    visits: operations.visitInfo,
    enabledThirdApps: operations.thirdAppGetEnabledType,
  })
}

/** Checks against stored values (contract §18): `duplicate` resolves when the value is free, else it rejects. */
export function checksCalls(caller: Caller) {
  return bindGroup(caller, {
    duplicate: operations.duplicateCheck,
    /** Resolves when the value keeps the rule, else it rejects with the message of the failed step. */
    rule: operations.checkRuleByCode,
    fill: operations.fillRuleExecute,
  })
}
