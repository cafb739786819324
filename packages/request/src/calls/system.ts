import { calls } from '@lading/core/calls'

import type { Caller } from './caller'
import { bindGroup } from './group'

/** Menu entries, buttons, data rules, and who holds what (contract §9–11). */
export function permissionsCalls(caller: Caller) {
  return bindGroup(caller, {
    list: calls.permissionList,
    topLevel: calls.permissionSystemMenuList,
    below: calls.permissionSystemSubmenu,
    belowAll: calls.permissionSystemSubmenuBatch,
    add: calls.permissionAdd,
    edit: calls.permissionEdit,
    remove: calls.permissionDelete,
    removeBatch: calls.permissionDeleteBatch,
    tree: calls.permissionQueryTreeList,
    /** Why a user may do what a code names, or may not. */
    explain: calls.permissionExplain,
    roleTree: calls.roleQueryTreeList,
    ofRole: calls.permissionQueryRolePermission,
    saveOfRole: calls.permissionSaveRolePermission,
    /** Which roles hold entries whose code begins so; granting to several roles at once. */
    rolesHold: calls.permissionRolesHold,
    saveOfRoles: calls.permissionSaveRoles,
    ofDepartment: calls.permissionQueryDepartPermission,
    saveOfDepartment: calls.permissionSaveDepartPermission,
    departmentTree: calls.departmentPermissionTree,
    ofDepartmentRole: calls.departmentRolePermissions,
    saveOfDepartmentRole: calls.departmentSaveRolePermission,
    rules: calls.permissionRules,
    findRules: calls.permissionQueryRules,
    addRule: calls.permissionAddRule,
    editRule: calls.permissionEditRule,
    removeRule: calls.permissionDeleteRule,
    rulesOfRole: calls.roleDataRules,
    saveRulesOfRole: calls.roleSaveDataRules,
  })
}

/** The log, the data log, who is online (contract §6.6, §19). */
export function monitorCalls(caller: Caller) {
  return bindGroup(caller, {
    log: calls.logList,
    dataLog: calls.dataLogList,
    versions: calls.dataLogVersions,
    online: calls.onlineList,
    /** The own open sessions, and ending one or all others. */
    mine: calls.sessionMine,
    endMine: calls.sessionEndMine,
    health: calls.healthSummary,
    /** Ends the session of somebody else, by the handle that `online` gives. */
    forceLogout: calls.onlineForceLogout,
  })
}

/** Scheduled jobs (contract §19). */
export function jobsCalls(caller: Caller) {
  return bindGroup(caller, {
    list: calls.jobList,
    get: calls.jobQueryById,
    add: calls.jobAdd,
    edit: calls.jobEdit,
    remove: calls.jobDelete,
    removeBatch: calls.jobDeleteBatch,
    pause: calls.jobPause,
    resume: calls.jobResume,
    execute: calls.jobExecute,
    names: calls.jobNames,
    /** Runs of jobs, newest first. */
    history: calls.jobHistory,
  })
}

/** Messages, their templates, and sending by one (contract §19). */
export function messagesCalls(caller: Caller) {
  return bindGroup(caller, {
    list: calls.messageList,
    get: calls.messageQueryById,
    add: calls.messageAdd,
    edit: calls.messageEdit,
    remove: calls.messageDelete,
    removeBatch: calls.messageDeleteBatch,
    templates: calls.messageTemplateList,
    addTemplate: calls.messageTemplateAdd,
    editTemplate: calls.messageTemplateEdit,
    removeTemplate: calls.messageTemplateDelete,
    send: calls.messageTemplateSend,
  })
}

/** Who stands in for whom (contract §19). */
export function userAgentsCalls(caller: Caller) {
  return bindGroup(caller, {
    list: calls.userAgentList,
    add: calls.userAgentAdd,
    edit: calls.userAgentEdit,
    remove: calls.userAgentDelete,
    of: calls.userAgentByUserName,
  })
}
