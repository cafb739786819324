import { expect, it } from 'vitest'
import { circular, computedOrder } from './derivation'
import { deriveHeader, deriveLine } from './derive'
import { definitionFaults } from './definitionFaults'
import { toGridColumns } from './gridColumns'
import type { EntityDefinition } from './types'

const money = (name: string) => ({ kind: 'money' as const, zh: name, en: name })
/** As somebody types formulas: the total first, what it is made of behind it. */
const derive = {
  total: { plus: ['net', 'tax'] },
  tax: { when: { field: 'net', op: 'gt', value: 0 }, then: { round: { times: ['net', 0.5] }, digits: 2 } },
  net: { times: ['quantity', 'price'] },
} as const
const fields = Object.fromEntries(
  ['total', 'tax', 'net', 'quantity', 'price'].map((name) => [name, money(name)]),
)
const entity = {
  key: 'tsBill',
  name: 'TsBill',
  label: { zh: '账单', en: 'Bill' },
  area: 'test',
  title: 'total',
  fields,
  list: ['total'],
  query: [],
  form: [{ section: { zh: '账', en: 'Bill' }, rows: [Object.keys(fields)] }],
  derive,
  lines: {
    tsBillLine: { label: { zh: '行', en: 'Lines' }, fields, columns: ['total', 'quantity', 'price'], derive },
  },
  permissions: { prefix: 'test:tsBill', actions: ['list'] },
  review: [],
} as unknown as EntityDefinition
const row = { quantity: 2, price: 5, total: 99 }

it('computes each field after those that its formula names, however they are written', () => {
  expect(computedOrder(derive as never)).toEqual(['net', 'tax', 'total'])
  expect(deriveHeader(entity, row, {})).toMatchObject({ net: 10, tax: 5, total: 15 })
  expect(deriveLine(entity.lines!.tsBillLine!, row)).toMatchObject({ net: 10, tax: 5, total: 15 })
})

it('computes a column of a grid by what it needs, also where that has no column', () => {
  const columns = toGridColumns(entity, 'tsBillLine', 'en-US') as unknown as {
    key: string
    derive?: (row: object) => unknown
  }[]
  expect(columns.find(({ key }) => key === 'total')!.derive!(row)).toBe(15)
})

it('tells formulas that go in a circle', () => {
  const turned = { ...derive, net: { minus: ['total', 'tax'] }, own: { plus: ['own', 1] } } as never
  expect(circular(turned)).toEqual(['total', 'tax', 'net', 'own'])
  expect(circular(derive as never)).toEqual([])
  expect(definitionFaults({ ...entity, derive: { net: { plus: ['net', 1] } } })).toEqual([
    expect.objectContaining({ code: 'formula', word: 'net', zh: expect.stringContaining('用到自己') }),
  ])
})
