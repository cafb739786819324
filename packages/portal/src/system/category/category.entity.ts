import { defineEntity } from '@lading/core/entity'

/** The tree of categories; the server gives each its code, three signs a level. Shared by all tenants. */
export const sysCategory = defineEntity({
  key: 'sysCategory',
  name: 'Category',
  label: { zh: '分类', en: 'Category' },
  area: 'system',
  api: '/sys/category',
  title: 'name',
  fields: {
    pid: { kind: 'text', maxLength: 64, zh: '上级', en: 'Parent' },
    name: { kind: 'text', required: true, maxLength: 100, width: 280, zh: '分类名称', en: 'Category' },
    code: { kind: 'text', readonly: true, width: 160, zh: '分类编码', en: 'Code' },
    createTime: { kind: 'datetime', readonly: true, zh: '创建时间', en: 'Created' },
  },
  list: ['name', 'code', 'createTime'],
  query: ['name', 'code'],
  form: [{ section: { zh: '分类', en: 'Category' }, rows: [['name'], ['code']] }],
  permissions: {
    prefix: 'system:category',
    actions: ['list', 'add', 'edit', 'delete', 'export', 'import'],
  },
  review: [],
})
