import { defineEntity } from '@lading/core/entity'

/** Where costs are booked. */
export const costCenter = defineEntity({
  key: 'costCenter',
  name: 'CostCenter',
  label: { zh: '成本中心', en: 'Cost centre' },
  area: 'master',
  title: 'name',
  menu: { order: 76 },
  reference: { columns: ['code', 'name', 'company'], search: ['name', 'code'] },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 130,
      zh: '成本中心代码',
      en: 'Cost centre code',
    },
    name: { kind: 'text', required: true, width: 200, zh: '成本中心名称', en: 'Cost centre name' },
    company: {
      kind: 'record',
      ref: 'company',
      where: { status: 'active' },
      width: 180,
      zh: '所属公司',
      en: 'Company',
    },
    manager: { kind: 'user', zh: '负责人', en: 'Manager' },
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
  list: ['code', 'name', 'company', 'manager', 'status'],
  query: ['code', 'name', 'company', 'status'],
  form: [
    {
      section: { zh: '成本中心', en: 'Cost centre' },
      rows: [['code', 'name', 'company'], ['manager', 'status'], ['remark']],
    },
  ],
  permissions: {
    prefix: 'master:costCenter',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
