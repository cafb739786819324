import type { EntityDefinition } from '@lading/core/entity'
import { expect, it } from 'vitest'
import { resourceTables } from '../resource/resourceTable'
import { makeRecord } from './seedRows'

const NOW = Date.parse('2026-03-02T02:00:00Z')
const DAY_MS = 86_400_000

const voyage: EntityDefinition = {
  key: 'voyage',
  name: 'Voyage',
  label: { zh: '航次', en: 'Voyage' },
  area: 'sales',
  title: 'voyageNo',
  fields: {
    status: { kind: 'status', zh: '状态', en: 'Status' },
    voyageNo: { kind: 'code', zh: '编号', en: 'No.' },
    eta: { kind: 'date', zh: '预计到港', en: 'ETA' },
    etd: { kind: 'datetime', zh: '预计离港', en: 'ETD' },
    orderDate: { kind: 'date', zh: '下单日期', en: 'Order date' },
    confirmBy: { kind: 'user', readonly: true, zh: '确认人', en: 'Confirmed by' },
    confirmTime: { kind: 'datetime', readonly: true, zh: '确认时间', en: 'Confirmed at' },
  },
  list: ['voyageNo'],
  query: [],
  form: [],
  workflow: {
    field: 'status',
    initial: 'draft',
    states: {
      draft: { zh: '草稿', en: 'Draft' },
      confirmed: { zh: '已确认', en: 'Confirmed' },
      closed: { zh: '已关闭', en: 'Closed' },
      cancelled: { zh: '已作废', en: 'Cancelled', color: 'red' },
    },
    actions: {
      confirm: {
        zh: '确认',
        en: 'Confirm',
        from: ['draft'],
        to: 'confirmed',
        set: { confirmBy: 'me', confirmTime: 'now' },
      },
      close: { zh: '关闭', en: 'Close', from: ['confirmed'], to: 'closed' },
      cancel: { zh: '作废', en: 'Cancel', from: ['draft'], to: 'cancelled' },
    },
  },
  permissions: { prefix: 'sales:voyage', actions: ['list'] },
  review: [],
}

it('makes records whose days and states belong together, the same ones each time', () => {
  const tables = resourceTables(voyage)
  const make = (at: number) =>
    makeRecord(tables, at, new Map(), {}, NOW).record as unknown as Record<string, string>
  const records = Array.from({ length: 400 }, (_, at) => make(at))
  expect(records.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, at) => make(at)))
  const wrong = records.filter((record) => {
    const made = Date.parse(record.createTime!)
    const local = new Date(made + 8 * 3_600_000)
    const atWork = local.getUTCHours() >= 8 && local.getUTCHours() < 18 && local.getUTCDay() % 6 !== 0
    const after = (day: string) => (Date.parse(`${day.slice(0, 10)}T00:00+08:00`) - made) / DAY_MS
    const [eta, etd, ordered] = [after(record.eta!), after(record.etd!), after(record.orderDate!)]
    const age = (NOW - made) / DAY_MS
    const fits =
      age > 60
        ? ['closed', 'cancelled'].includes(record.status!)
        : age > 14
          ? ['confirmed', 'cancelled'].includes(record.status!)
          : record.status !== 'closed'
    return !(
      atWork &&
      made <= NOW &&
      age < 410 &&
      eta > 8 &&
      etd > eta &&
      etd <= 60 &&
      ordered > -4 &&
      ordered <= 0 &&
      fits
    )
  })
  expect(wrong).toEqual([])
  const drafts = records.filter(({ status }) => status === 'draft').length
  expect(drafts).toBeGreaterThanOrEqual(100)
  expect(new Set(records.map(({ status }) => status)).size).toBe(4)
})

