import { defineEntity } from '@lading/core/entity'

/** A project that expenses are charged to. */
export const projectTracking = defineEntity({
  key: 'projectTracking',
  name: 'ProjectTracking',
  label: { zh: '项目', en: 'Project' },
  area: 'master',
  title: 'name',
  menu: { order: 80 },
  reference: { columns: ['code', 'name', 'customer', 'endDate'], search: ['name', 'code'] },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 140,
      zh: '项目编号',
      en: 'Project no.',
    },
    name: { kind: 'text', required: true, width: 220, zh: '项目名称', en: 'Project name' },
    customer: {
      kind: 'record',
      ref: 'customer',
      where: { status: 'active' },
      width: 180,
      zh: '客户',
      en: 'Customer',
    },
    manager: { kind: 'user', zh: '项目负责人', en: 'Manager' },
    startDate: { kind: 'date', zh: '开始日期', en: 'Start' },
    endDate: { kind: 'date', zh: '结束日期', en: 'End' },
    budget: { kind: 'money', min: 0, zh: '预算', en: 'Budget' },
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
  list: ['code', 'name', 'customer', 'manager', 'startDate', 'endDate', 'budget', 'status'],
  query: ['code', 'name', 'customer', 'status'],
  form: [
    {
      section: { zh: '项目', en: 'Project' },
      rows: [
        ['code', 'name', 'customer'],
        ['manager', 'startDate', 'endDate'],
        ['budget', 'status'],
        ['remark'],
      ],
    },
  ],
  checks: {
    endsAfterStart: {
      when: {
        all: [
          { field: 'startDate', op: 'filled' },
          { field: 'endDate', op: 'filled' },
        ],
      },
      assert: { field: 'endDate', op: 'ge', other: 'startDate' },
      field: 'endDate',
      message: { zh: '结束日期不能早于开始日期', en: 'The project cannot end before it starts' },
    },
  },
  permissions: {
    prefix: 'master:projectTracking',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
