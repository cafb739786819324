import { defineEntity } from '@lading/core/entity'

/** A line of business whose expenses are looked at together; it belongs to a cost centre. */
export const activityCenter = defineEntity({
  key: 'activityCenter',
  name: 'ActivityCenter',
  label: { zh: '活动中心', en: 'Activity centre' },
  area: 'master',
  title: 'name',
  menu: { order: 78 },
  reference: { columns: ['code', 'name', 'costCenter', 'business'], search: ['name', 'code'] },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 150,
      zh: '活动中心代码',
      en: 'Activity centre code',
    },
    name: { kind: 'text', required: true, width: 200, zh: '活动中心名称', en: 'Activity centre name' },
    costCenter: {
      kind: 'record',
      ref: 'costCenter',
      where: { status: 'active' },
      width: 200,
      zh: '成本中心',
      en: 'Cost centre',
    },
    business: { kind: 'dict', dict: 'business_unit', zh: '业务单位', en: 'Business unit' },
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
  list: ['code', 'name', 'costCenter', 'business', 'status'],
  query: ['code', 'name', 'business', 'status'],
  form: [
    {
      section: { zh: '活动中心', en: 'Activity centre' },
      rows: [['code', 'name', 'costCenter'], ['business', 'status'], ['remark']],
    },
  ],
  permissions: {
    prefix: 'master:activityCenter',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
