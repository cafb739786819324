import { defineEntity } from '@lading/core/entity'

/** Where people of a company work: an office, a berth, a warehouse. Expenses and applications name it. */
export const station = defineEntity({
  key: 'station',
  name: 'Station',
  label: { zh: '驻点', en: 'Station' },
  area: 'master',
  title: 'name',
  menu: { order: 64 },
  reference: { columns: ['code', 'name', 'company', 'city'], search: ['name', 'code'] },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 120,
      zh: '驻点代码',
      en: 'Station code',
    },
    name: { kind: 'text', required: true, width: 180, zh: '驻点名称', en: 'Station name' },
    company: {
      kind: 'record',
      ref: 'company',
      where: { status: 'active' },
      required: true,
      width: 180,
      zh: '所属公司',
      en: 'Company',
    },
    city: { kind: 'text', zh: '城市', en: 'City' },
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
  list: ['code', 'name', 'company', 'city', 'manager', 'status'],
  query: ['code', 'name', 'company', 'status'],
  form: [
    {
      section: { zh: '驻点', en: 'Station' },
      rows: [['code', 'name', 'company'], ['city', 'manager', 'status'], ['remark']],
    },
  ],
  permissions: {
    prefix: 'master:station',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
