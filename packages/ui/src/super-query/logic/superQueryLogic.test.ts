import { entityQueryFields, matchesWhere, parseSuperQuery } from '@lading/core/query'
import { describe, expect, it, vi } from 'vitest'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { withDefault } from './defaultQuery'
import { superQueryFields } from './entityFields'
import { changeLineField, changeLineRule, effectiveLines, mayAdd, RULES, rulesOf } from './query'
import type { SuperQueryEntry, SuperQueryLine } from './query'
import { localSavedQueries, SAVED_QUERY_PREFIX, savedItem } from './savedQueries'
import { readParams, superQueryParams } from './superQueryParams'

const fields = superQueryFields(demoQuotation, 'zh-CN')
const { quotationNo, amount, port, eta } = demoQuotation.fields

describe('a line', () => {
  it('loses its value with its field', () => {
    const line: SuperQueryLine = { field: 'remark', rule: 'like', val: 'bolt' }
    expect(changeLineField(line, 'quotationNo', quotationNo)).toEqual({ field: 'quotationNo', rule: 'like' })
    expect(changeLineField(line, 'amount', amount)).toEqual({ field: 'amount', rule: 'eq' })
  })

  it('keeps the first of several values when it leaves "in"', () => {
    const line: SuperQueryLine = { field: 'port', rule: 'in', val: ['SHA', 'NGB'] }
    expect(changeLineRule(line, 'eq')).toEqual({ field: 'port', rule: 'eq', val: 'SHA' })
    expect(changeLineRule({ field: 'port', rule: 'eq', val: 'SHA' }, 'in').val).toEqual(['SHA'])
    expect(changeLineRule({ field: 'port', rule: 'eq' }, 'in').val).toEqual([])
    expect(changeLineRule({ field: 'amount', rule: 'gt', val: 5 }, 'le').val).toBe(5)
  })

  it('has the rules that its field allows', () => {
    const blank = ['empty', 'not_empty']
    expect(rulesOf(quotationNo)).toEqual(RULES.filter((rule) => rule !== 'range' && rule !== 'relative'))
    expect(rulesOf(port)).toEqual(['eq', 'in', 'ne', ...blank])
    expect(rulesOf(amount)).toEqual(['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'range', ...blank])
    expect(rulesOf(eta)).toContain('relative')
    expect(rulesOf(eta)).not.toContain('like')
  })

  it('counts with a field that there is and a value only', () => {
    const lines: SuperQueryLine[] = [
      { rule: 'eq', val: 'x' },
      { field: 'remark', rule: 'eq' },
      { field: 'remark', rule: 'eq', val: '  ' },
      { field: 'gone', rule: 'eq', val: 'x' },
      { field: 'port', rule: 'in', val: [] },
      { field: 'amount', rule: 'range', val: ['', null] },
      { field: 'discount', rule: 'eq', val: 0 },
      { field: 'remark', rule: 'empty' },
    ]
    expect(effectiveLines(lines, fields)).toEqual([
      { field: 'discount', rule: 'eq', val: 0 },
      { field: 'remark', rule: 'empty' },
    ])
    expect(mayAdd(lines)).toBe(true)
    expect(mayAdd(Array<SuperQueryLine>(50).fill({ rule: 'eq' }))).toBe(false)
  })
})

describe('superQueryParams', () => {
  const row = { quotationNo: 'SQ100%1', port: 'SHA', amount: 20, eta: '2026-11-21' }
  const asked = entityQueryFields(demoQuotation)

  it.each<[SuperQueryLine, boolean]>([
    [{ field: 'quotationNo', rule: 'eq', val: ' SQ100%1 ' }, true],
    [{ field: 'quotationNo', rule: 'like', val: '0%' }, true],
    [{ field: 'quotationNo', rule: 'right_like', val: 'SQ' }, true],
    [{ field: 'quotationNo', rule: 'left_like', val: 'SQ' }, false],
    [{ field: 'port', rule: 'in', val: ['NGB', 'SHA'] }, true],
    [{ field: 'port', rule: 'ne', val: 'SHA' }, false],
    [{ field: 'amount', rule: 'gt', val: 20 }, false],
    [{ field: 'amount', rule: 'ge', val: 20 }, true],
    [{ field: 'eta', rule: 'lt', val: '2026-11-22' }, true],
    [{ field: 'eta', rule: 'le', val: '2026-11-20' }, false],
  ])('is read by the server as it was meant: %o', (line, expected) => {
    const params = superQueryParams({ matchType: 'and', lines: [line] }, fields)!
    expect(params.superQueryParams).not.toMatch(/[\s"{]/)
    const where = parseSuperQuery(params.superQueryParams, params.superQueryMatchType, asked)
    expect(where).toBeDefined()
    expect(matchesWhere(where, row)).toBe(expected)
  })

  it('joins by or', () => {
    const lines: SuperQueryLine[] = [
      { field: 'port', rule: 'eq', val: 'NGB' },
      { field: 'amount', rule: 'eq', val: 20 },
    ]
    const params = superQueryParams({ matchType: 'or', lines }, fields)!
    expect(matchesWhere(parseSuperQuery(params.superQueryParams, 'or', asked), row)).toBe(true)
    expect(matchesWhere(parseSuperQuery(params.superQueryParams, 'and', asked), row)).toBe(false)
  })

  it('is nothing without a condition that counts', () => {
    expect(superQueryParams({ matchType: 'and', lines: [{ rule: 'eq' }] }, fields)).toBeUndefined()
  })

  it('is read back', () => {
    const lines: SuperQueryLine[] = [
      { field: 'port', rule: 'in', val: ['NGB', 'SHA'] },
      { field: 'remark', rule: 'like', val: '50% 折扣' },
    ]
    const text = superQueryParams({ matchType: 'and', lines }, fields)!.superQueryParams
    expect(readParams(text, 'or')).toEqual({ matchType: 'or', lines })
    expect(readParams(text, undefined)?.matchType).toBe('and')
    expect(readParams('%', 'and')).toBeUndefined()
    expect(readParams('[]', 'and')).toBeUndefined()
    expect(readParams(encodeURI('[{"field":"a","rule":"drop"}]'), 'and')).toBeUndefined()
  })

  it('carries groups, without what does not count in them', () => {
    const lines: SuperQueryEntry[] = [
      { field: 'port', rule: 'eq', val: 'SHA' },
      {
        matchType: 'or',
        lines: [
          { field: 'amount', rule: 'ge', val: 100 },
          { field: 'gone', rule: 'eq', val: 'x' },
          { matchType: 'and', lines: [{ rule: 'eq' }] },
          { field: 'quotationNo', rule: 'like', val: '0%' },
        ],
      },
    ]
    const { superQueryParams: text } = superQueryParams({ matchType: 'and', lines }, fields)!
    const where = parseSuperQuery(text, 'and', asked)
    expect(matchesWhere(where, row)).toBe(true)
    expect(matchesWhere(where, { ...row, quotationNo: 'x' })).toBe(false)
    expect(matchesWhere(where, { ...row, quotationNo: 'x', amount: 100 })).toBe(true)
    const back = readParams(text, 'and')!.lines[1]!
    expect('lines' in back && back.lines).toHaveLength(2)
  })
})

describe('superQueryFields', () => {
  it('has what people can ask for, states in words', () => {
    const names = fields.map(({ name }) => name)
    expect(names[0]).toBe('quotationNo')
    expect(names).toContain('createTime')
    expect(names).not.toContain('contract')
    expect(fields.find(({ name }) => name === 'status')?.options?.[0]).toEqual({
      value: 'draft',
      text: '草稿',
    })
  })
})

describe('saved queries', () => {
  function memory(): Pick<Storage, 'getItem' | 'setItem'> & { data: Map<string, string> } {
    const data = new Map<string, string>()
    return { data, getItem: (key) => data.get(key) ?? null, setItem: (key, text) => void data.set(key, text) }
  }
  const query = {
    title: '本月',
    matchType: 'and',
    records: [{ field: 'port', rule: 'eq', val: 'SHA' }],
  } as const

  const local = (storage: Pick<Storage, 'getItem' | 'setItem'>, page = 'demo') =>
    localSavedQueries(storage, page, 'full')
  const draft = {
    page: 'demo',
    name: '本月',
    query: { matchType: 'and', lines: query.records },
    shared: false,
  } as const

  it('lie under the prefix and the save code, as the specification names their parts', async () => {
    const storage = memory()
    await local(storage).save(draft)
    expect([...storage.data.keys()]).toEqual([`${SAVED_QUERY_PREFIX}demo`])
    expect(JSON.parse(storage.data.get(`${SAVED_QUERY_PREFIX}demo`)!)).toEqual([query])
    const [record] = await local(storage).list('demo')
    expect(savedItem(record!, fields)).toMatchObject({
      name: '本月',
      mine: true,
      gone: [],
      value: draft.query,
    })
    expect(await local(storage, 'other').list('other')).toEqual([])
  })

  it('keep what cannot be read until it is deleted, and say what is gone', async () => {
    const storage = memory()
    const gone = { ...query, title: '旧', records: [{ field: 'gone', rule: 'eq', val: '1' }] }
    const raw = [{ title: '坏', matchType: 'xor', records: [] }, 5, gone]
    storage.setItem(`${SAVED_QUERY_PREFIX}demo`, JSON.stringify(raw))
    await local(storage).save(draft)
    const items = (await local(storage).list('demo')).map((record) => savedItem(record, fields))
    expect(items.map(({ name, value }) => [name, value !== undefined])).toEqual([
      ['坏', false],
      ['#2', false],
      ['旧', true],
      ['本月', true],
    ])
    expect(items[2]!.gone).toEqual(['gone'])
    await local(storage).remove('#2')
    await local(storage).remove('坏')
    expect(await local(storage).list('demo')).toHaveLength(2)
    storage.setItem(`${SAVED_QUERY_PREFIX}demo`, '{')
    expect(await local(storage).list('demo')).toEqual([])
  })

  it('replace the one with their name, and take another name', async () => {
    const storage = memory()
    const source = local(storage)
    await source.save(draft)
    await source.save({ ...draft, name: '急单' })
    await source.save({ ...draft, query: { ...draft.query, matchType: 'or' } })
    await source.save({ ...draft, id: '急单', name: '加急' })
    const names = (await source.list('demo')).map(({ name, query: kept }) => [
      name,
      (kept as { matchType: string }).matchType,
    ])
    expect(names).toEqual([
      ['本月', 'or'],
      ['加急', 'and'],
    ])
  })

  it('say when the storage is full', async () => {
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError')
      },
    }
    await expect(local(storage).save(draft)).rejects.toThrow('full')
  })
})

describe('the query that a page opens with', () => {
  const memory = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }
  it('is kept in the browser where the port cannot keep it, follows a new name, and goes with the query', async () => {
    const storage = memory()
    vi.stubGlobal('localStorage', storage)
    const source = withDefault(localSavedQueries(storage, 'p', 'full'), 'p')
    const query = { matchType: 'and', lines: [] } as const
    await source.save({ page: 'p', name: 'a', query, shared: false })
    expect(source.mayHaveDefault()).toBe(false)
    await source.setDefault('p', 'a')
    expect((await source.list('p')).map(({ isDefault }) => isDefault)).toEqual([true])
    expect((await source.save({ id: 'a', page: 'p', name: 'b', query, shared: false })).isDefault).toBe(true)
    await source.remove('b')
    expect(source.mayHaveDefault()).toBe(false)
    vi.unstubAllGlobals()
  })
})
