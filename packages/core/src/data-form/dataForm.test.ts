import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storedReport } from '../contract/storedReport'
import * as faultTexts from '../entity/faultTexts'
import { order } from '../entity/fixtures'
import type { EntityDefinition } from '../entity/types'
import { KINDS } from '../kinds'
import type { Text } from '../text/text'
import {
  DataFormError,
  entityDataSchema,
  findingText,
  fromData,
  isEntityData,
  readData,
  toData,
} from './index'
import { MAX_DATA_DEPTH, MAX_VALUES } from './limits'
import { publishedSchema } from './publishedSchema'
import { choiceText } from './words'

/** A definition that says a little of everything, without a function. */
const trip: EntityDefinition = {
  key: 'trip',
  name: 'Trip',
  label: { zh: '行程', en: 'Trip' },
  area: 'office',
  title: 'tripNo',
  reference: {},
  fields: {
    tripNo: { kind: 'code', unique: true, readonly: true, zh: '单号', en: 'No.' },
    status: { kind: 'status', readonly: true, zh: '状态', en: 'Status' },
    customer: {
      kind: 'record',
      ref: 'customer',
      where: { status: 'active', company: { field: 'tripNo' } },
      fills: { place: 'city', note: { from: 'remark', whenEmpty: true } },
      zh: '客户',
      en: 'Customer',
    },
    place: { kind: 'text', maxLength: 40, rules: [{ pattern: 's' }], zh: '地点', en: 'Place' },
    note: {
      kind: 'textarea',
      requiredWhen: {
        all: [{ field: 'status', op: 'eq', value: 'draft' }, { not: { field: 'place', op: 'empty' } }],
      },
      editableIn: ['draft'],
      zh: '备注',
      en: 'Note',
    },
    amount: { kind: 'money', readonly: true, zh: '金额', en: 'Amount' },
  },
  list: ['tripNo', 'status', 'amount'],
  colours: [{ when: { field: 'status', op: 'eq', value: 'draft' }, tone: 'muted' }],
  query: ['tripNo', { amount: 'range' }, { place: 'left_like' }],
  form: [
    {
      section: { zh: '基本', en: 'Trip' },
      rows: [
        ['tripNo', 'customer'],
        ['place', 'note', 'amount'],
      ],
    },
  ],
  lines: {
    tripCost: {
      label: { zh: '费用', en: 'Costs' },
      fields: {
        day: { kind: 'date', required: true, zh: '日期', en: 'Day' },
        quantity: { kind: 'quantity', zh: '数量', en: 'Quantity' },
        price: { kind: 'money', zh: '单价', en: 'Price' },
        cost: { kind: 'money', readonly: true, zh: '费用', en: 'Cost' },
      },
      columns: ['day', 'quantity', 'price', 'cost'],
      colours: [{ when: { field: 'cost', op: 'gt', value: 1000 }, tone: 'danger', fields: ['cost'] }],
      footer: { cost: 'sum' },
      derive: { cost: { times: ['quantity', 'price'] } },
    },
  },
  derive: { amount: { round: { sum: 'tripCost.cost' }, digits: 2 } },
  workflow: {
    field: 'status',
    initial: 'draft',
    states: { draft: { zh: '草稿', en: 'Draft' }, done: { zh: '完成', en: 'Done', color: 'green' } },
    actions: {
      finish: {
        zh: '完成',
        en: 'Finish',
        from: ['draft'],
        to: 'done',
        when: { lines: 'tripCost', some: { field: 'cost', op: 'gt', value: 0 } },
        input: [
          { field: 'note', required: true },
          { name: 'why', kind: 'text', zh: '原因', en: 'Why' },
        ],
        set: { place: { value: 'x' }, note: 'nothing' },
        checks: ['paid'],
        effect: 'book',
      },
    },
    allow: { edit: ['draft'], 'lines.add': ['draft'] },
  },
  checks: {
    paid: { assert: { field: 'amount', op: 'ge', value: 0 }, message: { zh: '未付', en: 'Not paid' } },
  },
  dictionaries: { trip_kind: { zh: '种类', en: 'Kind', items: [{ value: 'a', zh: '甲', en: 'A' }] } },
  permissions: { prefix: 'office:trip', actions: ['add', 'edit', 'finish'] },
  style: 'page',
  review: [],
}

