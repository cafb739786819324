import { describe, expect, it, vi } from 'vitest'
import type { CompiledColumn } from '../../api/cell'
import type { GridColumn } from '../../api/column'
import { NO_FILTERS } from '../filtering/columnFilter'
import { NO_CHOICES } from './columnChoices'
import { ColumnTable } from './columnTable'

const column = (key: string, def: Partial<GridColumn> = {}, marker = false) =>
  ({ key, title: key, def: { key, ...def }, cell: { marker } }) as unknown as CompiledColumn

const COLUMNS = [column('#', {}, true), ...['a', 'b', 'c', 'd'].map((key) => column(key))]

function tableOf(columns: readonly CompiledColumn[] = COLUMNS) {
  const table = new ColumnTable()
  table.define(columns)
  const shown = () => {
    const { start, center, end } = table.lists()
    return [start, center, end].map((list) => list.map(({ key }) => key).join('')).join('|')
  }
  return { table, shown }
}

describe('what is shown where', () => {
  it('follows the definitions, and what is chosen over them', () => {
    const { table, shown } = tableOf([
      ...COLUMNS.slice(0, 3),
      column('c', { hidden: true }),
      column('d', { pinned: 'start' }),
    ])
    expect(shown()).toBe('#d|ab|')
    table.show('c', true)
    table.pin('a', 'end')
    expect(shown()).toBe('#d|bc|a')
    table.pin('d', false)
    expect(shown()).toBe('#|bcd|a')
    table.place(['#', 'd', 'c', 'b', 'a'])
    expect(shown()).toBe('#|dcb|a')
    expect(table.ordered().map(({ key }) => key)).toEqual(['#', 'd', 'c', 'b', 'a'])
    table.show('b', false)
    expect(table.isVisible('b')).toBe(false)
    expect(shown()).toBe('#|dc|a')
  })

  it('keeps choices apart from definitions: those that change show wherever nobody chose', () => {
    const { table, shown } = tableOf()
    table.show('a', false)
    table.pin('b', 'start')
    expect(table.chosen.get()).toEqual({ ...NO_CHOICES, visible: { a: false }, pinned: { b: 'start' } })
    table.define([...COLUMNS.slice(0, 4), column('d', { hidden: true }), column('e', { pinned: 'end' })])
    expect(shown()).toBe('#b|c|e')
    table.place(['#', 'c', 'b', 'a'])
    // A column nobody has placed stays behind the one it is defined after.
    table.define([...COLUMNS, column('z')])
    expect(shown()).toBe('#b|cdz|')
  })

  it('takes choices back, of one column and of all', () => {
    const { table, shown } = tableOf()
    const kept = {
      ...NO_CHOICES,
      order: ['#', 'd', 'a'],
      sizes: { a: 70, b: 80 },
      pinned: { a: 'end' as const },
    }
    table.restore(kept)
    expect(table.chosen.get()).toEqual(kept)
    expect(shown()).toBe('#|dbc|a')
    table.wrap('a', true)
    table.group('a')
    table.colour([{ field: 'a' }, { field: 'b' }] as never)
    table.reset('a')
    expect(table.chosen.get()).toEqual({ ...kept, sizes: { b: 80 }, pinned: {}, colours: [{ field: 'b' }] })
    table.restore(NO_CHOICES)
    expect(table.chosen.get()).toBe(NO_CHOICES)
    expect(shown()).toBe('#|abcd|')
  })
})

describe('rows', () => {
  it('are sorted by one column', () => {
    const { table } = tableOf()
    const told = vi.fn()
    table.sorting.on(told)
    table.sort({ key: 'b', direction: 'descending' })
    expect(table.sorting.get()).toEqual({ key: 'b', direction: 'descending' })
    table.sort({ key: 'b', direction: 'descending' })
    expect(told).toHaveBeenCalledTimes(1)
    table.sort(undefined)
    expect(table.sorting.get()).toBeUndefined()
  })

  it('are filtered; a filter that lets every row through is none', () => {
    const { table } = tableOf()
    expect(table.filters.get()).toBe(NO_FILTERS)
    table.filter({
      a: { kind: 'text', contains: 'x' },
      b: { kind: 'text', contains: ' ' },
      gone: { kind: 'empty' },
    })
    expect(table.filters.get()).toEqual({ a: { kind: 'text', contains: 'x' }, gone: { kind: 'empty' } })
    table.filter(NO_FILTERS)
    expect(table.filters.get()).toBe(NO_FILTERS)
  })

  it('are in groups as the page says, until somebody chooses; never where there is a tree', () => {
    const { table, shown } = tableOf()
    table.groupBy('a')
    expect(table.grouping.get()).toBe('a')
    table.group('b')
    expect(table.grouping.get()).toBe('b')
    // Its column stays where it is.
    expect(shown()).toBe('#|abcd|')
    table.group(undefined)
    expect(table.grouping.get()).toBeUndefined()
    expect(table.chosen.get().group).toBe('')
    table.group('b')
    table.groupBy(false)
    expect(table.grouping.get()).toBeUndefined()
  })
})

it('tells those who follow one thing of that alone, and once', () => {
  const { table } = tableOf()
  const told = { chosen: vi.fn(), filters: vi.fn(), colours: vi.fn() }
  table.chosen.on(told.chosen)
  table.filters.on(told.filters)
  const end = table.colours.on(told.colours)
  table.resize('a', 90)
  table.resize('a', 90)
  expect(table.chosen.get().sizes).toEqual({ a: 90 })
  expect(told.chosen).toHaveBeenCalledTimes(1)
  table.colour([{ field: 'a' }] as never)
  end()
  table.colour([])
  // Widths and the rest are taken over together.
  told.chosen.mockClear()
  table.restore({ ...NO_CHOICES, sizes: { b: 70 }, visible: { a: false } })
  expect(told.chosen).toHaveBeenCalledTimes(1)
  expect(told.filters).not.toHaveBeenCalled()
  expect(told.colours).toHaveBeenCalledTimes(1)
})
