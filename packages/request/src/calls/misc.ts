import { calls } from '@lading/core/calls'

import type { Caller } from './caller'
import { bindGroup } from './group'

/** Positions (contract §16). */
export function positionsCalls(caller: Caller) {
  return bindGroup(caller, {
    list: calls.positionList,
    get: calls.positionQueryById,
    add: calls.positionAdd,
    edit: calls.positionEdit,
    remove: calls.positionDelete,
    removeBatch: calls.positionDeleteBatch,
  })
}

/** Tenants (contract §19). */
export function tenantsCalls(caller: Caller) {
  return bindGroup(caller, { list: calls.tenantList, choices: calls.tenantQueryList })
}

/** Counters of the dashboard (contract §6.7) and connected messengers. */
export function dashboardCalls(caller: Caller) {
  return bindGroup(caller, {
    counters: calls.loginfo,
    visits: calls.visitInfo,
    enabledThirdApps: calls.thirdAppGetEnabledType,
  })
}

/** Checks against stored values (contract §18): `duplicate` resolves when the value is free, else it rejects. */
export function checksCalls(caller: Caller) {
  return bindGroup(caller, {
    duplicate: calls.duplicateCheck,
    /** Resolves when the value keeps the rule, else it rejects with the message of the failed step. */
    rule: calls.checkRuleByCode,
    fill: calls.fillRuleExecute,
    fillTest: calls.fillRuleTest,
  })
}