type Saying = (...words: unknown[]) => Text
/** A word of a definition, or a place in it. */
const PART = Object.assign('a', { zh: 'a', en: 'a' })

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any of its members is changed
type Draft = Record<string | number, any>
const data = () => structuredClone(toData(trip)) as unknown as Draft
/** The findings for the data after a change, as `path: text`. */
const findings = (change: (data: Draft) => unknown): string[] => {
  const changed = data()
  const given = change(changed) ?? changed
  const read = readData(given)
  return read.ok ? [] : read.findings.map(({ path, en }) => `${path}: ${en}`)
}

it('says what is wrong in Chinese and in English', () => {
  const faulty = data()
  faulty.list.push('absent')
  faulty.derive.amount = { sum: 'tripCost.absent' }
  faulty.lines.tripCost.tags = ['absent']
  faulty.lines.tripCost.colours[0].when = { field: 'absent', op: 'filled' }
  faulty.workflow.actions.finish.checks = ['absent']
  const read = readData(faulty)
  const told = read.ok ? [] : read.findings
  expect(told.map(({ zh }) => zh).sort()).toEqual([
    '“amount”的公式用到“absent”，它不是字段。',
    '列表列“absent”不是字段。',
    '操作“finish”的规则“absent”没有定义。',
    '明细tripCost没有字段“absent”。',
    '颜色的条件用到“absent”，它不是字段。',
  ])
  for (const { en } of told) expect(en).not.toMatch(/\p{Script=Han}/u)
  // All that faults may say, so that none is told in the other language.
  for (const texts of [...Object.values(faultTexts)].flatMap((each): unknown[] =>
    Object.values(each as object),
  ))
    for (const { zh, en } of [
      typeof texts === 'function' ? (texts as Saying)(PART, PART, 'c', 'd') : texts,
    ] as Text[])
      expect([zh, en]).toEqual([
        expect.stringMatching(/\p{Script=Han}/u),
        expect.not.stringMatching(/\p{Script=Han}|^$/u),
      ])
})