it('says who confirmed what is confirmed, and of nothing else', () => {
  const tables = resourceTables(voyage)
  const evening = NOW + 6 * 3_600_000
  const records = Array.from(
    { length: 400 },
    (_, at) => makeRecord(tables, at, new Map(), {}, evening).record as unknown as Record<string, string>,
  )
  for (const { status, confirmBy, confirmTime, createTime } of records) {
    const confirmed = ['confirmed', 'closed'].includes(status!)
    expect([confirmBy, confirmTime].every(Boolean), status).toBe(confirmed)
    if (!confirmed) continue
    const at = Date.parse(`${confirmTime!.replace(' ', 'T')}+08:00`)
    expect(at).toBeGreaterThan(Date.parse(createTime!))
    expect(at, createTime).toBeLessThan(evening)
  }
})

it('computes what is computed, for entities without lines and for rows whose lines are not made, too', () => {
  const fields: EntityDefinition['fields'] = {
    ...voyage.fields,
    freight: { kind: 'money', zh: '运费', en: 'Freight' },
    doubled: { kind: 'money', readonly: true, zh: '双倍', en: 'Doubled' },
    total: { kind: 'money', readonly: true, zh: '合计', en: 'Total' },
  }
  const derive: EntityDefinition['derive'] = { doubled: { times: [2, 'freight'] } }
  const plain = resourceTables({ ...voyage, fields, derive })
  const legs = resourceTables({
    ...voyage,
    fields,
    derive: { ...derive, total: { sum: 'leg.toll' } },
    lines: {
      leg: {
        label: { zh: '航段', en: 'Legs' },
        fields: { toll: { kind: 'money', zh: '通行费', en: 'Toll' } },
        columns: ['toll'],
      },
    },
  })
  for (const [tables, at] of [
    [plain, 1],
    [legs, 1],
    [legs, 6_000],
  ] as const) {
    const { record, lines } = makeRecord(tables, at, new Map(), {}, NOW)
    const { freight, doubled, total } = record as unknown as Record<string, number>
    expect(doubled).toBeCloseTo(2 * freight!, 2)
    const tolls = lines.leg?.reduce((sum, row) => sum + Number((row as { toll?: number }).toll), 0)
    if (tolls) expect(total).toBeCloseTo(tolls, 2)
    else expect(total).toBeGreaterThan(0)
  }
})

it('names what was there when the row was made, of that what it is narrowed to, and tells nothing that is not shown', () => {
  const fields: EntityDefinition['fields'] = {
    ...voyage.fields,
    port: { kind: 'record', ref: 'port', zh: '港口', en: 'Port' },
    agent: { kind: 'record', ref: 'port', required: true, zh: '代理', en: 'Agent' },
    cancelReason: {
      kind: 'textarea',
      readonly: true,
      visibleWhen: { field: 'status', op: 'eq', value: 'cancelled' },
      zh: '作废原因',
      en: 'Reason',
    },
  }
  const rows = [
    { code: 'OLD', createTime: '2025-01-02 10:00:00' },
    { code: 'SHUT', createTime: '2025-01-02 10:00:00' },
    { code: 'NEW', createTime: '2026-02-20 10:00:00' },
  ]
  const made = (known: typeof rows) =>
    Array.from({ length: 200 }, (_, at) => {
      const { record } = makeRecord(
        resourceTables({ ...voyage, fields }),
        at,
        new Map(),
        {
          records: new Map([['port', { value: 'code', rows: known }]]),
          narrow: { port: ({ code }) => code !== 'SHUT' },
          settle: (row) => {
            row.eta = row.status === 'draft' ? null : row.eta
          },
        },
        NOW,
      )
      return record as unknown as Record<string, string | null>
    })
  const named = made(rows)
  expect(new Set(named.map(({ port }) => port))).toEqual(new Set(['OLD', 'NEW']))
  const early = Date.parse('2026-02-20T02:00:00Z')
  for (const { port, createTime, status, cancelReason, eta } of named) {
    if (port === 'NEW') expect(Date.parse(createTime!)).toBeGreaterThanOrEqual(early)
    if (status !== 'cancelled') expect(cancelReason).toBeNull()
    expect(eta === null).toBe(status === 'draft')
  }
  // Older than all of them: it names none, unless it has to.
  const [first] = made(rows.slice(2)).filter(({ createTime }) => Date.parse(createTime!) < early)
  expect(first).toMatchObject({ port: null, agent: 'NEW' })
})
