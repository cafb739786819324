import { defineEntity } from '@lading/core/entity'

/** What is sold, with the unit it is sold by and its list price: lines of quotations begin with them. */
export const item = defineEntity({
  key: 'item',
  name: 'Item',
  label: { zh: '物料', en: 'Item' },
  area: 'master',
  title: 'name',
  menu: { order: 40 },
  reference: {
    columns: ['code', 'name', 'businessType', 'unit', 'price'],
    search: ['name', 'code', 'nameEn'],
  },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 140,
      zh: '物料编号',
      en: 'Item no.',
    },
    name: { kind: 'text', required: true, width: 220, zh: '物料名称', en: 'Item name' },
    nameEn: { kind: 'text', width: 200, zh: '英文名称', en: 'English name' },
    businessType: { kind: 'dict', dict: 'business_type', zh: '业务类型', en: 'Business type' },
    spec: { kind: 'text', zh: '规格', en: 'Specification' },
    unit: { kind: 'dict', dict: 'unit', required: true, width: 90, zh: '单位', en: 'Unit' },
    price: { kind: 'money', min: 0, currency: 'currency', zh: '参考单价', en: 'List price' },
    currency: { kind: 'dict', dict: 'currency', zh: '币种', en: 'Currency' },
    status: {
      kind: 'dict',
      dict: 'master_status',
      required: true,
      default: 'active',
      zh: '状态',
      en: 'Status',
      width: 90,
    },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
  },
  list: ['code', 'name', 'status', 'nameEn', 'businessType', 'spec', 'unit', 'price', 'currency'],
  query: ['code', 'name', 'businessType', 'status'],
  form: [
    {
      section: { zh: '物料', en: 'Item' },
      rows: [
        ['code', 'name', 'nameEn'],
        ['businessType', 'spec', 'unit'],
        ['price', 'currency', 'status'],
        ['remark'],
      ],
    },
  ],
  permissions: {
    prefix: 'master:item',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
