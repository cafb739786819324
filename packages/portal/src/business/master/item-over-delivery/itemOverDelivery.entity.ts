import { defineEntity } from '@lading/core/entity'

/** By how much more than was ordered an item may be delivered. */
export const itemOverDelivery = defineEntity({
  key: 'itemOverDelivery',
  name: 'ItemOverDelivery',
  label: { zh: '超交比例', en: 'Over-delivery' },
  area: 'master',
  title: 'itemName',
  menu: { order: 45 },
  fields: {
    itemId: {
      kind: 'record',
      ref: 'item',
      required: true,
      unique: true,
      where: { status: 'active' },
      fills: { itemName: 'name' },
      width: 150,
      zh: '物料编号',
      en: 'Item no.',
    },
    itemName: { kind: 'text', readonly: true, width: 220, zh: '物料名称', en: 'Item name' },
    overcrossRatio: {
      kind: 'percent',
      required: true,
      min: 0,
      max: 100,
      width: 120,
      zh: '超交比例',
      en: 'Over-delivery ratio',
    },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
  },
  list: ['itemId', 'itemName', 'overcrossRatio', 'remark'],
  query: ['itemId', 'itemName'],
  form: [
    {
      section: { zh: '超交比例', en: 'Over-delivery' },
      rows: [['itemId', 'itemName', 'overcrossRatio'], ['remark']],
    },
  ],
  permissions: {
    prefix: 'master:itemOverDelivery',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})
