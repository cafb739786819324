import type { MenuSeed } from '../../module'

const button = (parent: string, permission: string, zh: string, en: string): MenuSeed => ({
  key: permission,
  parent,
  type: 2,
  title: { zh, en },
  permission,
})

/** The four rights of a plain administration. */
const kept = (prefix: string, zh: string, en: string, parent = 'system'): MenuSeed[] => [
  button(parent, `${prefix}:list`, `${zh}查询`, `${en}: list`),
  button(parent, `${prefix}:add`, `${zh}新增`, `${en}: add`),
  button(parent, `${prefix}:edit`, `${zh}编辑`, `${en}: edit`),
  button(parent, `${prefix}:delete`, `${zh}删除`, `${en}: delete`),
]

/** The rights to take records out as spreadsheets, and in. */
const exchanged = (prefix: string, zh: string, en: string, parent = 'system'): MenuSeed[] => [
  button(parent, `${prefix}:export`, `${zh}导出`, `${en}: export`),
  button(parent, `${prefix}:import`, `${zh}导入`, `${en}: import`),
]

/** A page of the administration; its rights are buttons with its path as their parent. */
const page = (
  path: string,
  component: string,
  zh: string,
  en: string,
  more: Pick<MenuSeed, 'icon' | 'sortNo' | 'permission'>,
): MenuSeed => ({
  key: path,
  parent: 'system',
  type: 1,
  title: { zh, en },
  path,
  component: `system/${component}`,
  keepAlive: true,
  ...more,
})

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
  button('system', 'system:dict:list', '字典查询', 'Dictionaries: list'),
  button('system', 'system:dict:add', '字典新增', 'Dictionaries: add'),
  button('system', 'system:dict:edit', '字典编辑', 'Dictionaries: edit'),
  button('system', 'system:dict:delete', '字典删除', 'Dictionaries: delete'),
  button('system', 'system:dict:refresh', '字典刷新', 'Dictionaries: forget cached'),
  ...kept('system:category', '分类', 'Categories'),
  ...exchanged('system:dict', '字典', 'Dictionaries'),
  ...exchanged('system:category', '分类', 'Categories'),
  ...exchanged('system:quartzJob', '定时任务', 'Jobs'),
  ...kept('system:message', '消息', 'Messages'),
  ...kept('system:messageTemplate', '消息模板', 'Message templates'),
  button('system', 'system:messageTemplate:send', '消息发送', 'Messages: send'),
  ...kept('system:checkRule', '校验规则', 'Check rules'),
  ...kept('system:fillRule', '填值规则', 'Fill rules'),
  ...kept('system:annountCement', '通告', 'Announcements'),
  button('system', 'system:annountCement:release', '通告发布', 'Announcements: release'),
  ...kept('system:quartzJob', '定时任务', 'Jobs'),
  button('system', 'system:quartzJob:pause', '定时任务停止', 'Jobs: stop'),
  button('system', 'system:quartzJob:resume', '定时任务启动', 'Jobs: start'),
  button('system', 'system:quartzJob:execute', '定时任务执行', 'Jobs: run now'),
  button('system', 'system:file:list', '文件查询', 'Files: list those of others'),
  button('system', 'system:log:list', '日志查询', 'Log: read'),
  button('system', 'system:log:delete', '日志删除', 'Log: delete'),
  button('system', 'system:datalog:list', '数据日志查询', 'Data log: read'),
  button('system', 'system:online:list', '在线用户', 'Online users: list'),
  button('system', 'system:online:forceLogout', '强制退出', 'Online users: force a logout'),
  button('system', 'system:health:view', '系统健康', 'Health of the server'),
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
