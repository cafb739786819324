import { defineEntity } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Migration } from '../../db/migrate'
import { defineResource } from '../../resource/defineResource'

/** The field that only holders of `biz:demo:costNote` may see. */
export const HIDDEN_FIELD = 'costNote'

const ACTIONS = ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import']

const demo = (key: string, name: string): EntityDefinition =>
  defineEntity({
    key,
    name,
    label: { zh: '攻击演练单', en: 'Drill record' },
    area: 'biz',
    title: 'name',
    fields: {
      status: { kind: 'status', readonly: true, zh: '状态', en: 'Status' },
      name: { kind: 'text', required: true, zh: '名称', en: 'Name' },
      serialNo: { kind: 'text', unique: true, zh: '序列号', en: 'Serial no.' },
      paymentAmount: { kind: 'money', zh: '付款金额', en: 'Payment' },
      remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
      [HIDDEN_FIELD]: { kind: 'text', zh: '成本说明', en: 'Cost note' },
    },
    list: ['status', 'name', 'serialNo', 'paymentAmount', 'remark', HIDDEN_FIELD],
    query: ['name'],
    form: [{ section: { zh: '单据', en: 'Record' }, rows: [['name', 'remark']] }],
    workflow: {
      field: 'status',
      initial: 'draft',
      states: { draft: { zh: '草稿', en: 'Draft' }, approved: { zh: '已批准', en: 'Approved' } },
      actions: { approve: { zh: '批准', en: 'Approve', from: ['draft'], to: 'approved' } },
      allow: { edit: ['draft'], delete: ['draft'] },
    },
    permissions: { prefix: `biz:${key}`, actions: ACTIONS },
    review: [],
  })

const migration = (table: string): Migration => ({
  id: `${table}_0001_create`,
  sql: `
CREATE TABLE ${table} (id text primary key, version integer not null default 1, tenant_id integer not null default 0,
  sys_org_code text not null default '', create_by text not null default '',
  create_time timestamptz(3) not null default now(), update_by text not null default '',
  update_time timestamptz(3) not null default now(), status text, name text, serial_no text,
  payment_amount numeric(20,6), remark text, cost_note text);
CREATE INDEX ${table}_newest_idx ON ${table} (tenant_id, create_time DESC, id DESC);
CREATE UNIQUE INDEX ${table}_serial_no_key ON ${table} (tenant_id, serial_no) WHERE serial_no IS NOT NULL;`,
})

/**
 * The business resource of the drill: rows belong to a department, one field has a right of its own, `serialNo` is
 * unique, approved rows are closed.
 */
export const drillServer = defineResource(demo('demo', 'Demo'), {
  migrations: [migration('demo')],
  seed: false,
  hooks: { scope: (session) => (session.isAdmin ? undefined : sql`t.sys_org_code = ${session.orgCode}`) },
  menus: [
    {
      key: `page:/biz/demo:${HIDDEN_FIELD}`,
      parent: 'page:/biz/demo',
      type: 2,
      controls: 'field',
      title: { zh: '成本说明', en: 'Cost note' },
      permission: `biz:demo:${HIDDEN_FIELD}`,
    },
  ],
})

/** A second one, whose export nobody but administrators may ask for. */
export const drillNoExportServer = defineResource(demo('demoLocked', 'DemoLocked'), {
  migrations: [migration('demo_locked')],
  seed: false,
})
