import { defineEntity } from '@lading/core/entity'

/** Roles: what their members may do is granted to them. Shared by all tenants. */
export const sysRole = defineEntity({
  key: 'sysRole',
  name: 'Role',
  label: { zh: '角色', en: 'Role' },
  area: 'system',
  api: '/sys/role',
  title: 'roleName',
  fields: {
    roleName: { kind: 'text', required: true, maxLength: 100, width: 200, zh: '角色名称', en: 'Role name' },
    roleCode: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 100,
      width: 160,
      zh: '角色编码',
      en: 'Role code',
    },
    description: { kind: 'textarea', maxLength: 255, width: 260, zh: '描述', en: 'Description' },
    createTime: { kind: 'datetime', readonly: true, zh: '创建时间', en: 'Created' },
  },
  list: ['roleName', 'roleCode', 'description', 'createTime'],
  query: ['roleName', 'roleCode'],
  form: [{ section: { zh: '角色', en: 'Role' }, rows: [['roleName', 'roleCode'], ['description']] }],
  permissions: {
    prefix: 'system:role',
    actions: ['list', 'add', 'edit', 'delete', 'export', 'import'],
  },
  review: [],
})
