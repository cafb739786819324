import { defineEntity } from '@lading/core/entity'

const MENU = { field: 'menuType', op: 'in', value: ['0', '1'] } as const
const BUTTON = { field: 'menuType', op: 'eq', value: '2' } as const

/** Entries of the menu and the buttons of their pages (contract §10). Shared by all tenants. */
export const sysPermission = defineEntity({
  key: 'sysPermission',
  name: 'Permission',
  label: { zh: '菜单', en: 'Menu entry' },
  area: 'system',
  api: '/sys/permission',
  title: 'name',
  fields: {
    menuType: {
      kind: 'dict',
      dict: 'menu_type',
      look: 'radio',
      required: true,
      default: '1',
      zh: '类型',
      en: 'Kind',
    },
    parentId: { kind: 'text', readonly: true, zh: '上级菜单', en: 'Below' },
    name: { kind: 'text', required: true, maxLength: 100, zh: '名称', en: 'Name' },
    nameEn: { kind: 'text', maxLength: 100, zh: '英文名称', en: 'English name' },
    url: {
      kind: 'text',
      maxLength: 500,
      visibleWhen: MENU,
      requiredWhen: MENU,
      hint: {
        zh: '以 / 开头的路径，或 http(s) 地址',
        en: 'A path that begins with /, or an address of the web',
      },
      zh: '路径',
      en: 'Path',
    },
    component: {
      kind: 'text',
      maxLength: 200,
      visibleWhen: MENU,
      hint: {
        zh: '页面组件，如 system/UserList；为空则为分组',
        en: 'Page, e.g. system/UserList; empty for a group',
      },
      zh: '前端组件',
      en: 'Component',
    },
    componentName: { kind: 'text', maxLength: 100, visibleWhen: MENU, zh: '组件名称', en: 'Component name' },
    redirect: { kind: 'text', maxLength: 500, visibleWhen: MENU, zh: '跳转路径', en: 'Redirect' },
    icon: { kind: 'text', maxLength: 100, visibleWhen: MENU, zh: '图标', en: 'Icon' },
    sortNo: { kind: 'decimal', digits: 1, zh: '排序', en: 'Order' },
    perms: {
      kind: 'text',
      maxLength: 500,
      requiredWhen: BUTTON,
      hint: { zh: '如 system:user:add，多个用逗号分隔', en: 'e.g. system:user:add; several with commas' },
      zh: '授权标识',
      en: 'Permission code',
    },
    permsType: {
      kind: 'dict',
      dict: 'perms_type',
      look: 'radio',
      default: '2',
      visibleWhen: BUTTON,
      zh: '授权策略',
      en: 'What it is about',
    },
    status: {
      kind: 'dict',
      dict: 'valid_status',
      look: 'radio',
      default: '1',
      zh: '状态',
      en: 'Status',
    },
    route: { kind: 'boolean', default: 'Y', visibleWhen: MENU, zh: '是否路由', en: 'Is a route' },
    hidden: { kind: 'boolean', default: 'N', visibleWhen: MENU, zh: '隐藏', en: 'Hidden' },
    hideTab: { kind: 'boolean', default: 'N', visibleWhen: MENU, zh: '隐藏标签页', en: 'Without a tab' },
    keepAlive: { kind: 'boolean', default: 'N', visibleWhen: MENU, zh: '缓存', en: 'Kept alive' },
    alwaysShow: {
      kind: 'boolean',
      default: 'N',
      visibleWhen: MENU,
      zh: '聚合子菜单',
      en: 'One leaf for all below',
    },
    internalOrExternal: {
      kind: 'boolean',
      default: 'N',
      visibleWhen: MENU,
      zh: '外部打开',
      en: 'Opens outside',
    },
    description: { kind: 'textarea', maxLength: 500, zh: '描述', en: 'Description' },
  },
  list: ['name', 'menuType', 'url', 'perms', 'sortNo', 'status'],
  query: ['name'],
  form: [
    {
      section: { zh: '基本信息', en: 'Entry' },
      rows: [
        ['menuType'],
        ['name', 'nameEn', 'sortNo'],
        ['url', 'redirect', 'icon'],
        ['component', 'componentName'],
        ['perms', 'permsType', 'status'],
      ],
    },
    {
      section: { zh: '显示', en: 'How it is shown' },
      rows: [
        ['route', 'hidden', 'hideTab'],
        ['keepAlive', 'alwaysShow', 'internalOrExternal'],
        ['description'],
      ],
    },
  ],
  permissions: { prefix: 'system:permission', actions: ['list', 'add', 'edit', 'delete'] },
  review: [],
})
