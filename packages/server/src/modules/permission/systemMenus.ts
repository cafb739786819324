import type { MenuSeed } from '../../module'

const button = (parent: string, permission: string, zh: string, en: string): MenuSeed => ({
  key: permission,
  parent,
  type: 2,
  title: { zh, en },
  permission,
})

/** Entry page, and the rights of the system's own calls, so that roles can be given them. */
export const systemMenus: MenuSeed[] = [
  {
    key: 'home',
    type: 0,
    title: { zh: '首页', en: 'Home' },
    path: '/dashboard/analysis',
    component: 'dashboard/Analysis',
    icon: 'home',
    sortNo: 0,
    keepAlive: true,
  },
  {
    key: 'system',
    type: 0,
    title: { zh: '系统权限', en: 'System rights' },
    path: '/isystem',
    icon: 'setting',
    sortNo: 900,
    hidden: true,
  },
  button('system', 'system:user:list', '用户查询', 'Users: list'),
  button('system', 'system:user:add', '用户新增', 'Users: add'),
  button('system', 'system:user:edit', '用户编辑', 'Users: edit'),
  button('system', 'system:user:delete', '用户删除', 'Users: delete'),
  button('system', 'system:user:frozen', '用户冻结', 'Users: freeze'),
  button('system', 'system:user:changepwd', '用户重置密码', 'Users: set password'),
  button('system', 'system:role:add', '角色新增', 'Roles: add'),
  button('system', 'system:role:edit', '角色编辑', 'Roles: edit'),
  button('system', 'system:role:delete', '角色删除', 'Roles: delete'),
  button('system', 'system:depart:add', '部门新增', 'Departments: add'),
  button('system', 'system:depart:edit', '部门编辑', 'Departments: edit'),
  button('system', 'system:depart:delete', '部门删除', 'Departments: delete'),
  button('system', 'system:dict:list', '字典查询', 'Dictionaries: list'),
  button('system', 'system:dict:add', '字典新增', 'Dictionaries: add'),
  button('system', 'system:dict:edit', '字典编辑', 'Dictionaries: edit'),
  button('system', 'system:dict:delete', '字典删除', 'Dictionaries: delete'),
  button('system', 'system:tenant:list', '租户查询', 'Tenants: list'),
  button('system', 'sys:docs', '接口文档', 'API documentation'),
]
