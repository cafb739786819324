import type { MenuSeed } from '../../module'
import { button, exchanged, kept, page } from './menuParts'
import { operationsMenus } from './operationsMenus'

/** Entry page, and the rights of the system's own calls, so that roles can be given them. */
const entries: MenuSeed[] = [
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
    key: 'boards',
    type: 0,
    title: { zh: '工作看板', en: 'Dashboards' },
    path: '/dashboard',
    redirect: '/dashboard/task',
    icon: 'dashboard',
    sortNo: 1,
  },
  ...(
    [
      ['task', 'Task', '我的任务', 'Tasks'],
      ['workplace', 'Workplace', '今日作业', 'Workplace'],
      ['monitor', 'Monitor', '异常监控', 'Monitor'],
      ['supplier', 'Supplier', '供应商', 'Suppliers'],
      ['customer', 'Customer', '客户', 'Customers'],
    ] as const
  ).map(([path, component, zh, en], at): MenuSeed => ({
    key: `boards:${path}`,
    parent: 'boards',
    type: 1,
    title: { zh, en },
    path: `/dashboard/${path}`,
    component: `dashboard/${component}`,
    sortNo: at + 1,
    keepAlive: true,
  })),
  {
    key: 'system',
    type: 0,
    title: { zh: '系统管理', en: 'System' },
    path: '/isystem',
    icon: 'setting',
    sortNo: 900,
  },
  page('/isystem/user', 'UserList', '用户管理', 'Users', {
    icon: 'user',
    sortNo: 1,
    permission: 'system:user:list',
  }),
  ...kept('system:user', '用户', 'Users', '/isystem/user'),
  button('/isystem/user', 'system:user:frozen', '用户冻结', 'Users: freeze'),
  button('/isystem/user', 'system:user:changepwd', '用户重置密码', 'Users: set password'),
  button('/isystem/user', 'system:user:recycle', '用户回收站', 'Users: recycle bin'),
  ...exchanged('system:user', '用户', 'Users', '/isystem/user'),
  ...kept('system:userAgent', '代理人', 'User agents', '/isystem/user'),
  page('/isystem/roleUserList', 'RoleUserList', '角色管理', 'Roles', { icon: 'safety', sortNo: 2 }),
  button('/isystem/roleUserList', 'system:role:add', '角色新增', 'Roles: add'),
  button('/isystem/roleUserList', 'system:role:edit', '角色编辑', 'Roles: edit'),
  button('/isystem/roleUserList', 'system:role:delete', '角色删除', 'Roles: delete'),
  button('/isystem/roleUserList', 'system:permission:grant', '授权', 'Grants'),
  ...exchanged('system:role', '角色', 'Roles', '/isystem/roleUserList'),
  page('/isystem/permission', 'PermissionList', '菜单管理', 'Menu', {
    icon: 'appstore',
    sortNo: 3,
    permission: 'system:permission:list',
  }),
  ...kept('system:permission', '菜单', 'Menu entries', '/isystem/permission'),
  page('/isystem/depart', 'DepartList', '部门管理', 'Departments', { icon: 'team', sortNo: 4 }),
  button('/isystem/depart', 'system:depart:add', '部门新增', 'Departments: add'),
  button('/isystem/depart', 'system:depart:edit', '部门编辑', 'Departments: edit'),
  button('/isystem/depart', 'system:depart:delete', '部门删除', 'Departments: delete'),
  ...exchanged('system:depart', '部门', 'Departments', '/isystem/depart'),
  ...kept('system:departRole', '部门角色', 'Department roles', '/isystem/depart'),
  page('/isys/tenant', 'TenantList', '租户管理', 'Tenants', {
    icon: 'bank',
    sortNo: 6,
    permission: 'system:tenant:list',
  }),
  ...kept('system:tenant', '租户', 'Tenants', '/isys/tenant'),
  page('/isystem/position', 'SysPositionList', '职务管理', 'Positions', {
    icon: 'solution',
    sortNo: 5,
    permission: 'system:position:list',
  }),
  ...kept('system:position', '职务', 'Positions', '/isystem/position'),
  ...exchanged('system:position', '职务', 'Positions', '/isystem/position'),
  ...operationsMenus,
  // The group of all stored forms; each brings its own page below it (ADR 29).
  {
    key: 'area:online',
    type: 0,
    title: { zh: '在线表单', en: 'Online forms' },
    path: '/online',
    icon: 'form',
    sortNo: 95,
  },
  {
    key: '/online/cgform',
    parent: 'area:online',
    type: 1,
    title: { zh: '表单设计', en: 'Form designer' },
    path: '/online/cgform',
    component: 'modules/online/cgform/OnlCgformHeadList',
    permission: 'system:onlineForm:list',
    icon: 'build',
    sortNo: 0,
    keepAlive: true,
  },
  button(
    '/online/cgform',
    'system:onlineForm:edit',
    '在线表单设计和发布',
    'Online forms: design and publish',
  ),
  button('system', 'system:gateway:edit', '网关与数据源', 'Gateway and data sources'),
  button('system', 'online:report:design', '报表设计', 'Reports: design'),
  button('system', 'online:report:list', '报表查询', 'Reports: list'),
  button('system', 'system:superQuery:share', '共享查询', 'Saved queries: share with everybody'),
  button('system', 'sys:docs', '接口文档', 'API documentation'),
]

/** The same with the buttons of each page in the order they are named in. */
export const systemMenus: MenuSeed[] = entries.map((entry, at) =>
  entry.type === 2 ? { sortNo: at, ...entry } : entry,
)
