import { expect, it } from 'vitest'
import type { EntityDefinition, Field } from '@lading/core/entity'
import { referenceFaults } from './references'

const text = { kind: 'text', zh: '文本', en: 'Text' } as const
const target: EntityDefinition = {
  key: 'customer',
  name: 'Customer',
  label: { zh: '客户', en: 'Customer' },
  area: 'master',
  title: 'name',
  reference: {},
  fields: { code: { ...text, unique: true, required: true }, name: text, status: text },
  list: [],
  query: [],
  form: [],
  permissions: { prefix: 'master:customer', actions: [] },
  review: [],
}
const found = (field: Partial<Field>, of: Partial<EntityDefinition> = {}) => {
  const payer: Field = { kind: 'record', ref: 'customer', zh: '付款方', en: 'Payer', ...field }
  const status = { ...text, kind: 'status' as const }
  const fields = { payer, payerName: text, status }
  const order: EntityDefinition = { ...target, key: 'order', reference: undefined, fields }
  const loaded = [{ ...target, ...of }, order].map((entity) => ({ entity, file: `${entity.key}.entity.ts` }))
  return referenceFaults(loaded as never).map(({ code, message }) => `${code}: ${message}`)
}

it('finds nothing where all is defined', () => {
  const whole: Partial<Field> = {
    fills: { payerName: { from: 'name', whenEmpty: true } },
    where: { status: 'active', name: { field: 'payerName' }, code: { header: 'payerName' } },
  }
  expect(found(whole)).toEqual([])
})

it.each<[Partial<Field>, Partial<EntityDefinition>, string]>([
  [
    { ref: 'custmer' },
    {},
    'no-entity: "payer" of order refers to "custmer", which is no entity. Did you mean "customer"?',
  ],
  [
    {},
    { reference: undefined },
    'no-reference: "payer" of order refers to "customer", whose definition says no "reference". Add `reference: {}` to it.',
  ],
  [
    { fills: { payrName: 'name' } },
    {},
    'fills-field: "payer" of order: it fills "payrName", which is no field. Did you mean "payerName"?',
  ],
  [
    { fills: { payerName: 'nam' } },
    {},
    'fills-field: "payer" of order: it fills from "customer": "nam", which is no field. Did you mean "name"?',
  ],
  [
    { fills: { status: 'status' } },
    {},
    'fills-field: "payer" of order: it fills "status", which only the workflow writes.',
  ],
  [
    { where: { stauts: 'x' } },
    {},
    'where-field: "payer" of order: "where" asks "customer" for "stauts", which is no field. Did you mean "status"?',
  ],
  [
    { where: { status: { field: 'no' } } },
    {},
    'where-field: "payer" of order: "where" depends on "no", which is no field.',
  ],
  [
    { required: true, onDelete: 'empty' },
    {},
    'reference-required: "payer" of order is required, so it cannot be emptied when its record is deleted.',
  ],
  [
    {},
    { openQuantity: { lines: 'items', quantity: 'qty', into: 'ordr', states: [] } },
    'no-entity: The open quantity of "customer" goes into "ordr", which is no entity. Did you mean "order"?',
  ],
  [
    {},
    { reference: { columns: ['cde'] } },
    'reference-field: The reference of "customer" names "cde", which is no field. Did you mean "code"?',
  ],
  [
    {},
    { reference: { value: 'name' } },
    'reference-value: "name" of "customer" is stored by others, but is not both unique and required.',
  ],
  [
    {},
    { fields: { name: text, status: text } },
    'reference-value: Records of "customer" have no value of their own: no field is unique and required. Add one, or take "reference" away.',
  ],
])('%j with %j is found', (field, of, message) => {
  expect(found(field, of)).toEqual([message])
})
