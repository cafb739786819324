import { defineEntity } from '@lading/core/entity'

/** A maker’s article that fulfils an item: the brand and model that are bought for it. */
export const product = defineEntity({
  key: 'product',
  name: 'Product',
  label: { zh: '产品', en: 'Product' },
  area: 'master',
  title: 'name',
  menu: { order: 50 },
  reference: { columns: ['code', 'name', 'item', 'brand', 'unit'], search: ['name', 'code', 'brand'] },
  fields: {
    code: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 140,
      zh: '产品编号',
      en: 'Product no.',
    },
    name: { kind: 'text', required: true, width: 220, zh: '产品名称', en: 'Product name' },
    item: {
      kind: 'record',
      ref: 'item',
      where: { status: 'active' },
      width: 200,
      zh: '对应物料',
      en: 'Item',
    },
    brand: { kind: 'text', zh: '品牌', en: 'Brand' },
    model: { kind: 'text', zh: '型号', en: 'Model' },
    supplier: {
      kind: 'record',
      ref: 'supplier',
      where: { status: 'active' },
      width: 200,
      zh: '主要供应商',
      en: 'Main supplier',
    },
    unit: { kind: 'dict', dict: 'unit', required: true, width: 90, zh: '单位', en: 'Unit' },
    price: { kind: 'money', min: 0, currency: 'currency', zh: '参考进价', en: 'Purchase price' },
    currency: { kind: 'dict', dict: 'currency', zh: '币种', en: 'Currency' },
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
  list: ['code', 'name', 'status', 'item', 'brand', 'model', 'supplier', 'unit', 'price', 'currency'],
  query: ['code', 'name', 'brand', 'item', 'status'],
  form: [
    {
      section: { zh: '产品', en: 'Product' },
      rows: [
        ['code', 'name', 'item'],
        ['brand', 'model', 'supplier'],
        ['unit', 'price', 'currency'],
        ['status'],
        ['remark'],
      ],
    },
  ],
  permissions: {
    prefix: 'master:product',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
