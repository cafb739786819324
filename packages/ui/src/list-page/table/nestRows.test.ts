import { describe, expect, it } from 'vitest'
import type { EntityDefinition } from '@lading/core/entity'
import { nestRows } from './nestRows'

const entity = {
  title: 'name',
  list: ['name'],
  reference: { value: 'code', text: 'name' },
  fields: { code: { kind: 'text', zh: '', en: '' }, name: { kind: 'text', zh: '', en: '' } },
} as unknown as EntityDefinition

const row = (code: string, above?: string) => ({ id: `id-${code}`, version: 1, code, above })
const shape = (rows: ReturnType<typeof nestRows>): unknown[] =>
  rows.map((each) => (each.children ? [each['code'], shape(each.children as never)] : each['code']))

describe('rows below those that they refer to', () => {
  it('stand there in their order, however deep, and whatever comes first', () => {
    const rows = [row('A-1-x', 'A-1'), row('A'), row('B'), row('A-1', 'A'), row('A-2', 'A')]
    expect(shape(nestRows(entity, rows, 'above'))).toEqual([['A', [['A-1', ['A-1-x']], 'A-2']], 'B'])
  })

  it('stand among the first when their parent is not on the page', () => {
    expect(shape(nestRows(entity, [row('A-1', 'A'), row('B', '')], 'above'))).toEqual(['A-1', 'B'])
  })

  it('are all there when some stand below themselves', () => {
    const rows = [row('A', 'B'), row('B', 'A'), row('C', 'C'), row('D', 'A')]
    expect(shape(nestRows(entity, rows, 'above'))).toEqual([['A', ['D']], 'B', 'C'])
  })

  it('leaves the rows themselves alone', () => {
    const rows = [row('A'), row('A-1', 'A')]
    nestRows(entity, rows, 'above')
    expect(rows[0]).not.toHaveProperty('children')
  })
})
