import type { EntityDefinition } from '@lading/core/entity'
import { productOf, totalOf } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Migration } from '../db/migrate'
import { defineResource } from '../resource/defineResource'
import { STORED } from './orderEntity'

const actions = ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import']

/** Whom others name: by a code of its own, with what they fill. */
export const party: EntityDefinition = {
  key: 'tsParty',
  name: 'TestParty',
  label: { zh: '往来单位', en: 'Party' },
  area: 'sales',
  title: 'name',
  reference: { columns: ['code', 'name', 'status'] },
  fields: {
    code: { kind: 'text', required: true, unique: true, zh: '编码', en: 'Code' },
    name: { kind: 'text', required: true, zh: '名称', en: 'Name' },
    status: { kind: 'text', zh: '状态', en: 'State' },
    terms: { kind: 'text', zh: '条款', en: 'Terms' },
    secret: { kind: 'text', zh: '内部评级', en: 'Rating' },
    parent: { kind: 'record', ref: 'tsParty', zh: '上级', en: 'Parent' },
  },
  list: ['code', 'name', 'status', 'secret'],
  query: ['code'],
  form: [],
  permissions: { prefix: 'sales:tsParty', actions },
  review: [],
}

/** A thing that belongs to a party. */
export const ship: EntityDefinition = {
  key: 'tsShip',
  name: 'TestShip',
  label: { zh: '船', en: 'Ship' },
  area: 'sales',
  title: 'name',
  reference: {},
  fields: {
    code: { kind: 'text', required: true, unique: true, zh: '编码', en: 'Code' },
    name: { kind: 'text', required: true, zh: '名称', en: 'Name' },
    nameEn: { kind: 'text', zh: '英文名称', en: 'English name' },
    owner: { kind: 'record', ref: 'tsParty', zh: '船东', en: 'Owner' },
  },
  list: ['code', 'name', 'owner'],
  query: ['code'],
  form: [],
  permissions: { prefix: 'sales:tsShip', actions },
  review: [],
}

/** A document that names both, in header and lines. */
export const deal: EntityDefinition = {
  key: 'tsDeal',
  name: 'TestDeal',
  label: { zh: '合同', en: 'Deal' },
  area: 'sales',
  title: 'name',
  fields: {
    name: { kind: 'text', required: true, zh: '标题', en: 'Title' },
    customer: {
      kind: 'record',
      ref: 'tsParty',
      fills: { customerName: 'name', terms: 'terms' },
      where: { status: 'active' },
      zh: '客户',
      en: 'Customer',
    },
    customerName: { kind: 'text', readonly: true, zh: '客户名称', en: 'Customer name' },
    terms: { kind: 'text', zh: '条款', en: 'Terms' },
    ship: {
      kind: 'record',
      ref: 'tsShip',
      fills: { customer: { from: 'owner', whenEmpty: true } },
      where: { owner: { field: 'customer' } },
      zh: '船',
      en: 'Ship',
    },
    agent: { kind: 'record', ref: 'tsParty', onDelete: 'empty', zh: '代理', en: 'Agent' },
    watchers: {
      kind: 'record',
      ref: 'tsParty',
      multiple: true,
      onDelete: 'empty',
      zh: '关注方',
      en: 'Watchers',
    },
    amount: { kind: 'money', readonly: true, zh: '金额', en: 'Amount' },
  },
  list: ['name', 'customer', 'ship', 'agent', 'watchers'],
  query: ['name'],
  form: [],
  lines: {
    tsDealLine: {
      label: { zh: '明细', en: 'Lines' },
      fields: {
        payer: {
          kind: 'record',
          ref: 'tsParty',
          required: true,
          fills: { payerName: 'name', note: 'terms' },
          zh: '付款方',
          en: 'Payer',
        },
        payerName: { kind: 'text', readonly: true, zh: '付款方名称', en: 'Payer name' },
        carrier: {
          kind: 'record',
          ref: 'tsShip',
          where: { owner: { header: 'customer' } },
          zh: '承运船',
          en: 'Carrier',
        },
        note: { kind: 'text', zh: '备注', en: 'Note' },
        quantity: { kind: 'quantity', zh: '数量', en: 'Quantity' },
        price: { kind: 'money', zh: '单价', en: 'Price' },
        subtotal: { kind: 'money', readonly: true, zh: '小计', en: 'Subtotal' },
      },
      columns: ['payer', 'payerName', 'carrier', 'note', 'quantity', 'price', 'subtotal'],
      derive: { subtotal: (line) => productOf(line, ['quantity', 'price']) },
    },
  },
  derive: { amount: (_record, lines) => totalOf(lines.tsDealLine, 'subtotal') },
  actions: {
    reassign: { zh: '转让', en: 'Reassign', input: [{ field: 'customer', required: true }] },
    seal: {
      zh: '盖章',
      en: 'Seal',
      when: {
        field: 'customerName',
        op: 'ne',
        value: 'Banned',
        zh: '该客户已停用',
        en: 'The customer is banned',
      },
      checks: ['payersTrusted'],
    },
    repay: { zh: '改付款方', en: 'Change payer', on: 'lines', input: ['payer'] },
  },
  checks: {
    payersTrusted: {
      assert: { lines: 'tsDealLine', none: { field: 'payerName', op: 'eq', value: 'Banned' } },
      message: { zh: '付款方已停用', en: 'The payer is banned' },
    },
  },
  permissions: { prefix: 'sales:tsDeal', actions: [...actions, 'reassign', 'repay', 'seal'] },
  review: [],
}

const own = (name: string, columns: string): Migration => ({
  id: `${name}_0001_create`,
  sql: `CREATE TABLE ${name} (${STORED}, ${columns});
CREATE UNIQUE INDEX ${name}_code_key ON ${name} (tenant_id, code);`,
})

const dealMigration: Migration = {
  id: 'ts_deal_0001_create',
  sql: `CREATE TABLE ts_deal (${STORED}, name text, customer text, customer_name text, terms text, ship text, agent text,
  watchers text, amount numeric(20,6));
CREATE TABLE ts_deal_line (${STORED}, parent_id text not null references ts_deal (id) on delete cascade,
  order_num integer not null default 0, payer text, payer_name text, carrier text, note text, quantity numeric(20,6),
  price numeric(20,6), subtotal numeric(20,6));
CREATE INDEX ts_deal_line_order_idx ON ts_deal_line (parent_id, order_num);`,
}

/** The servers of entities that refer to each other, without demo rows. */
export const referenceServers = [
  defineResource(party, {
    migrations: [own('ts_party', 'code text, name text, status text, terms text, secret text, parent text')],
    // Some parties are for one department alone.
    hooks: {
      scope: ({ isAdmin }) => (isAdmin ? undefined : sql`coalesce(t.terms, '') <> 'boss only'`),
    },
    seed: false,
  }),
  defineResource(ship, {
    migrations: [own('ts_ship', 'code text, name text, name_en text, owner text')],
    seed: false,
  }),
  defineResource(deal, { migrations: [dealMigration], seed: false }),
]
