import { productOf, totalOf } from './arithmetic'
import { defineEntity } from './defineEntity'
import type { EntityDefinition } from './types'

/** An order with lines: one field of each kind that matters to a rule. Used by tests only. */
export const order: EntityDefinition = defineEntity({
  key: 'tsOrder',
  name: 'Order',
  label: { zh: '订单', en: 'Order' },
  area: 'test',
  title: 'orderNo',
  fields: {
    orderNo: { kind: 'code', readonly: true, required: true, zh: '单号', en: 'Order no.' },
    status: { kind: 'status', readonly: true, zh: '状态', en: 'Status' },
    customer: { kind: 'text', required: true, maxLength: 5, zh: '客户', en: 'Customer' },
    mail: { kind: 'email', zh: '邮箱', en: 'E-mail' },
    due: { kind: 'date', zh: '日期', en: 'Due' },
    seen: { kind: 'datetime', zh: '时间', en: 'Seen' },
    urgent: { kind: 'boolean', default: 'N', zh: '加急', en: 'Urgent' },
    tags: { kind: 'dictMulti', dict: 'tag', zh: '标签', en: 'Tags' },
    files: { kind: 'file', maxFiles: 2, zh: '附件', en: 'Files' },
    taskYear: { kind: 'year', zh: '年度', en: 'Year' },
    count: { kind: 'integer', min: 1, max: 10, zh: '份数', en: 'Count' },
    amount: { kind: 'money', readonly: true, zh: '金额', en: 'Amount' },
  },
  list: ['orderNo'],
  query: ['orderNo'],
  form: [],
  lines: {
    tsOrderLine: {
      label: { zh: '明细', en: 'Lines' },
      fields: {
        lineNum: { kind: 'rowNumber', zh: '行号', en: 'No.' },
        itemId: { kind: 'text', required: true, unique: true, width: 140, zh: '物料', en: 'Item' },
        unit: { kind: 'dict', dict: 'unit', default: 'pcs', zh: '单位', en: 'Unit' },
        quantity: { kind: 'quantity', required: true, min: 0.01, zh: '数量', en: 'Quantity' },
        price: { kind: 'money', zh: '单价', en: 'Price' },
        subtotal: { kind: 'money', readonly: true, zh: '小计', en: 'Subtotal' },
      },
      columns: ['lineNum', 'itemId', 'unit', 'quantity', 'price', 'subtotal'],
      footer: { subtotal: 'sum', price: 'average' },
      derive: { subtotal: (line) => productOf(line, ['quantity', 'price']) },
      maxLines: 10_000,
    },
  },
  derive: { amount: (_record, lines) => totalOf(lines.tsOrderLine, 'subtotal') },
  workflow: {
    field: 'status',
    initial: 'draft',
    states: { draft: { zh: '草稿', en: 'Draft' }, done: { zh: '完成', en: 'Done' } },
    actions: {
      finish: { zh: '完成', en: 'Finish', from: ['draft'], to: 'done', checks: ['hasLines', 'stock'] },
      reopen: { zh: '重开', en: 'Reopen', from: ['done'], to: 'draft' },
    },
    allow: { edit: ['draft'] },
  },
  checks: {
    hasLines: {
      when: (record) => record.status === 'done',
      assert: (_record, lines) => (lines.tsOrderLine?.length ?? 0) > 0,
      message: { zh: '至少一行', en: 'At least one line' },
    },
    stock: {
      assert: (record) => record.customer !== 'none',
      message: { zh: '无库存', en: 'No stock' },
      field: 'customer',
      side: 'server',
    },
  },
  permissions: { prefix: 'test:tsOrder', actions: ['add'] },
  review: [],
})
