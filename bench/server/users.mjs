import { PASSWORD } from './product.mjs'

/** What every one of them works with; chosen by the users themselves, as the first login asks for. */
export const OWN_PASSWORD = 'Load@2026-own'
/** Accounts that are made and logged in at the same time: every password is hashed, which takes a core. */
const AT_ONCE = 4

/**
 * How users are bound: most see the records of their department, some only their own. Nobody of them sees one field
 * of the header, so that rights of fields are looked up as well.
 */
const KINDS = [
  {
    code: 'load_department',
    share: 3,
    column: 'sysOrgCode',
    condition: 'RIGHT_LIKE',
    value: '#{sys_org_code}',
  },
  { code: 'load_own', share: 1, column: 'createBy', condition: '=', value: '#{sys_user_code}' },
]
const HIDDEN_FIELD = 'sales:saQuotation:agentInfo'
const PAGE = 'sales:saQuotation:list'
const DEPARTMENT = 'A01A01'

/** All nodes of trees, flat. */
const flat = (nodes) => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])

async function roleId(admin, roleCode) {
  const { records } = await admin.get(`/sys/role/list?roleCode=${roleCode}`)
  return records.find((role) => role.roleCode === roleCode).id
}

/** Makes the roles with the grants of `sales`, each bound by a data rule of its own. Gives their ids. */
async function makeRoles(admin) {
  const sales = await roleId(admin, 'sales')
  const granted = await admin.get(`/sys/permission/queryRolePermission?roleId=${sales}`)
  const page = flat(await admin.get('/sys/permission/list')).find(({ perms }) => perms === PAGE)
  const field = { name: '客户代理（字段）', menuType: 2, perms: HIDDEN_FIELD, permsType: '1', status: '1' }
  await admin.post('/sys/permission/add', { ...field, parentId: page.id })
  const ids = []
  for (const { code, column, condition, value } of KINDS) {
    await admin.post('/sys/role/add', { roleCode: code, roleName: code })
    const id = await roleId(admin, code)
    const lists = { roleId: id, permissionIds: granted.join(','), lastpermissionIds: '' }
    await admin.post('/sys/permission/saveRolePermission', lists)
    await admin.post('/sys/permission/addPermissionRule', {
      permissionId: page.id,
      ruleName: code,
      ruleColumn: column,
      ruleConditions: condition,
      ruleValue: value,
      status: '1',
    })
    const rules = await admin.get(`/sys/permission/getPermRuleListByPermId?permissionId=${page.id}`)
    const { id: dataRuleIds } = rules.find(({ ruleName }) => ruleName === code)
    await admin.post('/sys/role/datarule', { permissionId: page.id, roleId: id, dataRuleIds })
    ids.push(id)
  }
  return ids
}

/** Adds an account, changes its first password as the server demands, and logs it in. */
export async function makeUser(product, admin, username, assigned = {}) {
  await admin.post('/sys/user/add', { username, realname: username, password: PASSWORD, ...assigned })
  const first = await product.login(username)
  const change = { username, oldpassword: PASSWORD, password: OWN_PASSWORD, confirmpassword: OWN_PASSWORD }
  await first.put('/sys/user/updatePassword', change)
  return { username, api: await product.login(username, OWN_PASSWORD) }
}

/**
 * Makes users with roles and data rules, none of them an administrator, and logs them in.
 * @param count how many; the first three of each four see the records of their department, the fourth the own ones
 */
export async function makeUsers(product, count) {
  const admin = await product.login('admin')
  const roles = await makeRoles(admin)
  const kinds = roles.flatMap((id, at) => Array(KINDS[at].share).fill(id))
  const departments = await admin.get('/sys/sysDepart/listAll')
  const { id: department } = departments.find(({ orgCode }) => orgCode === DEPARTMENT)
  const users = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const at = next++
      const assigned = { selectedroles: kinds[at % kinds.length], selecteddeparts: department }
      users.push(await makeUser(product, admin, `load${at}`, assigned))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return users
}
