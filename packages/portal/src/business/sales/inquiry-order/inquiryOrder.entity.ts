import { defineEntity } from '@lading/core/entity'

/** What a customer asked a price for. Deliveries name it (relInqOrder, spec 2 §3). */
export const inquiryOrder = defineEntity({
  key: 'inquiryOrder',
  name: 'InquiryOrder',
  label: { zh: '询价单', en: 'Inquiry order' },
  area: 'sales',
  title: 'orderNo',
  menu: { order: 20 },
  reference: {
    value: 'orderNo',
    text: 'orderNo',
    columns: ['orderNo', 'customerName', 'vesselName', 'orderDate', 'status'],
    search: ['orderNo', 'customerName', 'vesselName'],
  },
  fields: {
    status: { kind: 'status', readonly: true, width: 100, zh: '状态', en: 'Status' },
    orderNo: { kind: 'code', readonly: true, unique: true, width: 170, zh: '询价单号', en: 'Inquiry no.' },
    customerNo: {
      kind: 'record',
      ref: 'customer',
      required: true,
      where: { status: 'active' },
      fills: { customerName: 'name' },
      zh: '客户',
      en: 'Customer',
    },
    customerName: { kind: 'text', readonly: true, width: 200, zh: '客户名称', en: 'Customer name' },
    vessel: {
      kind: 'record',
      ref: 'vessel',
      where: { customer: { field: 'customerNo' }, status: 'active' },
      fills: { vesselName: 'name' },
      zh: '船舶',
      en: 'Vessel',
    },
    vesselName: { kind: 'text', readonly: true, width: 160, zh: '船舶名称', en: 'Vessel name' },
    port: { kind: 'record', ref: 'port', where: { status: 'active' }, zh: '港口', en: 'Port' },
    orderDate: {
      kind: 'date',
      default: { the: 'today' },
      required: true,
      width: 120,
      zh: '询价日期',
      en: 'Inquired on',
    },
    handler: { kind: 'user', default: { the: 'me' }, zh: '负责人', en: 'Handler' },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
  },
  list: ['orderNo', 'status', 'customerName', 'vesselName', 'port', 'orderDate', 'handler'],
  query: ['orderNo', 'status', 'customerNo', { orderDate: 'range' }],
  form: [
    {
      section: { zh: '询价单', en: 'Inquiry order' },
      rows: [
        ['orderNo', 'status', 'orderDate'],
        ['customerNo', 'customerName', 'handler'],
        ['vessel', 'vesselName', 'port'],
        ['remark'],
      ],
    },
  ],
  lines: {
    inquiryLine: {
      label: { zh: '询价明细', en: 'Inquiry lines' },
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
      quoted: { zh: '已报价', en: 'Quoted', color: 'green' },
      cancelled: { zh: '已作废', en: 'Cancelled', color: 'red' },
    },
    actions: {
      quote: { zh: '标记已报价', en: 'Mark as quoted', from: ['draft'], to: 'quoted', checks: ['hasLines'] },
      cancel: { zh: '作废', en: 'Cancel', from: ['draft', 'quoted'], to: 'cancelled' },
    },
    allow: { edit: ['draft'], delete: ['draft'] },
  },
  checks: {
    hasLines: {
      assert: { lines: 'inquiryLine', some: { field: 'quantity', op: 'gt', value: 0 } },
      message: { zh: '询价单至少需要一行明细', en: 'An inquiry needs at least one line' },
      when: { field: 'status', op: 'ne', value: 'draft' },
    },
  },
  permissions: {
    prefix: 'sales:inquiryOrder',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import', 'quote', 'cancel'],
  },
  review: [],
})
