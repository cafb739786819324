import { describe, expect, it } from 'vitest'
import { exportParams, filterParams, listParams } from './listParams'
import { initialListState, lastPage, PAGE_SIZES, totalText } from './listState'
import { resolveItems } from './searchItem'

const entity = {
  key: 'saQuotation',
  fields: {
    quotationNo: { kind: 'code', zh: '报价单号', en: 'Quotation no.' },
    eta: { kind: 'date', zh: '到港日期', en: 'ETA' },
    site: { kind: 'dict', dict: 'site', zh: '站点', en: 'Site' },
    amount: { kind: 'money', zh: '金额', en: 'Amount' },
  },
} as const

describe('resolveItems', () => {
  it('takes names, the page form and the definition form', () => {
    const items = resolveItems(entity, [
      'quotationNo',
      { field: 'eta', mode: 'eq' },
      { site: 'eq' },
      'amount',
    ])
    expect(items.map(({ name, mode }) => [name, mode])).toEqual([
      ['quotationNo', 'like'],
      ['eta', 'eq'],
      ['site', 'eq'],
      ['amount', 'range'],
    ])
  })

  it('says which field is missing and which exist', () => {
    expect(() => resolveItems(entity, ['port'])).toThrow(/no field "port".*quotationNo, eta/)
  })
})

it('begins with 10 rows, newest first, and offers 10, 20 and 30 (spec 2 §9)', () => {
  expect(initialListState()).toMatchObject({ pageNo: 1, pageSize: 10, sort: { column: 'id', order: 'desc' } })
  expect(PAGE_SIZES).toEqual([10, 20, 30])
})

describe('listParams', () => {
  it('speaks the query language of the contract', () => {
    expect(filterParams('quotationNo', { mode: 'like', value: ' Q-1 ' })).toEqual({ quotationNo: '*Q-1*' })
    expect(
      (['left_like', 'right_like', 'ne', 'gt', 'ge', 'lt', 'le'] as const).map(
        (mode) => filterParams('amount', { mode, value: 5 })['amount'],
      ),
    ).toEqual(['*5', '5*', '!5', '>5', '>=5', '<5', '<=5'])
    expect(filterParams('site', { mode: 'in', value: ['SH', 'NB'] })).toEqual({ site: 'SH,NB' })
    expect(filterParams('tags', { mode: 'in', value: ['a', 'b'], multiple: true })).toEqual({ tags: ',a,b,' })
    expect(filterParams('site', { mode: 'eq', value: 'SH' })).toEqual({ site: 'SH' })
  })

  it('shows without its signs what a page gives as calls carry it', () => {
    const given = {
      quotationNo: { mode: 'like', value: '*Q-1*' },
      amount: { mode: 'ge', value: '>=5' },
    } as const
    const state = initialListState({ filters: given })
    expect(Object.values(state.filters).map(({ value }) => value)).toEqual(['Q-1', '5'])
    expect(listParams(state)).toMatchObject({ quotationNo: '*Q-1*', amount: '>=5' })
  })

  it('finds areas inside of one, by the beginning of their codes', () => {
    const within = (value: string) => filterParams('area', { mode: 'eq', value, within: true })['area']
    expect(['310000', '310100', '310115', '500000', '469000', '110000'].map(within)).toEqual([
      '31*',
      '3101*',
      '310115',
      '50*',
      '4690*',
      '11*',
    ])
  })

  it('strips what is empty and keeps zero', () => {
    const state = initialListState({
      filters: {
        quotationNo: { mode: 'like', value: '  ' },
        site: { mode: 'in', value: [] },
        eta: { mode: 'range', value: [null, '2026-12-01'] },
        amount: { mode: 'range', value: [0, undefined] },
      },
    })
    expect(listParams({ ...state, behind: { reportRows: 'r:1', self_from: '2' } })).toMatchObject({
      reportRows: 'r:1',
      self_from: '2',
    })
    expect(listParams(state, { tenant: '' })).toEqual({
      eta_end: '2026-12-01',
      amount_begin: 0,
      column: 'id',
      order: 'desc',
      pageNo: 1,
      pageSize: 10,
    })
  })

  it('exports without paging, and only the chosen rows when some are chosen', () => {
    expect(exportParams(initialListState(), ['1', '2'])).toEqual({
      column: 'id',
      order: 'desc',
      selections: '1,2',
    })
    expect(exportParams(initialListState(), [])).toEqual({ column: 'id', order: 'desc' })
  })
})

describe('counting', () => {
  it('says 10,000+ when the server stopped counting', () => {
    expect(totalText(10_001)).toBe('10,000+')
    expect(totalText(10_000)).toBe('10,000')
    expect(totalText(200_000)).toBe('200,000')
  })

  it('finds the last page with rows', () => {
    expect([lastPage(0, 10), lastPage(10, 10), lastPage(11, 10)]).toEqual([1, 1, 2])
  })
})
