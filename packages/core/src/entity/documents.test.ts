import { describe, expect, it } from 'vitest'
import { parseSuperQuery } from '../query'
import { order } from './fixtures'
import { definitionFaults, figureOfAddress, figureQuery, listPathOf, printedLayout, toneOf } from './index'
import type { EntityDefinition } from './index'

const figures: EntityDefinition['figures'] = {
  late: {
    zh: '逾期',
    en: 'Late',
    boards: ['monitor'],
    where: [
      { field: 'status', rule: 'in', val: 'open,partial' },
      { matchType: 'or', lines: [{ field: 'eta', rule: 'relative', val: 'beforeToday' }] },
    ],
  },
}

describe('figures', () => {
  it('are counted by the advanced query that the list is opened with', () => {
    const { superQueryParams, superQueryMatchType } = figureQuery(figures.late!)
    const fields = { status: { type: 'text' }, eta: { type: 'date' } } as const
    const now = Date.parse('2026-11-21T04:00:00Z')
    const asked = (text: string) => parseSuperQuery(text, superQueryMatchType, fields, now)
    const meant = [
      { field: 'status', rule: 'in', val: ['open', 'partial'] },
      { matchType: 'or', lines: [{ field: 'eta', rule: 'range', val: ['1900-01-01', '2026-11-20'] }] },
    ]
    expect(asked(superQueryParams)).toEqual(asked(JSON.stringify(meant)))
  })

  it('are found by the address of the list, and nothing else is', () => {
    expect(figureOfAddress({ figures }, '?figure=late')).toBe(figures.late)
    expect(figureOfAddress({ figures }, '?figure=toString')).toBeUndefined()
    expect(figureOfAddress({ figures }, '')).toBeUndefined()
    expect(figureOfAddress({}, '?figure=late')).toBeUndefined()
  })
})

describe('printed records', () => {
  it('follow form and columns where the definition says nothing', () => {
    expect(printedLayout(order)).toBeUndefined()
    const layout = printedLayout(order, {})!
    expect(layout.title).toEqual(order.label)
    const form = order.form.flatMap(({ rows }) => rows.flat())
    expect(layout.fields.every((name) => form.includes(name))).toBe(true)
    expect(layout.fields).not.toContain(order.title)
    expect(layout.fields).not.toContain(order.workflow?.field)
    expect(layout.lines.map(({ key }) => key)).toEqual(Object.keys(order.lines ?? {}))
  })
})

it('says what is printed or counted and is not there', () => {
  const faulty: EntityDefinition = {
    ...order,
    print: { fields: ['nothing'], from: 'nobody', lines: { nowhere: ['never'] } },
    figures: {
      wrong: {
        zh: '错',
        en: 'Wrong',
        boards: [],
        of: 'none',
        where: [{ field: 'absent', rule: 'eq', val: '1' }],
      },
      fine: {
        zh: '对',
        en: 'Fine',
        boards: [],
        where: [{ field: 'createTime', rule: 'relative', val: 'today' }],
      },
    },
  }
  const before = definitionFaults(order).length
  const words = definitionFaults(faulty)
    .slice(before)
    .map(({ word }) => word)
  expect(words).toEqual(['nothing', 'nobody', 'never', 'absent', 'none'])
})

it.each([
  ['/sales/quotation/add', '/sales/quotation'],
  ['/sg/sales/quotation/edit/01a2', '/sg/sales/quotation'],
  ['/sales/quotation/view/7/', '/sales/quotation'],
  ['/sales/quotation', '/sales/quotation'],
])('leads from the form %s back to the list %s', (form, list) => {
  expect(listPathOf(form)).toBe(list)
})

describe('colours', () => {
  const late = { field: 'due', op: 'lt', value: { the: 'today' } } as const
  const colours = [
    { when: late, tone: 'danger', fields: ['due'] },
    { when: { field: 'record.status', op: 'eq', value: 'done' }, tone: 'muted' },
  ] as const

  it('are those of the first condition that holds, of its columns or of all', () => {
    const row = { due: '2026-01-01' }
    const tones = (keys: string[], scope = {}) => keys.map((key) => toneOf(colours, row, key, scope))
    expect(tones(['due', 'price'])).toEqual([undefined, undefined])
    const known = { today: '2026-02-01' }
    expect(tones(['due', 'price'], { known })).toEqual(['danger', undefined])
    expect(tones(['due', 'price'], { known, record: { status: 'done' } })).toEqual(['danger', 'muted'])
  })

  it('are refused on what is not there', () => {
    const lines = { tsOrderLine: { ...order.lines!.tsOrderLine!, colours } }
    const before = definitionFaults(order).length
    const words = (entity: EntityDefinition) =>
      definitionFaults(entity)
        .slice(before)
        .map(({ word }) => word)
    expect(words({ ...order, lines })).toEqual(['due', 'due'])
    expect(
      words({ ...order, colours: [{ when: late, tone: 'info', fields: ['createTime', 'no'] }] }),
    ).toEqual(['no'])
  })
})
