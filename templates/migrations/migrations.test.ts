import { describe, expect, it } from 'vitest'
import { indexName, sqlName } from '@lading/core/tables'
import type { TableSchema } from '@lading/core/tables'
import { mergedSchema, MigrationError, nextStep } from './migrations'

const table = (columns: Record<string, string>, more: Partial<TableSchema> = {}): TableSchema => ({
  name: 'trip',
  columns,
  unique: [],
  ...more,
})

describe('nextStep', () => {
  it('creates the tables of a new entity, lines below their master', () => {
    const step = nextStep(
      undefined,
      [table({ no: 'text' }), table({}, { name: 'stop', parent: 'trip' })],
      [],
    )!
    expect(step.id).toBe('trip_0001_create')
    expect(step.sql).toContain('create table trip (')
    expect(step.sql).toContain('parent_id text not null references trip (id) on delete cascade')
    expect(step.sql).toContain('create index stop_order_idx on stop (parent_id, order_num);')
    expect(step.sql).toContain('create index trip_newest_idx on trip (tenant_id, create_time desc, id desc);')
  })

  it('is not there when nothing is new', () => {
    expect(nextStep([table({ no: 'text' })], [table({ no: 'text' })], ['trip_0001_create'])).toBeUndefined()
  })

  it('adds columns, indexes and tables, and drops nothing', () => {
    const step = nextStep(
      [table({ no: 'text', gone: 'text' })],
      [table({ no: 'text', eta: 'date' }, { unique: ['no'] })],
      ['trip_0001_create', 'trip_0002_add_no', 'trip_0003_list_indexes'],
    )!
    expect(step).toEqual({
      id: 'trip_0004_add_eta',
      sql: 'alter table trip add column eta date;\ncreate unique index trip_no_key on trip (tenant_id, no) where no is not null;',
    })
  })

  it('indexes the id, the state and what is asked for by ranges, also of tables that are there already', () => {
    const now = table({ state: 'text', eta: 'date' }, { indexes: ['id', 'state', 'eta'] })
    const step = nextStep(
      [table({ state: 'text', eta: 'date' }, { indexes: ['id'] })],
      [now],
      ['trip_0001_create'],
    )!
    expect(step.id).toBe('trip_0002_list_indexes')
    expect(step.sql).toBe(
      'create index if not exists trip_state_idx on trip (tenant_id, state, create_time desc, id desc);\n' +
        'create index if not exists trip_eta_idx on trip (tenant_id, eta desc, id desc);',
    )
    expect(nextStep(undefined, [now], [])!.sql).toContain(
      'create index if not exists trip_id_idx on trip (tenant_id, id desc);',
    )
    expect(nextStep([now], [now], ['trip_0001_create'])).toBeUndefined()
  })

  it.each([
    ['steps added by hand', ['trip_0001_create', 'trip_0002_list_indexes', 'trip_0003_list_indexes'], '0004'],
    ['a number left out', ['trip_0001_create', 'trip_0007_list_indexes'], '0008'],
    ['a step of another shape', ['trip_0001_create', 'mine', 'trip_backfill'], '0004'],
    ['more than four digits', ['trip_10000_list_indexes'], '10001'],
  ])('gives a number that no step has, after %s', (_what, ids, number) => {
    const step = nextStep([table({})], [table({}, { indexes: ['id'] })], ids)!
    expect(step.id).toBe(`trip_${number}_list_indexes`)
  })

  it('widens a type and refuses one that could lose values', () => {
    const change = (from: string, to: string) =>
      nextStep([table({ a: from })], [table({ a: to })], ['trip_0001_create'])
    expect(change('integer', 'numeric(20,6)')!.sql).toContain('alter column a type numeric(20,6)')
    expect(change('date', 'text')!.sql).toContain('using a::text')
    expect(() => change('text', 'date')).toThrow(MigrationError)
    expect(() => change('numeric(20,6)', 'integer')).toThrow('values that do not fit would be lost')
    expect(() => change('date', 'integer')).toThrow('could lose stored values')
  })

  it('remembers columns of removed fields, so that they can come back', () => {
    const after = mergedSchema([table({ a: 'text', b: 'date' })], [table({ a: 'text' })])
    expect(after[0]!.columns).toEqual({ a: 'text', b: 'date' })
    expect(nextStep(after, [table({ a: 'text', b: 'date' })], ['trip_0001_create'])).toBeUndefined()
  })
})

describe('names', () => {
  it('quotes what PostgreSQL reserves', () => {
    expect([sqlName('user'), sqlName('order'), sqlName('name')]).toEqual(['"user"', '"order"', 'name'])
  })

  it('shortens index names without making two the same', () => {
    const long = 'x'.repeat(60)
    const names = [indexName(long, 'a', 'idx'), indexName(long, 'b', 'idx')]
    expect(names.every((name) => name.length <= 63)).toBe(true)
    expect(new Set(names).size).toBe(2)
  })
})
