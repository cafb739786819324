import { expect, it } from 'vitest'
import type { TableSchema } from '@lading/core/tables'
import { losing, planTables } from './tableChanges'

const table = (columns: Record<string, string>, more: Partial<TableSchema> = {}): TableSchema => ({
  name: 'onl_trip',
  columns,
  unique: [],
  ...more,
})
const kinds = (before: TableSchema[], now: TableSchema[]) =>
  planTables(before, now, { number: 2 }).changes.map(({ kind, column = '' }) => `${kind} ${column}`)

it('adds without asking, and asks for what goes out of sight', () => {
  expect(kinds([], [table({ no: 'text' })])).toEqual(['table '])
  expect(kinds([table({ no: 'text' })], [table({ no: 'text', eta: 'date' })])).toEqual(['add eta'])
  expect(kinds([table({ n: 'integer' })], [table({ n: 'text' })])).toEqual(['widen n'])
  const { changes, statements, tables } = planTables(
    [table({ a: 'text', b: 'text' })],
    [table({ a: 'text' })],
    { number: 2 },
  )
  expect(changes.filter(losing)).toEqual([{ kind: 'gone', table: 'onl_trip', column: 'b' }])
  expect(statements).toEqual([])
  expect(tables).toEqual([table({ a: 'text', b: 'text' }, { gone: ['b'] })])
  // The field comes back, and what it held with it.
  expect(kinds(tables, [table({ a: 'text', b: 'text' })])).toEqual(['back b'])
})

it('keeps the old column beside one of another type, and drops nothing', () => {
  const plan = planTables([table({ size: 'text' })], [table({ size: 'integer' })], { number: 3 })
  expect(plan.kept).toEqual([
    { table: 'onl_trip', column: 'size', as: 'size_v3', type: 'text', became: 'integer' },
  ])
  expect(plan.tables[0]).toMatchObject({ columns: { size: 'integer', size_v3: 'text' }, gone: ['size_v3'] })
  expect(plan.statements.join('\n')).not.toMatch(/drop (table|column)/)
  const back = planTables(plan.tables, [table({ size: 'text' })], { number: 4, restore: plan.kept })
  expect(back.changes).toMatchObject([{ kind: 'restore' }])
  expect(back.tables[0]).toMatchObject({ columns: { size: 'text', size_v4: 'integer' }, gone: ['size_v4'] })
  // Never two of one name.
  const again = planTables(back.tables, [table({ size: 'integer' })], { number: 4 })
  expect(again.kept[0]!.as).toBe('size_v5')
})

it('keeps the tables of removed lines', () => {
  const lines = table({ item: 'text' }, { name: 'onl_trip_item', parent: 'onl_trip' })
  const plan = planTables([table({ a: 'text' }), lines], [table({ a: 'text' })], { number: 2 })
  expect(plan.changes).toEqual([{ kind: 'goneTable', table: 'onl_trip_item' }])
  expect(planTables(plan.tables, [table({ a: 'text' }), lines], { number: 3 }).statements).toEqual([])
})
