import { defineEntity } from '@lading/core/entity'

/** Goods that go from one site to another. Lines of purchase expenses name it. */
export const transferOrder = defineEntity({
  key: 'transferOrder',
  name: 'TransferOrder',
  label: { zh: '调拨订单', en: 'Transfer order' },
  area: 'warehouse',
  title: 'orderNo',
  menu: { order: 90 },
  reference: {
    value: 'orderNo',
    text: 'orderNo',
    columns: ['orderNo', 'fromSite', 'toSite', 'transferDate', 'status'],
    search: ['orderNo'],
  },
  fields: {
    status: { kind: 'status', readonly: true, width: 100, zh: '状态', en: 'Status' },
    orderNo: {
      kind: 'code',
      readonly: true,
      unique: true,
      width: 170,
      zh: '调拨单号',
      en: 'Transfer order no.',
    },
    fromSite: {
      kind: 'record',
      ref: 'site',
      required: true,
      where: { status: 'active' },
      zh: '调出站点',
      en: 'From site',
    },
    toSite: {
      kind: 'record',
      ref: 'site',
      required: true,
      where: { status: 'active' },
      zh: '调入站点',
      en: 'To site',
    },
    transferDate: {
      kind: 'date',
      default: { the: 'today' },
      required: true,
      width: 120,
      zh: '调拨日期',
      en: 'Transferred on',
    },
    handler: { kind: 'user', default: { the: 'me' }, zh: '经办人', en: 'Handler' },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
  },
  list: ['orderNo', 'status', 'fromSite', 'toSite', 'transferDate', 'handler'],
  query: ['orderNo', 'status', 'fromSite', 'toSite', { transferDate: 'range' }],
  form: [
    {
      section: { zh: '调拨订单', en: 'Transfer order' },
      rows: [['orderNo', 'status', 'transferDate'], ['fromSite', 'toSite', 'handler'], ['remark']],
    },
  ],
  lines: {
    transferOrderLine: {
      label: { zh: '调拨明细', en: 'Transfer lines' },
      fields: {
        itemId: {
          kind: 'record',
          ref: 'item',
          required: true,
          where: { status: 'active' },
          fills: { itemName: 'name', unit: 'unit' },
          width: 140,
          zh: '物料编号',
          en: 'Item no.',
        },
        itemName: { kind: 'text', readonly: true, width: 200, zh: '物料名称', en: 'Item name' },
        quantity: { kind: 'quantity', required: true, min: 0.01, width: 110, zh: '数量', en: 'Quantity' },
        unit: { kind: 'dict', dict: 'unit', required: true, width: 90, zh: '单位', en: 'Unit' },
        remark: { kind: 'text', width: 160, zh: '备注', en: 'Remark' },
      },
      columns: ['itemId', 'itemName', 'quantity', 'unit', 'remark'],
      footer: { quantity: 'sum' },
    },
  },
  workflow: {
    field: 'status',
    initial: 'draft',
    states: {
      draft: { zh: '草稿', en: 'Draft', color: 'default' },
      placed: { zh: '调拨中', en: 'In transit', color: 'blue' },
      done: { zh: '已完成', en: 'Done', color: 'green' },
      cancelled: { zh: '已作废', en: 'Cancelled', color: 'red' },
    },
    actions: {
      place: { zh: '发出', en: 'Send off', from: ['draft'], to: 'placed', checks: ['hasLines'] },
      finish: { zh: '到达', en: 'Arrive', from: ['placed'], to: 'done' },
      cancel: { zh: '作废', en: 'Cancel', from: ['draft', 'placed'], to: 'cancelled' },
    },
    allow: { edit: ['draft'], delete: ['draft'] },
  },
  checks: {
    otherSite: {
      when: {
        all: [
          { field: 'fromSite', op: 'filled' },
          { field: 'toSite', op: 'filled' },
        ],
      },
      assert: { field: 'fromSite', op: 'ne', other: 'toSite' },
      field: 'toSite',
      message: { zh: '调入站点不能与调出站点相同', en: 'The goods must go to another site' },
    },
    hasLines: {
      assert: { lines: 'transferOrderLine', some: { field: 'quantity', op: 'gt', value: 0 } },
      message: { zh: '调拨订单至少需要一行明细', en: 'A transfer order needs at least one line' },
      when: { field: 'status', op: 'ne', value: 'draft' },
    },
  },
  permissions: {
    prefix: 'warehouse:transferOrder',
    actions: [
      'list',
      'add',
      'edit',
      'delete',
      'batch_delete',
      'export',
      'import',
      'place',
      'finish',
      'cancel',
    ],
  },
  review: [],
})
