import { expect, it } from 'vitest'
import { readArchive } from '../spreadsheet/archive'
import { codePrefix } from './codeNumbers'
import { harmless } from '../spreadsheet/writeWorkbook'
import { testOrder } from '../testing/orderEntity'
import { resourceTables } from './resourceTable'
import { storedValue } from './wireValue'

it.each([
  ['Quotation', 'QT'],
  ['Expense', 'EX'],
  ['DispatchNote', 'DN'],
  ['Oa', 'O'],
])('the numbers of %s begin with %s', (name, prefix) => expect(codePrefix(name)).toBe(prefix))

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('%j is no formula in a spreadsheet', (text) =>
  expect(harmless(text)).toBe(`'${text}`),
)
it('leaves other texts alone', () => expect(harmless('a=1')).toBe('a=1'))

it('refuses what is no archive', () =>
  expect(() => readArchive(Buffer.from('no zip here, certainly not'))).toThrow(/不是有效的 Excel 文件/))
it('refuses an archive whose directory lies', () => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(3, 10)
  expect(() => readArchive(end)).toThrow(/压缩包已损坏/)
  end.writeUInt16LE(5_000, 10)
  expect(() => readArchive(end)).toThrow(/文件过多/)
})
it('refuses an archive that unpacks to much more than it is', () => {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt32LE(10_000, 20)
  entry.writeUInt32LE(90 * 1_048_576, 24)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  expect(() => readArchive(Buffer.concat([entry, end]))).toThrow(/压缩比过高/)
})

const field = (name: string) => resourceTables(testOrder).header.byName.get(name)!
it('reads values of the wire as the column takes them', () => {
  expect(storedValue(field('amount'), '12.50')).toBe(12.5)
  expect(storedValue(field('eta'), '2026-02-28 10:00:00')).toBe('2026-02-28')
  expect(storedValue(field('paid'), true)).toBe('Y')
  expect(storedValue(field('customer'), '')).toBeNull()
})
it.each([
  ['amount', 'many'],
  ['amount', 1e20],
  ['eta', '2026-02-30'],
  ['customer', 'a\u0000b'],
  ['customer', { a: 1 }],
])('refuses %s = %j', (name, value) => expect(() => storedValue(field(name), value)).toThrow())
