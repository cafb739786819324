import type { EntityDefinition } from '@lading/core/entity'
import { describe, expect, it } from 'vitest'
import { placeFields } from './formRows'
import { notTaken, withoutIgnored } from './notTaken'
import { takenOff } from './takenOff'
import { linesOf, newRecord, saveBody, startOf, withoutLines } from './formValues'

const entity: EntityDefinition = {
  key: 'order',
  name: 'Order',
  label: { zh: '订单', en: 'Order' },
  area: 'sales',
  title: 'no',
  fields: {
    no: { kind: 'code', zh: '单号', en: 'No.', readonly: true },
    status: { kind: 'status', zh: '状态', en: 'Status' },
    site: { kind: 'dict', dict: 'site', zh: '站点', en: 'Site', default: 'SH' },
    amount: { kind: 'money', zh: '金额', en: 'Amount' },
    remark: { kind: 'textarea', zh: '备注', en: 'Remark' },
  },
  list: [],
  query: [],
  form: [],
  lines: { orderLine: { label: { zh: '行', en: 'Line' }, fields: {}, columns: [] } },
  derive: { amount: () => 0 },
  workflow: {
    field: 'status',
    initial: 'draft',
    states: { draft: { zh: '草稿', en: 'Draft' } },
    actions: {},
  },
  permissions: { prefix: 'sales:order', actions: [] },
  review: [],
}

describe('takenOff', () => {
  const file = { kind: 'file', zh: '附件', en: 'Files' } as const
  const label = { zh: '行', en: 'Line' }
  const papers: EntityDefinition = {
    ...entity,
    fields: { ...entity.fields, files: file },
    lines: { paper: { label, fields: { scan: file }, columns: ['scan'] } },
  }
  const before = { files: 'a.pdf,b.pdf', remark: 'c.pdf', paper: [{ scan: 'd.pdf' }, { scan: 'e.pdf' }] }

  it('names files that a save took off, of lines, too; one that has only moved is there', () => {
    expect(takenOff(papers, before, { files: 'b.pdf,d.pdf', remark: '', paper: [] })).toEqual([
      'a.pdf',
      'e.pdf',
    ])
  })

  it('takes nothing for gone that the answer does not show', () => {
    expect(takenOff(papers, before, { remark: '' })).toEqual([])
  })
})

it('names the entered values that a save did not take, and leaves the rest to the server', () => {
  const { saved, ignored } = withoutIgnored({
    id: '1',
    ignored: ['remark', 'no', 'amount', 'orderLine.qty', 'x'],
  })
  const lines = {
    orderLine: {
      label: { zh: '行', en: 'Line' },
      fields: { qty: { kind: 'quantity', zh: '数量', en: 'Quantity' } as const },
      columns: [],
    },
  }
  expect(saved).toEqual({ id: '1' })
  expect(notTaken({ ...entity, lines }, ignored, 'zh-CN')).toEqual(['备注', '行 · 数量'])
  expect(withoutIgnored({ id: '1', ignored: 'Y' }).saved).toEqual({ id: '1', ignored: 'Y' })
})

describe('newRecord', () => {
  it('starts with defaults and the first state', () => {
    expect(newRecord(entity, { remark: 'copy', orderLine: [{}] })).toEqual({
      no: null,
      status: 'draft',
      site: 'SH',
      amount: null,
      remark: 'copy',
    })
  })
})

describe('startOf', () => {
  it('leaves behind what belongs to a copied record alone, and takes none of its lines for a stored one', () => {
    const stored = { id: '7', version: 3, createBy: 'x', no: 'Q1', status: 'done', status_dictText: '完成' }
    const lines = [{ id: 'l1', version: 2, qty: 5 }]
    const start = startOf(entity, { ...stored, remark: 'r', amount: 5, orderLine: lines })
    expect(start).toEqual({ remark: 'r', amount: 5, orderLine: [{ qty: 5 }] })
    // What is no record was chosen by whoever gave it.
    expect(startOf(entity, { status: 'done', no: 'N' })).toEqual({ status: 'done', no: 'N' })
  })
})

describe('saveBody', () => {
  const changes = { orderLine: { tableData: [{ qty: 1 }], deleteData: ['7'] } }

  it('sends what a client may write, and the changes of the lines', () => {
    const values = { no: 'X', status: 'done', site: '', amount: 5, remark: 'r' }
    expect(saveBody(entity, values, undefined, changes)).toEqual({ site: null, remark: 'r', ...changes })
  })

  it('names the version the edit was made on', () => {
    expect(saveBody(entity, {}, { id: '1', version: 3, createBy: 'x' }, {})).toMatchObject({
      id: '1',
      version: 3,
    })
  })
})

describe('lines of a record', () => {
  it('are taken out and default to none', () => {
    const record = { site: 'SH', orderLine: [{ id: 'a' }] }
    expect(linesOf(entity, record)).toEqual({ orderLine: [{ id: 'a' }] })
    expect(linesOf(entity, {})).toEqual({ orderLine: [] })
    expect(withoutLines(entity, record)).toEqual({ site: 'SH' })
  })
})

describe('placeFields', () => {
  it('keeps the order, and gives a lonely long text the whole width', () => {
    const placed = placeFields(entity.fields, [['no', 'status', 'site'], ['amount'], ['remark']])
    expect(placed.map(({ name, wide }) => [name, wide])).toEqual([
      ['no', false],
      ['status', false],
      ['site', false],
      ['amount', false],
      ['remark', true],
    ])
  })

  it('says which field is missing', () => {
    expect(() => placeFields(entity.fields, [['price']])).toThrow(/no field "price"/)
  })
})
