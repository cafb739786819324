import { describe, expect, it, vi } from 'vitest'
import type { DepartmentNode } from '../foundation/sourceTypes'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import { demoPickers } from '../testing/fixtures/pickers'
import { check, filterTree, halfChecked, indexTree, subtree } from './department-picker/treeIndex'
import { readMapping } from './report-popup/popupMapping'
import { fillFields, parseSorter, reportParams, rowKey } from './report-popup/reportValues'
import { standIns, storedValues, withRows } from './report-popup/storedRows'
import { reportData } from './report-popup/reportCache'
import { askedFor, reportPasted, splitPasted, splitUnknown } from './shared/pasteList'
import { pinyinMatcher } from '../foundation/pinyin/pinyin'
import { MAX_RECENT, noteRecent, readRecent } from './shared/recent'
import { userTableSource } from './user-picker/userTableSource'
import { selectionOf, toggled, toValues, withAll } from './shared/selection'

const node = (id: string, children: DepartmentNode[] = []): DepartmentNode => ({
  id,
  orgCode: id,
  departName: `部门${id}`,
  children,
})
const tree = [node('a', [node('a1', [node('a11')]), node('a2')]), node('b')]
const index = indexTree(tree)

describe('departments', () => {
  it('links parents with children, up and down', () => {
    const first = check(index, new Set(), 'a1', true)
    expect([...first]).toEqual(['a1', 'a11'])
    expect(halfChecked(index, first)).toEqual(['a'])
    const all = check(index, first, 'a2', true)
    expect([...all].sort()).toEqual(['a', 'a1', 'a11', 'a2'])
    expect([...check(index, all, 'a11', true)]).toEqual(['a2'])
  })

  it('lets each stand by itself when unlinked', () => {
    expect([...check(index, new Set(['a']), 'a1', false)]).toEqual(['a', 'a1'])
    expect([...check(index, new Set(['a', 'a1']), 'a', false)]).toEqual(['a1'])
  })

  it('keeps the way to what matches and opens it', () => {
    const found = filterTree(tree, ({ id }) => id === 'a11')
    expect(found.roots).toMatchObject([{ id: 'a', children: [{ id: 'a1', children: [{ id: 'a11' }] }] }])
    expect(found.roots[0]?.children).toHaveLength(1)
    expect(found.open).toEqual(['a1', 'a'])
  })

  it('knows everything below', () => expect(subtree(index, 'a')).toEqual(['a', 'a1', 'a11', 'a2']))
})

describe('selection', () => {
  const [x, y] = [
    { value: 'x', text: 'X' },
    { value: 'y', text: 'Y', disabled: true },
  ] as const
  it('keeps only the newest with one choice', () => {
    expect([...toggled(selectionOf([x]), { value: 'z', text: 'Z' }, false).keys()]).toEqual(['z'])
    expect(toggled(selectionOf([x]), x, false).size).toBe(0)
  })
  it('leaves disabled options alone', () => {
    expect([...withAll(new Map(), [x, y], true).keys()]).toEqual(['x'])
    expect([...withAll(selectionOf([x, y]), [x, y], false).keys()]).toEqual(['y'])
  })
  it('reads stored values', () => expect(toValues(' a, b,,a')).toEqual(['a', 'b']))
})

describe('pasted lists', () => {
  const people = [
    { value: 'wangwei', text: '王伟', row: { workNo: 'W1' } },
    { value: 'wangwei2', text: '王伟', row: { workNo: 'W2' } },
    { value: 'lina', text: '李娜', row: { workNo: 'W3' } },
  ]
  const keysOf = (option: (typeof people)[number]) => [option.value, option.text, option.row.workNo]
  it('splits by lines, commas and cells', () => {
    expect(splitPasted('王伟\n李娜，W2\tW3;W3')).toEqual(['王伟', '李娜', 'W2', 'W3'])
  })
  it('takes blanks as part of a name, and as between names where no such name is known', () => {
    const entries = splitPasted('Wan  Hai Lines\n王伟 W3')
    expect(entries).toEqual(['Wan Hai Lines', '王伟 W3'])
    expect(askedFor(entries)).toEqual(['Wan Hai Lines', 'Wan', 'Hai', 'Lines', '王伟 W3', '王伟', 'W3'])
    const known = [...people, { value: 'C1', text: 'Wan Hai Lines', row: { workNo: '' } }]
    const keys = (option: { value: string }) => keysOf(option as (typeof people)[number])
    expect(splitUnknown(entries, known, keys)).toEqual(['Wan Hai Lines', '王伟', 'W3'])
    expect(splitUnknown(['John Smith'], known, keys)).toEqual(['John Smith'])
  })
  it('asks for five hundred names in addresses that servers read', async () => {
    const names = Array.from({ length: 500 }, (_, at) => `欧阳王小敏${at}`)
    const source = createFakeDataSource({})
    await userTableSource(source).candidates!(names)
    for (const { input } of source.calls) {
      expect(encodeURIComponent(JSON.stringify(input)).length).toBeLessThan(8_000)
    }
    expect(source.calls).toHaveLength(15)
  })
  it('tells what was found, what is unclear and what is missing', () => {
    const report = reportPasted(['李娜', 'w3', '王伟', 'WANGWEI', '无名'], people, (option) =>
      keysOf(option as (typeof people)[number]),
    )
    expect(report.found.map(({ value }) => value)).toEqual(['lina', 'wangwei'])
    expect(report.ambiguous.map(({ word, options }) => [word, options.length])).toEqual([['王伟', 2]])
    expect(report.missing).toEqual(['无名'])
  })
})

