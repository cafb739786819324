import { defineEntity } from '@lading/core/entity'
import type { EntityDefinition, Row } from '@lading/core/entity'
import { Failure } from '../http/failures'
import { defineResource } from '../resource/defineResource'
import { STORED } from './orderEntity'

const ACTIONS = ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import']

/** Stock of which several rows are picked into one order: what the tests of actions and effects work with. */
export const testStock: EntityDefinition = defineEntity({
  key: 'tsStock',
  name: 'TestStock',
  label: { zh: '测试库存', en: 'Test stock' },
  area: 'sales',
  title: 'item',
  fields: {
    item: { kind: 'text', required: true, zh: '物料', en: 'Item' },
    customer: { kind: 'text', zh: '客户', en: 'Customer' },
    site: { kind: 'text', editableIn: ['free'], zh: '站点', en: 'Site' },
    sort: { kind: 'text', zh: '类别', en: 'Sort' },
    zone: {
      kind: 'text',
      visibleWhen: { field: 'sort', op: 'eq', value: 'central' },
      requiredWhen: { field: 'sort', op: 'eq', value: 'central' },
      zh: '库区',
      en: 'Zone',
    },
    actual: { kind: 'quantity', zh: '实际数量', en: 'Actual' },
    reserved: { kind: 'quantity', readonly: true, zh: '预留数量', en: 'Reserved' },
    available: { kind: 'quantity', readonly: true, zh: '可用数量', en: 'Available' },
    state: { kind: 'status', readonly: true, zh: '状态', en: 'State' },
    sync: { kind: 'status', readonly: true, zh: '同步状态', en: 'Sync' },
    reason: { kind: 'textarea', readonly: true, maxLength: 50, zh: '原因', en: 'Reason' },
    auditor: { kind: 'user', readonly: true, zh: '审核人', en: 'Auditor' },
    audited: { kind: 'datetime', readonly: true, zh: '审核时间', en: 'Audited' },
  },
  list: ['item', 'customer', 'site', 'actual', 'state'],
  query: ['item'],
  form: [{ section: { zh: '库存', en: 'Stock' }, rows: [['item', 'customer']] }],
  derive: { available: { minus: ['actual', 'reserved'] } },
  workflow: {
    field: 'state',
    initial: 'free',
    states: { free: { zh: '可用', en: 'Free' }, held: { zh: '冻结', en: 'Held' } },
    actions: {
      hold: {
        zh: '冻结',
        en: 'Hold',
        from: ['free'],
        to: 'held',
        input: [{ field: 'reason', required: true }],
      },
      release: {
        zh: '解冻',
        en: 'Release',
        from: ['held'],
        to: 'free',
        set: { auditor: 'me', audited: 'now', reason: 'nothing' },
      },
    },
  },
  workflows: {
    sync: {
      initial: 'none',
      states: { none: { zh: '未同步', en: 'Not synced' }, done: { zh: '已同步', en: 'Synced' } },
      actions: {},
    },
  },
  actions: {
    send: { zh: '同步', en: 'Sync', once: true, from: ['free'], moves: { sync: { to: 'done' } } },
    pick: {
      zh: '拣货',
      en: 'Pick',
      on: 'selection',
      from: ['free'],
      when: {
        field: 'sort',
        op: 'eq',
        value: 'central',
        zh: '只能拣集中交付的库存',
        en: 'Only central stock can be picked',
      },
      same: ['customer', 'site'],
      input: [{ name: 'place', kind: 'text', required: true, zh: '提货地点', en: 'Place' }],
      effect: 'makePick',
    },
    mark: { zh: '标记', en: 'Mark', on: 'selection', input: ['customer'] },
  },
  permissions: { prefix: 'sales:tsStock', actions: [...ACTIONS, 'hold', 'release', 'send', 'pick', 'mark'] },
  review: [],
})

