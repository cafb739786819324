import { describe, expect, it } from 'vitest'
import { definitionEdits, pageEdits, referringEdits, withEdits } from './fieldEdits'

const SOURCE = `export const trip = defineEntity({
  key: 'trip', name: 'Trip', label: { zh: '日期', en: 'date' }, area: 'date', title: 'date',
  reference: { value: 'date', columns: ['date', 'no'] },
  fields: {
    date: { kind: 'date', dict: 'date', zh: 'date', en: 'date', requiredWhen: { field: 'date', op: 'empty' } },
    no: { kind: 'record', ref: 'date', fills: { date: 'date' }, where: { date: 'date', x: { field: 'date' } } },
  },
  list: ['date', 'no'],
  query: ['no', { date: 'range' }],
  form: [{ section: { zh: 'date', en: 'date' }, rows: [['date', 'no']] }],
  lines: {
    stop: {
      fields: { date: { kind: 'date', visibleWhen: { field: 'record.date', op: 'filled' } }, at: { kind: 'record', where: { d: { header: 'date' } } } },
      columns: ['date', 'at'],
      derive: { at: (line) => productOf(line, ['date', 'at']) },
    },
  },
  derive: { date: { minus: ['no', '-date'] }, no: (record, lines) => record.date + totalOf(lines.stop, 'date') },
  actions: {
    date: { on: 'record', from: ['date'], to: 'date', input: ['date', { field: 'date', required: true }], set: { date: 'now' } },
    drop: { on: 'lines', set: { date: 'now' }, same: ['date'] },
  },
  checks: { date: { assert: ({ date }, lines) => lines.stop.every((line) => line.date > date), message: { zh: 'date', en: 'date' } } },
  review: ['date'],
})`
const renamed = (line: string | undefined) =>
  withEdits(SOURCE, definitionEdits(SOURCE, { line, name: 'date' }, 'eta', ['stop']))

it.each([
  [undefined, `{ fields: ['day', 'no'], from: 'day', lines: { stop: ['date', 'at'] }, totals: ['day'] }`],
  ['stop', `{ fields: ['date', 'no'], from: 'date', lines: { stop: ['day', 'at'] }, totals: ['date'] }`],
])('is renamed in what is printed (lines: %s)', (line, print) => {
  const source = `defineEntity({ print: { fields: ['date', 'no'], from: 'date', lines: { stop: ['date', 'at'] }, totals: ['date'] } })`
  const edits = definitionEdits(source, { line, name: 'date' }, 'day', ['stop'])
  expect(withEdits(source, edits)).toBe(`defineEntity({ print: ${print} })`)
})

it('is renamed in what a grid says of its columns, and as what is open', () => {
  const said = (name: string, open: string) =>
    `defineEntity({ lines: { stop: { linkage: { ${name}: 'at', at: '${name}' }, tags: ['${name}'], details: ['${name}'] } }, openQuantity: '${open}' })`
  const source = said('date', 'date')
  const edits = (line?: string) => definitionEdits(source, { line, name: 'date' }, 'day', ['stop'])
  expect(withEdits(source, edits('stop'))).toBe(said('day', 'date'))
  expect(withEdits(source, edits())).toBe(said('date', 'day'))
})

describe('a field of the header', () => {
  it('is renamed where it is meant, and nowhere else', () => {
    const text = renamed(undefined)
    expect(text).toContain(
      "key: 'trip', name: 'Trip', label: { zh: '日期', en: 'date' }, area: 'date', title: 'eta'",
    )
    expect(text).toContain("reference: { value: 'eta', columns: ['eta', 'no'] }")
    expect(text).toContain(
      "eta: { kind: 'date', dict: 'date', zh: 'date', en: 'date', requiredWhen: { field: 'eta', op: 'empty' } }",
    )
    expect(text).toContain(
      "ref: 'date', fills: { eta: 'date' }, where: { date: 'date', x: { field: 'eta' } }",
    )
    expect(text).toContain("list: ['eta', 'no']")
    expect(text).toContain("query: ['no', { eta: 'range' }]")
    expect(text).toContain("rows: [['eta', 'no']]")
    expect(text).toContain(
      "fields: { date: { kind: 'date', visibleWhen: { field: 'record.eta', op: 'filled' } }",
    )
    expect(text).toContain("{ header: 'eta' }")
    expect(text).toContain("columns: ['date', 'at']")
    expect(text).toContain(
      "derive: { eta: { minus: ['no', '-eta'] }, no: (record, lines) => record.eta + totalOf(lines.stop, 'date') }",
    )
    expect(text).toContain(
      "date: { on: 'record', from: ['date'], to: 'date', input: ['eta', { field: 'eta', required: true }], set: { eta: 'now' } }",
    )
    expect(text).toContain("drop: { on: 'lines', set: { date: 'now' }, same: ['date'] }")
    expect(text).toContain('({ eta: date }, lines) => lines.stop.every((line) => line.date > date)')
    expect(text).toContain("review: ['date']")
  })
})

describe('a field of lines', () => {
  it('is renamed where it is meant, and nowhere else', () => {
    const text = renamed('stop')
    expect(text).toContain(
      "fields: { eta: { kind: 'date', visibleWhen: { field: 'record.date', op: 'filled' } }",
    )
    expect(text).toContain("columns: ['eta', 'at']")
    expect(text).toContain("productOf(line, ['eta', 'at'])")
    expect(text).toContain("record.date + totalOf(lines.stop, 'eta')")
    expect(text).toContain("drop: { on: 'lines', set: { eta: 'now' }, same: ['eta'] }")
    expect(text).toContain('({ date }, lines) => lines.stop.every((line) => line.eta > date)')
    expect(text).toContain("list: ['date', 'no']")
    expect(text).toContain("{ header: 'date' }")
  })
})

it('follows into the fields of others that refer to it', () => {
  const source =
    "{ a: { ref: 'trip', fills: { date: 'date', b: { from: 'date' } }, where: { date: 'date' } }, c: { ref: 'x', fills: { a: 'date' } } }"
  const text = withEdits(`(${source})`, referringEdits(`(${source})`, 'trip', 'date', 'eta'))
  expect(text).toBe(
    "({ a: { ref: 'trip', fills: { date: 'eta', b: { from: 'eta' } }, where: { eta: 'date' } }, c: { ref: 'x', fills: { a: 'date' } } })",
  )
})

it('follows into pages', () => {
  const source = `import x from 'date'\nconst a = <Form rows={[['date']]} of="date">{row.date}</Form>`
  expect(withEdits(source, pageEdits(source, 'date', 'eta'))).toBe(
    `import x from 'date'\nconst a = <Form rows={[['eta']]} of="eta">{row.eta}</Form>`,
  )
})
