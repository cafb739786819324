import { defineEntity } from '@lading/core/entity'

/** Roles of one department: its people hold them while they are in it. */
export const sysDepartRole = defineEntity({
  key: 'sysDepartRole',
  name: 'DepartRole',
  label: { zh: '部门角色', en: 'Department role' },
  area: 'system',
  api: '/sys/sysDepartRole',
  title: 'roleName',
  fields: {
    departId: { kind: 'dept', required: true, zh: '部门', en: 'Department' },
    roleName: { kind: 'text', required: true, maxLength: 100, width: 160, zh: '角色名称', en: 'Role name' },
    roleCode: { kind: 'text', required: true, maxLength: 100, zh: '角色编码', en: 'Role code' },
    description: { kind: 'text', maxLength: 255, width: 200, zh: '描述', en: 'Description' },
  },
  list: ['roleName', 'roleCode', 'description'],
  query: ['roleName'],
  form: [
    { section: { zh: '部门角色', en: 'Department role' }, rows: [['roleName', 'roleCode'], ['description']] },
  ],
  permissions: { prefix: 'system:departRole', actions: ['list', 'add', 'edit', 'delete'] },
  review: [],
})
