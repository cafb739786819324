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
])('is renamed in what is printed, and as what is open (lines: %s)', (line, print) => {
  const source = `defineEntity({ openQuantity: 'date', print: { fields: ['date', 'no'], from: 'date', lines: { stop: ['date', 'at'] }, totals: ['date'] } })`
  const edits = definitionEdits(source, { line, name: 'date' }, 'day', ['stop'])
  expect(withEdits(source, edits)).toBe(
    `defineEntity({ openQuantity: '${line ? 'date' : 'day'}', print: ${print} })`,
  )
})

/** Every place of a definition that names a field and no other test has, with the names that stand there. */
const places = (header: string, line: string) => `defineEntity({
  colours: [{ when: { field: '${header}', op: 'filled' }, fields: ['${header}'] }],
  lines: { stop: {
    linkage: { ${line}: 'at', at: '${line}' }, tags: ['${line}'], details: ['${line}'],
    colours: [{ when: { field: '${line}', op: 'eq', other: 'record.${header}' }, fields: ['${line}'] }],
    derive: { at: { round: '${line}', digits: 2 } },
  } },
  derive: { no: { when: { field: 'date', op: 'eq', value: 'date' }, then: '${header}', else: { sum: 'stop.${line}' } } },
  actions: { take: {
    input: ['${header}', { name: 'date', kind: 'text' }, {
      lines: 'stop', ask: ['${line}', { field: '${line}', required: true }], where: { field: '${line}', op: 'filled' },
      show: ['${line}', 'at'], propose: { ${line}: '${line}', at: { round: '${line}' } }, set: { ${line}: { formula: '${line}' } },
    }],
    set: { ${header}: { formula: { round: '${header}' } } },
  } },
  approval: { steps: [{ by: { user: '${header}' } }], actions: { submit: 'date' } },
  figures: { date: { where: [{ field: '${header}' }] }, half: { of: 'date', where: [{ lines: [{ field: '${header}' }] }] } },
  openQuantity: { lines: 'stop', quantity: '${line}', into: 'date', states: ['date'] },
})`

it.each([
  ['the header', undefined, 'day', 'date'],
  ['lines', 'stop', 'date', 'day'],
])('is renamed wherever a definition names a field: of %s', (_of, line, header, inLines) => {
  // A condition on the header and a name of the action's own stand there under the same name.
  const before = places('date', 'date')
  const edits = definitionEdits(before, { line, name: 'date' }, 'day', ['stop'])
  const kept = (text: string) =>
    line === undefined
      ? text.replace("{ field: 'date', op: 'eq', value", "{ field: 'day', op: 'eq', value")
      : text
  expect(withEdits(before, edits)).toBe(kept(places(header, inLines)))
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
