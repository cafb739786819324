import { operations } from '@lading/core/contract'

import type { Caller } from './caller'
import { bindGroup } from './group'

/** Menu entries, buttons, data rules, and who holds what (contract §9–11). */
export function permissionsCalls(caller: Caller) {
  return bindGroup(caller, {
    list: operations.permissionList,
    topLevel: operations.permissionSystemMenuList,
    below: operations.permissionSystemSubmenu,
    belowAll: operations.permissionSystemSubmenuBatch,
    add: operations.permissionAdd,
    edit: operations.permissionEdit,
    remove: operations.permissionDelete,
    removeBatch: operations.permissionDeleteBatch,
    tree: operations.permissionQueryTreeList,
    roleTree: operations.roleQueryTreeList,
    ofRole: operations.permissionQueryRolePermission,
    saveOfRole: operations.permissionSaveRolePermission,
    ofDepartment: operations.permissionQueryDepartPermission,
    saveOfDepartment: operations.permissionSaveDepartPermission,
    departmentTree: operations.departmentPermissionTree,
    ofDepartmentRole: operations.departmentRolePermissions,
    saveOfDepartmentRole: operations.departmentSaveRolePermission,
    rules: operations.permissionRules,
    findRules: operations.permissionQueryRules,
    addRule: operations.permissionAddRule,
    editRule: operations.permissionEditRule,
    removeRule: operations.permissionDeleteRule,
    rulesOfRole: operations.roleDataRules,
    saveRulesOfRole: operations.roleSaveDataRules,
  })
}

/** The log, the data log, who is online (contract §6.6, §19). */
export function monitorCalls(caller: Caller) {
  return bindGroup(caller, {
    log: operations.logList,
    dataLog: operations.dataLogList,
    versions: operations.dataLogVersions,
    online: operations.onlineList,
    /** Ends the session of somebody else, by the handle that `online` gives. */
    forceLogout: operations.onlineForceLogout,
  })
}

/** Scheduled jobs (contract §19). */
export function jobsCalls(caller: Caller) {
  return bindGroup(caller, {
    list: operations.jobList,
    get: operations.jobQueryById,
    add: operations.jobAdd,
    edit: operations.jobEdit,
    remove: operations.jobDelete,
    removeBatch: operations.jobDeleteBatch,
    pause: operations.jobPause,
    resume: operations.jobResume,
    execute: operations.jobExecute,
  })
}

/** Messages, their templates, and sending by one (contract §19). */
export function messagesCalls(caller: Caller) {
  return bindGroup(caller, {
    list: operations.messageList,
    get: operations.messageQueryById,
    add: operations.messageAdd,
    edit: operations.messageEdit,
    remove: operations.messageDelete,
    removeBatch: operations.messageDeleteBatch,
    templates: operations.messageTemplateList,
    addTemplate: operations.messageTemplateAdd,
    editTemplate: operations.messageTemplateEdit,
    removeTemplate: operations.messageTemplateDelete,
    send: operations.messageTemplateSend,
  })
}

/** Who stands in for whom (contract §19). */
export function userAgentsCalls(caller: Caller) {
  return bindGroup(caller, {
    list: operations.userAgentList,
    add: operations.userAgentAdd,
    edit: operations.userAgentEdit,
    remove: operations.userAgentDelete,
    of: operations.userAgentByUserName,
  })
}