describe('pinyin', () => {
  it('finds names by syllables and by initials', async () => {
    const matches = async (keyword: string, name: string) => (await pinyinMatcher(keyword))(name)
    expect(await matches('wangwei', '王伟')).toBe(true)
    expect(await matches('WW', '王伟')).toBe(true)
    expect(await matches('shxsb', '上海销售部')).toBe(true)
    expect(await matches('zw', '王伟')).toBe(false)
  })
})

describe('recent choices', () => {
  it('puts the newest first, each once, and reads nothing from nonsense', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    for (let at = 0; at < 12; at++) noteRecent(storage, 'user', [{ value: `u${at}`, text: `U${at}` }])
    noteRecent(storage, 'user', [{ value: 'u9', text: 'U9' }])
    const recent = readRecent(storage, 'user')
    expect(recent).toHaveLength(MAX_RECENT)
    expect(recent.slice(0, 2).map(({ value }) => value)).toEqual(['u9', 'u11'])
    kept.set('lading_recent_user', '{"no":1}')
    expect(readRecent(storage, 'user')).toEqual([])
  })
})

describe('popup mapping', () => {
  it('wants code and both lists, equally long', () => {
    expect(readMapping({ orgFields: 'a', destFields: 'a' })).toBe('misconfigured')
    expect(readMapping({ code: 'r', orgFields: '', destFields: 'a' })).toBe('misconfigured')
    expect(readMapping({ code: 'r', orgFields: 'a,b', destFields: 'a' })).toBe('uneven')
    const map = readMapping({ code: 'r', orgFields: 'a, b', destFields: ['x', 'y'] })
    expect(map).toEqual({ code: 'r', orgFields: ['a', 'b'], destFields: ['x', 'y'] })
    expect(typeof map === 'string' || fillFields(map, [{ a: 1, b: 2 }, { a: 3 }], ';')).toEqual({
      x: '1;3',
      y: '2;',
    })
  })
  it('gives every stored value one row, and leaves it where there is none', () => {
    const map = { code: 'r', orgFields: ['a', 'b'], destFields: ['x', 'y'] }
    const stored = storedValues(map, 'y', 'q;q;p;none', ';')
    expect(stored).toEqual({ column: 'b', values: ['q', 'q', 'p', 'none'] })
    expect(storedValues(map, 'y', 'q;q')).toEqual({ column: 'b', values: ['q;q'] })
    expect(storedValues(map, 'other', 'q')).toBeUndefined()
    const rows = ['p1', 'q1', 'q2', 'q3'].map((value) => ({ value, text: value, row: { b: value[0] } }))
    const found = withRows(standIns(stored), 'b', rows)
    expect([...found.values()].map(({ row }) => row)).toEqual([
      { b: 'q' },
      { b: 'q' },
      { b: 'p' },
      { b: 'none' },
    ])
    expect([...found.keys()].slice(0, 3)).toEqual(['q1', 'q2', 'p1'])
  })
  it('cuts keys of rows without an id at 50 characters', () => {
    expect(rowKey({ id: 7, a: 'x' })).toBe('7')
    expect(rowKey({ a: 'x'.repeat(40), b: 'y'.repeat(40) })).toHaveLength(50)
  })
  it('sends parameters and presets conditions', () => {
    expect(reportParams({ port: "'CNSHA'", year: 2026, none: '' }, ['port'])).toEqual({
      self: { self_port: "'CNSHA'", self_year: '2026' },
      preset: { port: 'CNSHA' },
    })
    expect(parseSorter('eta=asc')).toEqual({ column: 'eta', order: 'asc' })
    expect(parseSorter(undefined)).toBeUndefined()
  })
})

describe('reportData', () => {
  it('asks once per group within 30 s, and again after', async () => {
    const source = createFakeDataSource(demoPickers)
    const calls = () => source.calls.filter(({ path }) => path === 'reports/data').length
    const ask = (now: number, groupId?: string) =>
      reportData(source, 'report-vessel', { pageNo: 1 }, { now, groupId })
    await Promise.all([ask(0, 'g'), ask(29_999, 'g')])
    expect(calls()).toBe(1)
    await ask(30_000, 'g')
    expect(calls()).toBe(2)
    await ask(30_000)
    expect(calls()).toBe(3)
  })
  it('forgets what failed', async () => {
    const fail = vi.fn<() => Error | undefined>(() => new Error('down'))
    const source = createFakeDataSource({ ...demoPickers, fail })
    await expect(reportData(source, 'report-vessel', {}, { groupId: 'g', now: 0 })).rejects.toThrow('down')
    fail.mockReturnValue(undefined)
    expect((await reportData(source, 'report-vessel', {}, { groupId: 'g', now: 1 })).total).toBe(23)
  })
})
