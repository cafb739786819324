import { defineEntity } from '@lading/core/entity'
import { expect, it } from 'vitest'
import { mergeHeader } from './mergeHeader'

const entity = defineEntity({
  key: 'tsOrder',
  name: 'Order',
  label: { zh: '订单', en: 'Order' },
  area: 'test',
  title: 'no',
  fields: {
    no: { kind: 'text', zh: '号', en: 'No.' },
    city: { kind: 'text', zh: '城市', en: 'City' },
    note: { kind: 'text', zh: '备注', en: 'Note' },
    total: { kind: 'money', readonly: true, zh: '合计', en: 'Total' },
  },
  list: ['no'],
  query: ['no'],
  form: [{ section: { zh: '一', en: 'One' }, rows: [['no']] }],
  permissions: { prefix: 'test:tsOrder', actions: ['list'] },
  review: [],
})
const base = { id: '1', version: 1, no: 'A', city: 'Oslo', note: null, total: 5 }

it('follows the other save where nothing was entered, and keeps what was', () => {
  const theirs = { ...base, version: 2, city: 'Bergen', total: 9 }
  expect(mergeHeader(entity, { ...base, no: 'B' }, base, theirs)).toEqual({
    kept: { no: 'B' },
    conflicts: [],
  })
})

it('is in conflict where both changed a field to different values', () => {
  const theirs = { ...base, no: 'C', city: 'Bergen' }
  expect(mergeHeader(entity, { ...base, no: 'B', city: 'Bergen' }, base, theirs)).toEqual({
    kept: { no: 'B' },
    conflicts: ['no'],
  })
})

it('takes an emptied field for one that is still empty, and computed ones from the server', () => {
  expect(mergeHeader(entity, { ...base, note: '', total: 7 }, base, { ...base, total: 9 })).toEqual({
    kept: {},
    conflicts: [],
  })
})

it('leaves a field alone that does not travel', () => {
  const { city: _, ...theirs } = base
  expect(mergeHeader(entity, { ...base, city: 'Bergen' }, base, theirs).kept).toEqual({})
})
