import { defineEntity } from '@lading/core/entity'

/** The department code that the ERP books by, e.g. PC01. It may narrow what its people sell (spec 2 §5: PC01 only CO). */
export const dimension = defineEntity({
  key: 'dimension',
  name: 'Dimension',
  label: { zh: '部门维度', en: 'Department dimension' },
  area: 'master',
  title: 'name',
  menu: { order: 82 },
  reference: { columns: ['code', 'name', 'saleTypes'], search: ['name', 'code'] },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 120,
      zh: '维度代码',
      en: 'Dimension code',
    },
    name: { kind: 'text', required: true, width: 180, zh: '维度名称', en: 'Dimension name' },
    depart: { kind: 'dept', zh: '对应部门', en: 'Department' },
    saleTypes: {
      kind: 'text',
      width: 180,
      hint: { zh: '多个用逗号分隔；为空表示不限', en: 'Several joined by commas; empty: all' },
      zh: '限定销售类型',
      en: 'Only these sale types',
    },
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
  list: ['code', 'name', 'depart', 'saleTypes', 'status'],
  query: ['code', 'name', 'status'],
  form: [
    {
      section: { zh: '部门维度', en: 'Department dimension' },
      rows: [['code', 'name', 'depart'], ['saleTypes', 'status'], ['remark']],
    },
  ],
  permissions: {
    prefix: 'master:dimension',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
