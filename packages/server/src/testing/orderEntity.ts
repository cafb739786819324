import { defineEntity, productOf, totalOf } from '@lading/core/entity'
import type { Migration } from '../db/migrate'
import { defineResource } from '../resource/defineResource'

/** A small order with lines, as the tests of resources need one. */
export const testOrder = defineEntity({
  key: 'tsOrder',
  name: 'TestOrder',
  label: { zh: '测试订单', en: 'Test order' },
  area: 'sales',
  title: 'orderNo',
  reference: {},
  fields: {
    status: { kind: 'status', readonly: true, zh: '状态', en: 'Status' },
    orderNo: { kind: 'code', readonly: true, unique: true, zh: '订单号', en: 'Order no.' },
    customer: { kind: 'text', required: true, zh: '客户', en: 'Customer' },
    reference: { kind: 'text', unique: true, checkRule: 'ts_reference', zh: '参考号', en: 'Reference' },
    currency: { kind: 'dict', dict: 'currency', zh: '币种', en: 'Currency' },
    eta: { kind: 'date', zh: '到港', en: 'ETA' },
    paid: { kind: 'boolean', zh: '已付', en: 'Paid' },
    amount: { kind: 'money', readonly: true, zh: '金额', en: 'Amount' },
  },
  list: ['orderNo', 'status', 'customer', 'currency', 'eta', 'amount'],
  query: ['orderNo', 'customer'],
  form: [{ section: { zh: '订单', en: 'Order' }, rows: [['customer', 'currency']] }],
  lines: {
    tsOrderLine: {
      label: { zh: '明细', en: 'Lines' },
      fields: {
        itemId: { kind: 'text', required: true, checkRule: 'ts_item', zh: '物料', en: 'Item' },
        quantity: { kind: 'quantity', required: true, zh: '数量', en: 'Quantity' },
        price: { kind: 'money', zh: '单价', en: 'Price' },
        subtotal: { kind: 'money', readonly: true, zh: '小计', en: 'Subtotal' },
      },
      columns: ['itemId', 'quantity', 'price', 'subtotal'],
      derive: { subtotal: (line) => productOf(line, ['quantity', 'price']) },
    },
  },
  derive: { amount: (_record, lines) => totalOf(lines.tsOrderLine, 'subtotal') },
  workflow: {
    field: 'status',
    initial: 'draft',
    states: { draft: { zh: '草稿', en: 'Draft' }, done: { zh: '完成', en: 'Done' } },
    actions: { finish: { zh: '完成', en: 'Finish', from: ['draft'], to: 'done' } },
    allow: { edit: ['draft'], delete: ['draft'] },
  },
  actions: { settle: { zh: '结清', en: 'Settle', on: 'selection', set: { paid: { value: 'Y' } } } },
  permissions: {
    prefix: 'sales:tsOrder',
    actions: ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import'],
  },
  review: [],
})

/** Columns of every table of records. */
export const STORED = `id text primary key, version integer not null default 1, tenant_id integer not null default 0,
  sys_org_code text not null default '', create_by text not null default '',
  create_time timestamptz(3) not null default now(), update_by text not null default '',
  update_time timestamptz(3) not null default now()`

const migrations: Migration[] = [
  {
    id: 'ts_order_0001_create',
    sql: `
CREATE TABLE ts_order (${STORED}, status text, order_no text, customer text, reference text, currency text, eta date,
  paid text, amount numeric(20,6));
CREATE INDEX ts_order_newest_idx ON ts_order (tenant_id, create_time DESC, id DESC);
CREATE UNIQUE INDEX ts_order_order_no_key ON ts_order (tenant_id, order_no) WHERE order_no IS NOT NULL;
CREATE UNIQUE INDEX ts_order_reference_key ON ts_order (tenant_id, reference) WHERE reference IS NOT NULL;
CREATE TABLE ts_order_line (${STORED}, parent_id text not null references ts_order (id) on delete cascade,
  order_num integer not null default 0, item_id text, quantity numeric(20,6), price numeric(20,6), subtotal numeric(20,6));
CREATE INDEX ts_order_line_order_idx ON ts_order_line (parent_id, order_num);`,
  },
]

/** The server side of the test order, without demo rows unless a test seeds them. */
export const testOrderServer = defineResource(testOrder, { migrations, seed: false })

/** A body that may be added. @param count lines of quantity 1, 2, 3 … and price 2 */
export function orderBody(customer: string, count = 3): Record<string, unknown> {
  const tableData = Array.from({ length: count }, (_, at) => ({
    id: `row_${at}_temp`,
    itemId: `I${at}`,
    quantity: at + 1,
    price: 2,
  }))
  return { customer, tsOrderLine: { tableData, deleteData: [] } }
}
