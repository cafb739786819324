import { calls } from '@lading/core/calls'
import type { ResultOf } from '@lading/core/contract'
import type { operations } from '@lading/core/contract'
import { request } from '@/platform/request'
import type { GrantNode } from './grantTree'

/** Data rules of an entry, and which of them are ticked. */
export type TickedRules = ResultOf<(typeof operations)['roleDataRules']>

/** Who is granted entries of the menu, with the calls that read and store it (contract §9–11). */
export interface GrantHolder {
  kind: 'role' | 'department' | 'departmentRole'
  id: string
  tree: (signal: AbortSignal) => Promise<GrantNode[]>
  /** Ids of what is granted now. */
  held: (signal: AbortSignal) => Promise<string[]>
  /** Comma lists of what is wanted and of what was there: the difference is stored. */
  save: (permissionIds: string, lastpermissionIds: string) => Promise<unknown>
  rules: (permissionId: string, signal: AbortSignal) => Promise<TickedRules>
  saveRules: (permissionId: string, dataRuleIds: string) => Promise<unknown>
}

const nodes = ({ treeList }: { treeList: unknown[] }) => treeList as GrantNode[]

/** The grants of a role. */
export function roleHolder(roleId: string): GrantHolder {
  const { permissions } = request()
  return {
    kind: 'role',
    id: roleId,
    tree: async (signal) => nodes(await permissions.roleTree({ signal, silent: true })),
    held: (signal) => permissions.ofRole({ query: { roleId }, signal, silent: true }),
    save: (permissionIds, lastpermissionIds) =>
      permissions.saveOfRole({ body: { roleId, permissionIds, lastpermissionIds } }),
    rules: (permissionId, signal) =>
      permissions.rulesOfRole({ params: { permissionId, roleId }, signal, silent: true }),
    saveRules: (permissionId, dataRuleIds) =>
      permissions.saveRulesOfRole({ body: { permissionId, roleId, dataRuleIds } }),
  }
}

/** What a department may give to its roles. */
export function departmentHolder(departId: string): GrantHolder {
  const { permissions } = request()
  return {
    kind: 'department',
    id: departId,
    tree: async (signal) => nodes(await permissions.roleTree({ signal, silent: true })),
    held: (signal) => permissions.ofDepartment({ query: { departId }, signal, silent: true }),
    save: (permissionIds, lastpermissionIds) =>
      permissions.saveOfDepartment({ body: { departId, permissionIds, lastpermissionIds } }),
    rules: (permissionId, signal) =>
      request().call(calls.departmentDataRules, { params: { permissionId, departId }, signal, silent: true }),
    saveRules: (permissionId, dataRuleIds) =>
      request().call(calls.departmentSaveDataRules, { body: { permissionId, departId, dataRuleIds } }),
  }
}

/** The grants of a role of one department, out of what that department may give. */
export function departmentRoleHolder(departId: string, roleId: string): GrantHolder {
  const { permissions } = request()
  return {
    kind: 'departmentRole',
    id: roleId,
    tree: async (signal) =>
      nodes(await permissions.departmentTree({ query: { departId }, signal, silent: true })),
    held: (signal) => permissions.ofDepartmentRole({ query: { roleId }, signal, silent: true }),
    save: (permissionIds, lastpermissionIds) =>
      permissions.saveOfDepartmentRole({ body: { roleId, permissionIds, lastpermissionIds } }),
    rules: (permissionId, signal) =>
      request().call(calls.departmentRoleDataRules, {
        params: { permissionId, departId, roleId },
        signal,
        silent: true,
      }),
    saveRules: (permissionId, dataRuleIds) =>
      request().call(calls.departmentRoleSaveDataRules, { body: { permissionId, roleId, dataRuleIds } }),
  }
}
