import { describe, expect, it } from 'vitest'
import type { Row } from '@lading/core/rules'
import { SourceError } from '../../foundation/dataSource'
import { demoDepartments, demoDicts, demoUsers } from '../fixtures/people'
import { demoQuotation } from '../fixtures/quotation'
import { makeQuotations } from '../fixtures/quotations'
import { createFakeDataSource } from './createFakeDataSource'

const LINE = 'demoQuotationLine'
const base = { customerNo: 'C10001', port: 'CNSHA', eta: '2026-12-24' }
const line = (more: Row = {}): Row => ({ itemId: 'IM-1', quantity: 3, unit: 'PCS', price: 1.5, ...more })

function open() {
  const source = createFakeDataSource({
    entities: [
      { entity: demoQuotation, rows: makeQuotations(25).map((row) => ({ ...row, status: 'draft' })) },
    ],
    dicts: demoDicts,
    users: demoUsers,
    departments: demoDepartments,
    username: 'lina',
  })
  return { source, quotations: source.resource('/demo/demoQuotation') }
}

async function failure(work: Promise<unknown>): Promise<SourceError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof SourceError)) throw new Error(`Expected a SourceError, got ${String(error)}.`)
  return error
}

describe('createFakeDataSource', () => {
  it('lists as the server does: conditions, order, page, dictionary texts', async () => {
    const { quotations } = open()
    const page = await quotations.list({ port: 'CNSHA,CNNGB', column: 'amount', order: 'asc', pageSize: 5 })
    expect(page.records.length).toBeLessThanOrEqual(5)
    expect(page.pages).toBe(Math.ceil(page.total / 5))
    const amounts = page.records.map((row) => Number(row.amount))
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
    for (const row of page.records) {
      expect(['上海', '宁波']).toContain(row.port_dictText)
      expect(row).not.toHaveProperty(LINE)
    }
  })

  it('refuses conditions that the server refuses', async () => {
    const { quotations } = open()
    expect((await failure(quotations.list({ nowhere: 'x' }))).message).toContain('nowhere')
  })

  it('computes, numbers and stamps what is added; clients do not set computed fields', async () => {
    const { quotations } = open()
    const saved = await quotations.add({
      ...base,
      amount: 999,
      status: 'confirmed',
      [LINE]: {
        tableData: [line({ id: 'row_1_temp' }), line({ itemId: 'IM-2', quantity: 2 })],
        deleteData: [],
      },
    })
    expect(saved).toMatchObject({ version: 1, status: 'draft', amount: 7.5, createBy: 'lina' })
    const lines = saved[LINE] as Row[]
    expect(lines.map(({ orderNum, subtotal }) => [orderNum, subtotal])).toEqual([
      [1, 4.5],
      [2, 3],
    ])
    expect(lines.every(({ id }) => !String(id).endsWith('_temp'))).toBe(true)
    expect(await quotations.get(saved.id)).toEqual(saved)
  })

  it('merges changed lines and removes deleted ones', async () => {
    const { quotations } = open()
    const before = await quotations.add({
      ...base,
      [LINE]: { tableData: [line(), line({ itemId: 'IM-2' }), line({ itemId: 'IM-3' })], deleteData: [] },
    })
    const [first, second] = before[LINE] as [Row, Row]
    const after = await quotations.edit({
      id: before.id,
      version: before.version,
      [LINE]: { tableData: [{ id: second.id, quantity: 10 }], deleteData: [first.id] },
    })
    expect((after[LINE] as Row[]).map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      ['IM-2', 10],
      ['IM-3', 3],
    ])
    expect(after).toMatchObject({ version: 2, amount: 19.5, port: 'CNSHA' })
  })

  it('refuses what the rules of core refuse, with the place', async () => {
    const { quotations } = open()
    const error = await failure(
      quotations.add({ ...base, port: null, [LINE]: { tableData: [line({ quantity: 0 })], deleteData: [] } }),
    )
    expect(error.code).toBe(500)
    expect(error.issues.map(({ field, line: key, index }) => [field, key, index])).toEqual([
      ['port', undefined, undefined],
      ['quantity', LINE, 0],
    ])
  })

  it('refuses a stale version and repeats the answer for a repeated key', async () => {
    const { quotations } = open()
    const body = { id: 'quotation-1', version: 1, remark: 'once' }
    const first = await quotations.edit(body, { idempotencyKey: 'k' })
    expect(await quotations.edit(body, { idempotencyKey: 'k' })).toEqual(first)
    expect((await failure(quotations.edit(body, { idempotencyKey: 'other' }))).code).toBe(409)
  })

  it('takes steps of the workflow as far as its checks hold', async () => {
    const { quotations } = open()
    const empty = await quotations.add(base)
    const refused = await failure(quotations.action('submit', { id: empty.id, version: 1 }))
    expect(refused.message).toBe('报价单至少需要一行明细')
    const done = await quotations.action('submit', { id: 'quotation-1', version: 1 })
    expect(done).toMatchObject({ status: 'submitted', status_dictText: '已提交', version: 2 })
  })

  it('gives up when it is told to, and hands out copies', async () => {
    const { quotations } = open()
    const controller = new AbortController()
    const call = quotations.list({}, controller.signal)
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    const row = await quotations.get('quotation-1')
    row.remark = 'changed outside'
    expect((await quotations.get('quotation-1')).remark).not.toBe('changed outside')
  })
})
