import { defineEntity } from '@lading/core/entity'

/** What an expense or a purchase is for. A category that needs a task wants a sales task in each line (spec 2 §5). */
export const category = defineEntity({
  key: 'category',
  name: 'Category',
  label: { zh: '费用类别', en: 'Category' },
  area: 'master',
  title: 'name',
  menu: { order: 74 },
  reference: { columns: ['code', 'name', 'taskRequired', 'taxGroup'], search: ['name', 'code'] },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 120,
      zh: '类别编号',
      en: 'Category no.',
    },
    name: { kind: 'text', required: true, width: 180, zh: '类别名称', en: 'Category name' },
    taskRequired: { kind: 'boolean', default: 'N', width: 150, zh: '必填销售任务', en: 'Needs a sales task' },
    taxGroup: {
      kind: 'record',
      ref: 'taxGroup',
      where: { status: 'active' },
      zh: '默认税组',
      en: 'Tax group',
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
  list: ['code', 'name', 'taskRequired', 'taxGroup', 'status'],
  query: ['code', 'name', 'taskRequired', 'status'],
  form: [
    {
      section: { zh: '费用类别', en: 'Category' },
      rows: [['code', 'name', 'taskRequired'], ['taxGroup', 'status'], ['remark']],
    },
  ],
  permissions: {
    prefix: 'master:category',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