describe('a definition as data', () => {
  it('goes there and back, through JSON too', () => {
    expect(fromData(JSON.parse(JSON.stringify(toData(trip))))).toEqual(trip)
    expect(isEntityData(toData(trip))).toBe(true)
  })

  it('names functions, and refuses those without a name, all of them by their places', () => {
    expect(() => toData(order)).toThrow(DataFormError)
    try {
      toData(order)
    } catch (error) {
      expect((error as DataFormError).findings.map(({ path }) => path)).toEqual([
        'lines.tsOrderLine.derive.subtotal',
        'derive.amount',
        'checks.hasLines.when',
        'checks.hasLines.assert',
        'checks.stock.assert',
      ])
    }
    const subtotal = order.lines!.tsOrderLine!.derive!.subtotal as () => unknown
    const named = { lineTotal: subtotal }
    const entity = { ...trip, derive: { amount: subtotal } } as EntityDefinition
    const written = toData(entity, named)
    expect(written.derive).toEqual({ amount: { call: 'lineTotal' } })
    expect(fromData(written, named)).toEqual(entity)
    expect(readData(written)).toMatchObject({
      findings: [{ path: 'derive.amount', zh: '没有登记名为“lineTotal”的函数' }],
    })
    // What every object has is no function of ours.
    expect(readData({ ...written, derive: { amount: { call: 'toString' } } })).toMatchObject({ ok: false })
  })

  it('tells everything that is wrong at once, by its path, in words', () => {
    expect(
      findings((it) => {
        it.fields.place.maxLength = 'many'
        it.fields.note.kind = 'letter'
        it.fields.place.sql = 'drop table'
        delete it.title
        it.style = 'popup'
        it.fields['bad name'] = { kind: 'text', zh: '坏', en: 'Bad' }
        it.workflow.actions.finish.when = { field: 'amount', op: 'about', value: 1 }
        it.form[0].rows[0][1] = 7
      }).sort(),
    ).toEqual([
      'fields.bad name: is not known, or is a name that cannot be used',
      expect.stringMatching(/^fields\.note\.kind: must be one of code, text, /),
      'fields.place.maxLength: must be a whole number',
      'fields.place.sql: is not known, or is a name that cannot be used',
      'form[0].rows[0][1]: must be a text',
      'style: must be one of modal, page, tree, erp, inner, selection, cards, report',
      'title: is missing',
      expect.stringMatching(/^workflow\.actions\.finish\.when: must be a condition/),
    ])
  })

  it('follows the names that it uses', () => {
    expect(
      findings((it) => {
        it.list.push('gone')
        it.title = 'gone'
        it.fields.version = { kind: 'integer', zh: '版本', en: 'Version' }
        it.fields.tenantId = { kind: 'integer', zh: '租户', en: 'Tenant' }
        it.derive.amount = { sum: 'tripCost.gone' }
        it.permissions.actions = ['add']
        it.workflow.initial = 'new'
      }).map((text) => /"(\w+)"/.exec(text)![1]),
    ).toEqual(expect.arrayContaining(['gone', 'version', 'tenantId', 'new', 'finish']))
  })

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'refuses %s wherever it stands',
    (name) => {
      const text = JSON.stringify(toData(trip))
      const inside = [
        text.replace('"fields":{', `"fields":{"${name}":{"kind":"text","zh":"a","en":"a"},`),
        text.replace('"states":{', `"states":{"${name}":{"zh":"a","en":"a"},`),
        text.replace('"key":', `"${name}":{"polluted":true},"key":`),
      ]
      for (const each of inside) expect(readData(JSON.parse(each))).toMatchObject({ ok: false })
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    },
  )

  it('refuses what is too deep, too large or too long, and looks no closer', () => {
    let deep: object = { field: 'note', op: 'empty' }
    for (let level = 0; level < MAX_DATA_DEPTH; level += 1) deep = { not: deep }
    expect(findings((it) => void (it.fields.note.requiredWhen = deep))).toEqual([
      expect.stringContaining('is nested too deeply'),
    ])
    expect(findings((it) => void (it.review = Array.from({ length: MAX_VALUES }, () => 'x')))).toEqual([
      expect.stringContaining('is too large'),
    ])
    expect(findings((it) => void (it.label.zh = 'x'.repeat(501)))).toEqual([
      'label.zh: is too long: 500 characters at most',
    ])
    expect(
      findings((it) => {
        it.fields['a'.repeat(64)] = { kind: 'text', zh: '长', en: 'Long' }
      }),
    ).toHaveLength(1)
    // Nested deeper than a stack goes.
    let endless: unknown = 1
    for (let level = 0; level < 20_000; level += 1) endless = [endless]
    expect(readData(endless)).toMatchObject({ ok: false })
  })

  it('refuses names that are too long, of whatever they are', () => {
    const long = 'a'.repeat(5_000)
    const text = { zh: '长', en: 'Long' }
    const places: Record<string, (it: Draft) => unknown> = {
      'workflow.states': (it) => (it.workflow.states[long] = text),
      'workflow.actions': (it) => (it.workflow.actions[long] = { ...text, from: ['draft'], to: 'done' }),
      'workflow.allow': (it) => (it.workflow.allow[long] = ['draft']),
      checks: (it) => (it.checks[long] = it.checks.paid),
      figures: (it) => (it.figures = { [long]: { ...text, boards: ['workplace'], where: [] } }),
      actions: (it) => (it.actions = { [long]: text }),
      'fields.place.fills': (it) => (it.fields.place.fills = { [long]: 'tripNo' }),
    }
    for (const [place, change] of Object.entries(places))
      expect(
        findings((it) => void change(it)),
        place,
      ).toContain(`${place}.${'a'.repeat(30)}…: is too long for a name: shorten it`)
  })

  it.each([
    ['an entity', entityDataSchema],
    ['a report', storedReport],
  ])('has a greatest length for every text of %s', (_what, schema) => {
    /** Whether only so many signs fit a pattern. */
    const ends = (pattern: unknown) =>
      typeof pattern === 'string' && !/[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[[^\]]*\]/g, ''))
    const endless: string[] = []
    let texts = 0
    const look = (at: unknown, path: string): void => {
      if (typeof at !== 'object' || at === null) return
      const { type, enum: words, const: word, maxLength, pattern, patternProperties } = at as Draft
      if (type === 'string' && (words ?? word) === undefined) {
        texts += 1
        if (maxLength === undefined && !ends(pattern)) endless.push(path)
      }
      for (const names of Object.keys((patternProperties ?? {}) as object))
        if (!ends(names)) endless.push(`${path}: ${names}`)
      for (const [key, each] of Object.entries(at)) look(each, `${path}/${key}`)
    }
    look(JSON.parse(JSON.stringify(schema)), '')
    expect(texts).toBeGreaterThan(15)
    expect(endless).toEqual([])
  })

  it('answers to anything at all, without a throw and with at least one finding', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 6, withNullPrototype: true }), (value) => {
        const read = readData(value)
        expect(read.ok || read.findings.length > 0).toBe(true)
        expect(read.ok).toBe(false)
      }),
      { numRuns: 100 },
    )
  })

  it('reads nothing but what the schema lets through after any one value was replaced', () => {
    const paths: (string | number)[][] = []
    const collect = (value: unknown, path: (string | number)[]): void => {
      paths.push(path)
      if (typeof value === 'object' && value !== null)
        for (const [key, each] of Object.entries(value))
          collect(each, [...path, Array.isArray(value) ? Number(key) : key])
    }
    collect(toData(trip), [])
    fc.assert(
      fc.property(fc.constantFrom(...paths.slice(1)), fc.anything({ maxDepth: 2 }), (path, value) => {
        const changed = data()
        const parent = path.slice(0, -1).reduce((at, part) => at[part], changed)
        parent[path.at(-1)!] = value
        const read = readData(changed)
        if (read.ok) expect(isEntityData(toData(read.definition))).toBe(true)
        else expect(read.findings.every(({ zh, en }) => zh !== '' && en !== '')).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

it('is published as a JSON Schema that names every kind', () => {
  const published: unknown = JSON.parse(publishedSchema())
  expect(published).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', $ref: 'Entity' })
  const named = new Set<unknown>()
  const look = (at: unknown): void => {
    if (typeof at !== 'object' || at === null) return
    if ('const' in at) named.add(at.const)
    for (const each of [('enum' in at && at.enum) || []].flat()) named.add(each)
    for (const each of Object.values(at)) look(each)
  }
  look(published)
  expect(Object.keys(KINDS).filter((kind) => !named.has(kind))).toEqual([])
})

it.each([
  ['fields.customer.dict', 'no "x"', '"Customer": no "x"'],
  ['fields.customer.maxLength', 'is too large', '"Customer", maxLength: is too large'],
  ['approval.steps[0].by', 'nobody', '"Head": nobody'],
  ['lines.costs.fields.price.ref', 'none', '"Costs › Price": none'],
  ['form[0].rows[2]', 'is wrong', '"General", rows.2: is wrong'],
  // No part of the draft, and nothing that stands behind it.
  ['fields.constructor.dict', 'none', 'fields.constructor.dict: none'],
  ['table', 'is missing', 'table: is missing'],
  ['columns', 'is empty', 'Columns: is empty'],
  ['', 'the whole', 'the whole'],
])('tells a finding by the names of its place: %s', (path, en, told) => {
  const draft = {
    fields: { customer: { kind: 'record', zh: '客户', en: 'Customer' } },
    approval: { steps: [{ by: 'departmentHead', zh: '负责人', en: 'Head' }] },
    lines: { costs: { label: { zh: '费用', en: 'Costs' }, fields: { price: { zh: '单价', en: 'Price' } } } },
    form: [{ section: { zh: '基本', en: 'General' }, rows: [] }],
  }
  expect(findingText({ path, zh: 'z', en }, draft).en).toBe(told)
})

it('says in Chinese, too, what may stand where something else stands', () => {
  const wrong = (change: object) => {
    const read = readData({ ...toData(trip), ...change })
    return read.ok ? [] : read.findings.map(({ zh }) => zh)
  }
  expect(wrong({ derive: { place: '1; DROP TABLE trip' } }).join()).toMatch(/应为：公式/)
  const described: string[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { description } = value as { description?: unknown }
    if (typeof description === 'string' && 'anyOf' in value) described.push(description)
    Object.values(value).forEach(visit)
  }
  visit(entityDataSchema)
  expect(described.length).toBeGreaterThan(8)
  expect(described.filter((each) => !/[\u4e00-\u9fff]/.test(choiceText(each).zh))).toEqual([])
})
