import { describe, expect, it } from 'vitest'
import { defineEntity } from './defineEntity'
import { referenceMessages } from './referenceMessages'
import {
  decidedBy,
  fillsOf,
  fillsOthers,
  fits,
  namedValues,
  pickedFields,
  referenceOf,
  referringFields,
  restrictionOf,
} from './references'
import type { EntityDefinition, Field } from './types'

const customer = defineEntity({
  key: 'customer',
  name: 'Customer',
  label: { zh: '客户', en: 'Customer' },
  area: 'sales',
  title: 'name',
  reference: {},
  fields: {
    code: { kind: 'text', unique: true, required: true, zh: '编码', en: 'Code' },
    name: { kind: 'text', required: true, zh: '名称', en: 'Name' },
    country: { kind: 'text', zh: '国家', en: 'Country' },
    terms: { kind: 'text', zh: '付款条件', en: 'Terms' },
    status: { kind: 'text', zh: '状态', en: 'State' },
  },
  list: ['code', 'name', 'country'],
  query: ['code'],
  form: [],
  permissions: { prefix: 'sales:customer', actions: ['list'] },
  review: [],
})
const order: EntityDefinition = {
  ...customer,
  key: 'order',
  reference: undefined,
  fields: {
    customerNo: {
      kind: 'record',
      ref: 'customer',
      fills: { customerName: 'name', terms: { from: 'terms', whenEmpty: true } },
      where: { status: 'active' },
      zh: '客户',
      en: 'Customer',
    },
    customerName: { kind: 'text', zh: '名称', en: 'Name' },
  },
  lines: {
    orderLine: {
      label: { zh: '明细', en: 'Lines' },
      fields: { payer: { kind: 'record', ref: 'customer', multiple: true, zh: '付款方', en: 'Payers' } },
      columns: ['payer'],
    },
  },
}

describe('referenceOf', () => {
  it('follows from the definition', () => {
    expect(referenceOf(customer)).toEqual({
      value: 'code',
      text: 'name',
      columns: ['code', 'name', 'country'],
      search: ['name', 'code'],
    })
  })

  it('takes a name beside a title that is the stored value, and what the definition says before all', () => {
    expect(referenceOf({ ...customer, title: 'code' })).toMatchObject({ value: 'code', text: 'name' })
    expect(referenceOf({ ...customer, reference: { text: 'country', columns: ['name'] } })).toMatchObject({
      text: 'country',
      columns: ['name'],
      search: ['country', 'code'],
    })
  })

  it('knows a name in English by what it is called, or by what the definition says', () => {
    const nameEn = { kind: 'text', zh: '英文名称', en: 'English name' } as const
    const named = { ...customer, fields: { ...customer.fields, nameEn, short: nameEn } }
    expect(referenceOf(named)).toMatchObject({ text: 'name', textEn: 'nameEn' })
    expect(referenceOf({ ...named, reference: { textEn: 'short' } })).toMatchObject({ textEn: 'short' })
    const coded = { ...nameEn, kind: 'dict', dict: 'x' } as const
    expect(referenceOf({ ...named, fields: { ...named.fields, nameEn: coded } })).not.toHaveProperty('textEn')
    expect(pickedFields(named, [])).toContain('nameEn')
  })

  it('is none without a word of it, or without a value that every record has for itself', () => {
    expect(referenceOf(order)).toBeUndefined()
    expect(referenceOf({ ...order, reference: {} })).toBeUndefined()
    expect(referenceOf({ ...customer, reference: { value: 'toString' } })).toBeUndefined()
  })
})

it('knows the fields that name records, in header and lines', () => {
  expect(referringFields(order).map(({ name, ref, line }) => [name, ref, line])).toEqual([
    ['customerNo', 'customer', undefined],
    ['payer', 'customer', 'orderLine'],
  ])
  expect(fillsOf(order.fields.customerNo!)).toEqual([
    { to: 'customerName', from: 'name', whenEmpty: false },
    { to: 'terms', from: 'terms', whenEmpty: true },
  ])
})

it('shows who picks what the reference, its fills and its conditions need, and no more', () => {
  expect(pickedFields(customer, [order, customer])).toEqual(['code', 'name', 'country', 'terms', 'status'])
  expect(pickedFields(customer, [])).toEqual(['code', 'name', 'country'])
  expect(pickedFields(order, [order])).toEqual([])
})

describe('restrictionOf', () => {
  const field = {
    where: { status: ['active', 'new'], level: 2, owner: { field: 'customerNo' }, site: { header: 'site' } },
  } satisfies Partial<Field>

  it('reads values, lists, the row and the header above it', () => {
    const restriction = restrictionOf(field, { customerNo: 'C1', site: 'line' }, { site: 'S1' })
    expect(Object.fromEntries(restriction)).toEqual({
      status: ['active', 'new'],
      level: ['2'],
      owner: ['C1'],
      site: ['S1'],
    })
    expect(fits(restriction, { status: 'new', level: 2, owner: 'C1', site: 'S1' })).toBe(true)
    expect(fits(restriction, { status: 'old', level: 2, owner: 'C1', site: 'S1' })).toBe(false)
    expect(fits(restriction, {})).toBe(false)
  })

  it('is not bound by what is empty', () => {
    expect([...restrictionOf(field, { customerNo: '' }, { site: null }).keys()]).toEqual(['status', 'level'])
    expect(fits(restrictionOf({}, {}), {})).toBe(true)
  })

  it('tells the fields that decide', () => {
    expect(decidedBy(field)).toEqual({ own: ['customerNo'], header: ['site'] })
  })
})

it('reads lists only where the field holds several', () => {
  const { payer } = order.lines!.orderLine!.fields
  expect(namedValues(payer!, 'C1, C2,')).toEqual(['C1', 'C2'])
  expect(namedValues(order.fields.customerNo!, 'C1,C2')).toEqual(['C1,C2'])
  expect(namedValues(payer!, null)).toEqual([])
})

it('names and counts the users of a record', () => {
  const users = [{ label: { zh: '报价单', en: 'Quotation' }, count: 3 }]
  expect(referenceMessages.used(customer.label, 'C1', users, 'delete')).toEqual({
    zh: '客户“C1”正被使用：报价单 3 条，不能删除',
    en: 'Customer "C1" is in use (Quotation: 3), so it cannot be deleted',
  })
})

it.each<[string, Partial<Field>, boolean]>([
  ['a record with fills', { kind: 'record', fills: { name: 'name' } }, true],
  ['one without', { kind: 'record' }, false],
  ['several records', { kind: 'record', multiple: true, fills: { name: 'name' } }, false],
  ['a row of a report', { kind: 'popup', fills: { name: 'name' } }, false],
])('knows whether %s fills others', (_what, field, fills) => {
  expect(fillsOthers({ zh: '客户', en: 'Customer', ...field } as Field)).toBe(fills)
  expect(fillsOthers(undefined)).toBe(false)
})
