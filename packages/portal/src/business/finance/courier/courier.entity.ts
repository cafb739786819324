import { defineEntity } from '@lading/core/entity'

/** A parcel with the papers of an expense, on its way to finance. */
export const courier = defineEntity({
  key: 'courier',
  name: 'Courier',
  label: { zh: '快递登记', en: 'Courier' },
  area: 'finance',
  title: 'courierNo',
  menu: { order: 20 },
  fields: {
    courierNo: {
      kind: 'text',
      required: true,
      unique: true,
      maxLength: 50,
      width: 180,
      zh: '快递单号',
      en: 'Courier no.',
    },
    status: { kind: 'status', readonly: true, width: 100, zh: '状态', en: 'Status' },
    expenseId: {
      kind: 'record',
      ref: 'expense',
      required: true,
      fills: { applicant: 'applicant' },
      width: 180,
      zh: '费用编号',
      en: 'Expense no.',
    },
    applicant: { kind: 'user', readonly: true, width: 110, zh: '申请人', en: 'Applicant' },
    sentTime: { kind: 'datetime', readonly: true, zh: '寄出时间', en: 'Sent at' },
    receivedTime: { kind: 'datetime', readonly: true, zh: '签收时间', en: 'Received at' },
    receivedBy: { kind: 'user', readonly: true, zh: '签收人', en: 'Received by' },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
  },
  list: ['courierNo', 'status', 'expenseId', 'applicant', 'sentTime', 'receivedTime', 'receivedBy'],
  query: ['courierNo', 'status', 'expenseId'],
  form: [
    {
      section: { zh: '快递', en: 'Courier' },
      rows: [['courierNo', 'expenseId', 'applicant'], ['sentTime', 'receivedTime', 'receivedBy'], ['remark']],
    },
  ],
  workflow: {
    field: 'status',
    initial: 'registered',
    states: {
      registered: { zh: '已登记', en: 'Registered' },
      sent: { zh: '已寄出', en: 'Sent', color: 'blue' },
      received: { zh: '已签收', en: 'Received', color: 'green' },
    },
    actions: {
      send: { zh: '寄出', en: 'Send', from: ['registered'], to: 'sent', set: { sentTime: 'now' } },
      receive: {
        zh: '签收',
        en: 'Receive',
        from: ['sent'],
        to: 'received',
        set: { receivedTime: 'now', receivedBy: 'me' },
      },
    },
    allow: { edit: ['registered'], delete: ['registered'] },
  },
  permissions: {
    prefix: 'finance:courier',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import', 'send', 'receive'],
  },
  chain: true,
  review: [],
})
