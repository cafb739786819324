import { defineEntity } from '@lading/core/entity'

/** How a purchase or an expense is taxed. */
export const taxGroup = defineEntity({
  key: 'taxGroup',
  name: 'TaxGroup',
  label: { zh: '税组', en: 'Tax group' },
  area: 'master',
  title: 'name',
  menu: { order: 72 },
  reference: { columns: ['code', 'name', 'rate'], search: ['name', 'code'] },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 120,
      zh: '税组代码',
      en: 'Tax group code',
    },
    name: { kind: 'text', required: true, width: 180, zh: '税组名称', en: 'Tax group name' },
    rate: { kind: 'percent', required: true, min: 0, max: 100, zh: '税率', en: 'Tax rate' },
    status: {
      kind: 'dict',
      dict: 'master_status',
      required: true,
      default: 'active',
      width: 90,
      zh: '状态',
      en: 'Status',
    },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
  },
  list: ['code', 'name', 'rate', 'status'],
  query: ['code', 'name', 'status'],
  form: [
    { section: { zh: '税组', en: 'Tax group' }, rows: [['code', 'name', 'rate'], ['status'], ['remark']] },
  ],
  permissions: {
    prefix: 'master:taxGroup',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