/** What stock is picked into. */
export const testPick: EntityDefinition = defineEntity({
  key: 'tsPick',
  name: 'TestPick',
  label: { zh: '测试拣货单', en: 'Test pick order' },
  area: 'sales',
  title: 'pickNo',
  fields: {
    pickNo: { kind: 'code', readonly: true, unique: true, zh: '拣货单号', en: 'Pick no.' },
    place: { kind: 'text', readonly: true, required: true, zh: '提货地点', en: 'Place' },
    status: { kind: 'status', readonly: true, zh: '状态', en: 'Status' },
    total: { kind: 'quantity', readonly: true, zh: '合计', en: 'Total' },
  },
  list: ['pickNo', 'status'],
  query: ['pickNo'],
  form: [],
  lines: {
    tsPickLine: {
      label: { zh: '明细', en: 'Lines' },
      fields: {
        item: { kind: 'text', required: true, zh: '物料', en: 'Item' },
        qty: { kind: 'quantity', required: true, zh: '数量', en: 'Quantity' },
        note: { kind: 'text', editableIn: ['draft'], zh: '备注', en: 'Note' },
        got: { kind: 'quantity', readonly: true, zh: '已收数量', en: 'Received' },
        cancelled: { kind: 'boolean', readonly: true, default: 'N', zh: '已取消', en: 'Cancelled' },
      },
      columns: ['item', 'qty', 'note'],
    },
  },
  derive: { total: { sum: 'tsPickLine.qty' } },
  workflow: {
    field: 'status',
    initial: 'draft',
    states: {
      draft: { zh: '草稿', en: 'Draft' },
      part: { zh: '部分收货', en: 'Partly received' },
      done: { zh: '完成', en: 'Done' },
    },
    actions: { finish: { zh: '完成', en: 'Finish', from: ['draft'], to: 'done' } },
  },
  actions: {
    cancelLine: {
      zh: '取消明细',
      en: 'Cancel lines',
      on: 'lines',
      from: ['draft'],
      when: { field: 'cancelled', op: 'ne', value: 'Y' },
      input: ['note'],
      set: { cancelled: { value: 'Y' }, qty: { value: 0 } },
    },
    copyOnce: { zh: '复制', en: 'Copy', effect: 'copy' },
    receive: {
      zh: '收货',
      en: 'Receive',
      from: ['draft', 'part'],
      to: 'done',
      cases: [
        {
          when: { not: { lines: 'tsPickLine', every: { field: 'got', op: 'ge', other: 'qty' } } },
          to: 'part',
        },
      ],
      input: [
        {
          lines: 'tsPickLine',
          where: { field: 'cancelled', op: 'ne', value: 'Y' },
          ask: [{ name: 'now', kind: 'quantity', min: 0.01, zh: '本次收货', en: 'Now' }, 'note'],
          propose: { now: { minus: ['qty', 'got'] } },
          set: { got: { formula: { plus: ['got', 'now'] } } },
        },
      ],
      effect: 'note',
    },
    shut: { zh: '关闭', en: 'Shut', system: true, from: ['draft'], to: 'done' },
  },
  permissions: {
    prefix: 'sales:tsPick',
    actions: [...ACTIONS, 'finish', 'cancelLine', 'copyOnce', 'receive'],
  },
  review: [],
})

export const testStockServer = defineResource(testStock, {
  seed: false,
  migrations: [
    {
      id: 'ts_stock_0001',
      sql: `CREATE TABLE ts_stock (${STORED}, item text, customer text, site text, sort text, zone text, actual numeric(20,6),
        reserved numeric(20,6), available numeric(20,6), state text, sync text, reason text, auditor text, audited timestamp);`,
    },
  ],
  effects: {
    makePick: async ({ selected, input, records }) => {
      const stock = records('tsStock')
      for (const { record } of selected) {
        if (record.item === 'broken') throw new Failure('坏的 (broken)')
        await stock.edit(String(record.id), { reserved: record.actual })
      }
      await records('tsPick').add({
        place: input.place,
        tsPickLine: selected.map(({ record }) => ({ item: record.item, qty: record.actual })),
      })
    },
  },
})

export const testPickServer = defineResource(testPick, {
  seed: false,
  codePrefixes: { pickNo: 'PK' },
  migrations: [
    {
      id: 'ts_pick_0001',
      sql: `CREATE TABLE ts_pick (${STORED}, pick_no text, place text, status text, total numeric(20,6));
CREATE TABLE ts_pick_line (${STORED}, parent_id text not null references ts_pick (id) on delete cascade,
  order_num integer not null default 0, item text, qty numeric(20,6), note text, got numeric(20,6), cancelled text);`,
    },
  ],
  effects: {
    note: async ({ record, input, records }) => {
      const rows = input.tsPickLine as Row[]
      await records('tsPick').edit(String(record.id), { place: rows.map(({ now }) => String(now)).join('+') })
    },
    copy: async ({ record, lines, records }) => {
      const line = lines.tsPickLine![0]!
      await records('tsPick').add(
        { place: record.place, tsPickLine: [{ item: line.item, qty: line.qty }] },
        { madeFrom: { id: String(record.id), lines: [String(line.id)] } },
      )
    },
  },
})
