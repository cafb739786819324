/**
 * First parts of the rights to what all tenants of a server share: roles, menus and grants, dictionaries, the
 * department tree, positions, categories, rules, jobs, templates, the tenants themselves.
 */
const SHARED = [
  'system:role',
  'system:permission',
  'system:departRole',
  'system:dict',
  'system:depart',
  'system:position',
  'system:category',
  'system:checkRule',
  'system:fillRule',
  'system:quartzJob',
  'system:messageTemplate',
  'system:tenant',
  'system:gateway',
  'system:onlineForm',
  'online:report',
]
/** Rights that only read, or use what is there. */
const READS = ['list', 'export', 'refresh', 'send']

/**
 * Whether a call changes what all tenants share. Only who works without a tenant may: an administrator of one tenant
 * would otherwise decide what the people of another one may do.
 */
export function changesShared({ permission }: { permission?: string }): boolean {
  if (!permission) return false
  const at = permission.lastIndexOf(':')
  return SHARED.includes(permission.slice(0, at)) && !READS.includes(permission.slice(at + 1))
}
