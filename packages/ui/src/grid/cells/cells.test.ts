import { describe, expect, it } from 'vitest'
import { FIELD_KINDS, KINDS, toGridColumns } from '@lading/core/entity'
import { KIND_SAMPLES } from '../../kinds/samples'
import { demoLineKinds } from '../../testing/fixtures/lineKinds'
import { refusalOf } from '../../upload/logic/fileRules'
import { compileColumns } from '../engine/compileColumns'
import { defaultRow } from '../engine/newRows'
import type { CompiledColumn } from '../api/cell'
import type { GridColumn } from '../api/column'
import { defineCell, emptyValueOf, isEmptyIn } from '../api/cell'
import { limitsOf } from '../../kinds/file/cell/fileLimits'
import { builtInCells } from '../builtInCells'
import { calculate } from '@lading/core/text'
import { calculator } from './number/calculator'
import { inFormat, numberText, readNumber, roundTo, withThousands } from './number/numberText'

const column = (def: Partial<GridColumn>): CompiledColumn =>
  compileColumns([{ key: 'k', title: 'K', ...def }], builtInCells)[0]!

const OPTIONS = [
  { value: 'PCS', text: '个' },
  { value: 'KG', text: '千克' },
  { value: 'T', text: '吨', disabled: true },
]

/** Values every type must carry through copy and paste unharmed. */
const SAMPLES: Record<string, { def?: Partial<GridColumn>; values: unknown[] }> = {
  input: { values: ['文字', 'a b', '0'] },
  textarea: { values: ['一\n二', 'x'] },
  inputNumber: { values: [0, -1.5, 1e21, 0.000001] },
  select: { def: { options: OPTIONS }, values: ['PCS', 'KG'] },
  date: { values: ['2026-02-28'] },
  datetime: { values: ['2026-02-28 23:59:59'] },
  checkbox: { values: ['Y', 'N'] },
  checkbox_meta: { def: { props: { values: [true, false] } }, values: [true, false] },
  switch: {
    def: {
      options: [
        { value: '1', text: '启用' },
        { value: '0', text: '停用' },
      ],
    },
    values: ['1', '0'],
  },
  input_pop: { values: ['一\n二'] },
  tags: { values: ['ab;cd;e', '紧急;出口'] },
  radio: { def: { options: OPTIONS }, values: ['PCS'] },
  'select-search': { def: { options: OPTIONS }, values: ['KG'] },
  'select-multiple': { def: { options: OPTIONS }, values: ['PCS', 'PCS,KG'] },
  list_multi: { def: { options: OPTIONS }, values: ['KG,PCS'] },
  'select-dict-search': { values: ['C001'] },
  sel_search: { values: ['C001'] },
  sel_search_async: { values: ['C001'] },
  popup: { values: ['V-17'] },
  popupNew: { values: ['V-17'] },
  sel_user: { def: { props: { multiple: true } }, values: ['wang', 'wang,li'] },
  sel_depart: { values: ['d1'] },
  sel_role: { values: ['sales'] },
  sel_position: { values: ['GM'] },
  sel_area: { values: ['310115'] },
  sel_category: { def: { props: { multiple: true } }, values: ['cat-1,cat-2'] },
  sel_tree: { values: ['M12'] },
  code: { values: ['select 1\n  from t', '{}'] },
  markdown: { values: ['# 一\n\n- 二'] },
  cron: { values: ['0 0 9 ? * MON-FRI *', '0 0 25 * * ?'] },
  richtext: { values: ['<p>一</p><p>二 &lt;b&gt;</p>'] },
  upload: { values: ['temp/a.pdf', 'temp/a.pdf,temp/b.xlsx'] },
  file: { values: ['temp/a.pdf'] },
  image: { values: ['temp/a.png'] },
}

/** Column types that kinds bring are tried with the kind's own sample. */
function sampleOf(type: string, editor: string): { def?: Partial<GridColumn>; values: unknown[] } {
  const kinds = editor === 'none' ? [] : FIELD_KINDS.filter((each) => KINDS[each].column === type)
  const kind = kinds.find((each) => KIND_SAMPLES[each].pasted) ?? kinds[0]
  return { values: kind ? [KIND_SAMPLES[kind].value] : [] }
}

describe.each(Object.entries(builtInCells))('cell type %s', (type, cell) => {
  const { def = {}, values } = SAMPLES[type] ?? sampleOf(type, cell.editor ?? '')
  const compiled = column({ type, ...def })

  it('reads back the text it shows', () => {
    for (const value of values) {
      expect(cell.parse((cell.toCopy ?? cell.toText)(value, compiled, {}), compiled, {})).toEqual({
        ok: true,
        value,
      })
    }
    if (cell.editor !== 'none') expect(values.length).toBeGreaterThan(0)
  })

  it('shows nothing for a blank value, and knows what blank is', () => {
    for (const blank of [null, undefined, '']) {
      expect(cell.toText(blank, compiled, {})).toBe('')
      expect(isEmptyIn(cell, blank)).toBe(true)
    }
  })

  it('leaves a blank value for Delete that it can read again', () => {
    if (cell.editor === 'none') return
    expect(cell.parse('', compiled, {})).toEqual({ ok: true, value: emptyValueOf(compiled) })
  })
})

describe('numbers', () => {
  it.each<[string, number | null | undefined]>([
    ['', null],
    ['1,234.50', 1234.5],
    ['１２．５', 12.5],
    ['-3', -3],
    ['¥1,000', 1000],
    ['1e3', 1000],
    ['12abc', undefined],
    ['1,23', undefined],
    ['--1', undefined],
  ])('reads %j', (text, value) => expect(readNumber(text)).toBe(value))

  it('refuses letters while typing, takes a lone minus, and empties it in the end (spec 2 §5)', () => {
    const { accept, parse } = builtInCells.inputNumber
    expect(accept!('12a', '12')).toBe('12')
    expect(accept!('-', '')).toBe('-')
    expect(accept!('。5', '')).toBe('.5')
    expect(parse('-', column({}), {})).toEqual({ ok: true, value: null })
    expect(parse('1.005', column({ digits: 2 }), {})).toEqual({ ok: true, value: 1.01, altered: 'rounded' })
  })

  it('shows percentages with their sign, and takes them with and without it', () => {
    const { toText, toDraft, toCopy, parse, accept } = builtInCells.inputNumber
    const percent = column({ format: 'percent', digits: 6, fixedDigits: false })
    expect([12.5, 0, -1200, null].map((value) => toText(value, percent, {}))).toEqual([
      '12.5%',
      '0%',
      '-1,200%',
      '',
    ])
    expect([toDraft!(12.5, percent, {}), toCopy!(12.5, percent, {})]).toEqual(['12.5', '12.5'])
    expect(toCopy!(1234.5, column({ format: 'thousands' }), {})).toBe('1,234.5')
    for (const text of ['12.5%', '12.5', '１２．５ ％', ' 12.5 % '])
      expect(parse(text, percent, {})).toEqual({ ok: true, value: 12.5 })
    expect(parse('%', percent, {})).toEqual({ ok: true, value: null })
    // In other columns nobody knows whether a hundredth is meant.
    expect(parse('12.5%', column({}), {})).toEqual({ ok: false, reason: 'notNumber' })
    expect(accept!('12.5%', '12.5')).toBe('12.5')
    expect(inFormat('n/a', 'percent')).toBe('n/a')
  })

  it('rounds as people do, separates thousands, never shows exponents', () => {
    expect([roundTo(1.005, 2), roundTo(-1.005, 2), roundTo(2.5, 0), roundTo(1e-7, 2)]).toEqual([
      1.01, -1.01, 3, 0,
    ])
    expect(withThousands('-1234567.5678')).toBe('-1,234,567.5678')
    expect(numberText(0.0000001)).toBe('0.0000001')
    expect(numberText(3, 2)).toBe('3.00')
  })
})

describe('arithmetic in number cells', () => {
  const { accept, parse } = builtInCells.inputNumber
  const read = (text: string, def: Partial<GridColumn> = {}) => parse(text, column(def), {})
  it('is typed and worked out to the digits of the column', () => {
    calculator.calculate = calculate
    expect(accept!('＝（１２＋3）×2', '＝（１２＋3）×')).toBe('=(12+3)×2')
    expect(accept!('=12a', '=12')).toBe('=12')
    expect(accept!('12+', '12')).toBe('12')
    expect(read('=12*3.5')).toMatchObject({ ok: true, value: 42 })
    expect(read('＝0.1＋0.2', { digits: 2 })).toMatchObject({ ok: true, value: 0.3 })
    expect(read('=10/3', { digits: 2 })).toEqual({ ok: true, value: 3.33, altered: 'rounded' })
    expect(read('=10%+2%', { format: 'percent' })).toMatchObject({ ok: true, value: 12 })
    expect(read('=5/2', { format: 'percent' })).toMatchObject({ ok: true, value: 2.5 })
    expect(read('=1/0')).toEqual({ ok: false, reason: 'divisionByZero' })
    expect(read('=A1')).toEqual({ ok: false, reason: 'notArithmetic' })
  })
})

describe('dates', () => {
  // What texts are read is core's (`readDateText`); here is what the cells make of it.
  it.each<[string, unknown, unknown]>([
    ['24-Dec-26', { ok: true, value: '2026-12-24' }, { ok: true, value: '2026-12-24 00:00:00' }],
    [
      '24.12.2026 8:30 PM',
      { ok: true, value: '2026-12-24', altered: 'dayOnly' },
      { ok: true, value: '2026-12-24 20:30:00' },
    ],
    ['2026-12-24 00:00', { ok: true, value: '2026-12-24' }, { ok: true, value: '2026-12-24 00:00:00' }],
    [
      '2026-12-24T08:30:15.5',
      { ok: true, value: '2026-12-24', altered: 'dayOnly' },
      { ok: true, value: '2026-12-24 08:30:15', altered: 'seconds' },
    ],
    ['03/04/2026', { ok: false, reason: 'ambiguousDate' }, { ok: false, reason: 'ambiguousDate' }],
    ['昨天', { ok: false, reason: 'notDate' }, { ok: false, reason: 'notDatetime' }],
    [' ', { ok: true, value: null }, { ok: true, value: null }],
  ])('reads %j', (text, day, moment) => {
    expect(builtInCells.date.parse(text, column({ type: 'date' }), {})).toEqual(day)
    expect(builtInCells.datetime.parse(text, column({ type: 'datetime' }), {})).toEqual(moment)
  })
})

it('tells what a value leaves out of its text, and refuses a text that is too long', () => {
  const number = column({ digits: 2 })
  const rounded = (text: string) => builtInCells.inputNumber.parse(text, number, {})
  expect(rounded('12.3456')).toEqual({ ok: true, value: 12.35, altered: 'rounded' })
  for (const text of ['12.340', '¥1,234.50', '-0.10', '1e3', '0012', '.5'])
    expect(rounded(text)).not.toHaveProperty('altered')
  const whole = (text: string) => builtInCells.inputNumber.parse(text, column({}), {})
  expect(whole('12345678901234567890')).toMatchObject({ ok: true, altered: 'rounded' })
  expect(whole('1234567890123456')).toEqual({ ok: true, value: 1234567890123456 })
  expect(whole('0.30000000000000000')).toEqual({ ok: true, value: 0.3 })
  const { input, textarea } = builtInCells
  expect(input.parse('a\nb', column({}), {})).toEqual({ ok: true, value: 'a b', altered: 'oneLine' })
  expect(input.parse('a\r\n', column({}), {})).toEqual({ ok: true, value: 'a' })
  for (const cell of [input, textarea]) {
    expect(cell.parse('abcd', column({ maxLength: 3 }), {})).toEqual({ ok: false, reason: 'tooLong' })
    expect(cell.parse('中😀c', column({ maxLength: 3 }), {})).toEqual({ ok: true, value: '中😀c' })
  }
})

describe('options', () => {
  const unit = column({ type: 'select', options: OPTIONS })
  const { parse } = builtInCells.select

  it('turns labels and codes into values, and refuses others and disabled ones', () => {
    expect(parse('千克', unit, {})).toEqual({ ok: true, value: 'KG' })
    expect(parse(' kg ', unit, {})).toEqual({ ok: true, value: 'KG' })
    expect(parse('千', unit, {})).toEqual({ ok: true, value: 'KG' })
    expect(parse('吨', unit, {})).toEqual({ ok: false, reason: 'notOption' })
    expect(parse('磅', unit, {})).toEqual({ ok: false, reason: 'notOption' })
  })

  it('asks each row for its own options', () => {
    const linked = column({ type: 'select', options: (row) => (row['a'] ? OPTIONS : []) })
    expect(parse('个', linked, { a: 1 })).toEqual({ ok: true, value: 'PCS' })
    expect(parse('个', linked, {})).toEqual({ ok: false, reason: 'notOption' })
  })
})

describe('on and off', () => {
  const { switch: cell } = builtInCells
  const texts = [
    { value: '1', text: '启用' },
    { value: '0', text: '停用' },
  ]

  it('are the first two options, by their texts; new rows begin with off (spec 2 §4)', () => {
    const named = column({ type: 'switch', options: texts })
    expect(['1', '0', 'x', null].map((value) => cell.toText(value, named, {}))).toEqual([
      '启用',
      '停用',
      '停用',
      '',
    ])
    expect([cell.toggle!('', named), cell.toggle!('1', named)]).toEqual(['1', '0'])
    expect(['停用', '1', '是', ''].map((text) => cell.parse(text, named, {}))).toEqual(
      ['0', '1', '1', '0'].map((value) => ({ ok: true, value })),
    )
    expect(defaultRow([named, column({ key: 'u', type: 'switch' })], {})).toEqual({ k: '0', u: 'N' })
    expect(defaultRow([column({ type: 'switch', defaultValue: 'Y' })], {})).toEqual({ k: 'Y' })
    expect(defaultRow([column({ type: 'checkbox' })], {})).toEqual({})
  })

  it('are cleared to the off of their column, and sorted by it', () => {
    const meta = column({ type: 'checkbox_meta', props: { values: [1, 0] } })
    expect(emptyValueOf(meta)).toBe(0)
    expect([0, 1, 0].toSorted((a, b) => meta.cell.compare(a, b, meta))).toEqual([0, 0, 1])
  })
})

describe('mistakes of the program', () => {
  it('name the column, the type and what is known', () => {
    expect(() => column({ type: 'inputt' })).toThrow(/"k" has the unknown type "inputt".*inputNumber/)
    expect(() =>
      compileColumns(
        [
          { key: 'a', title: '' },
          { key: 'a', title: '' },
        ],
        builtInCells,
      ),
    ).toThrow(/"a"/)
    expect(() => defineCell({ ...builtInCells.checkbox, toggle: undefined })).toThrow(/toggle/)
  })
})

describe('options (spec 2 §3)', () => {
  it('have their text under text, title or label', () => {
    const options = [
      { value: 'a', title: '甲' },
      { value: 'b', label: '乙' },
      { value: 'c', text: '丙', title: 'C' },
      { value: 'd' },
    ]
    for (const given of [options, () => options]) {
      const select = column({ type: 'select', options: given })
      expect(['a', 'b', 'c', 'd'].map((value) => select.textOf(value, {}))).toEqual(['甲', '乙', '丙', 'd'])
      expect(select.cell.parse('乙', select, {})).toEqual({ ok: true, value: 'b' })
    }
  })

  it('allowInput takes other texts as values, options by their texts all the same', () => {
    const one = column({ type: 'select', options: OPTIONS, allowInput: true })
    expect(one.cell.parse(' 桶 ', one, {})).toEqual({ ok: true, value: '桶' })
    expect(one.cell.parse('千克', one, {})).toEqual({ ok: true, value: 'KG' })
    expect(one.cell.parse('吨', one, {})).toEqual({ ok: false, reason: 'notOption' })
    const several = column({ type: 'list_multi', options: OPTIONS, allowInput: true })
    expect(several.cell.parse('个、桶', several, {})).toEqual({ ok: true, value: 'PCS,桶' })
  })
})

describe('files (spec 2 §5)', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, n) => `temp/${n}.pdf`).join(',')

  it('are taken as many as the column may have, pasted ones too', () => {
    for (const limited of [
      column({ type: 'upload', number: 6 }),
      column({ type: 'file', number: 1, fieldExtendJson: '{"uploadnum":6}' }),
    ]) {
      expect(limited.cell.parse(paths(6), limited, {})).toEqual({ ok: true, value: paths(6) })
      expect(limited.cell.parse(paths(7), limited, {})).toEqual({ ok: false, reason: 'tooManyFiles' })
    }
    const open = column({ type: 'upload' })
    expect(open.cell.parse(paths(7), open, {})).toEqual({ ok: true, value: paths(7) })
  })

  it('of lines are six of 10 MB at most, of other columns any number of 15 MB', () => {
    const [own] = toGridColumns(demoLineKinds, 'demoLine', 'zh-CN', ['file'])
    const file = (size: number) => ({ name: 'a.pdf', type: 'application/pdf', size })
    expect(refusalOf(file(10_485_760), 5, limitsOf(own!))).toBeUndefined()
    expect(refusalOf(file(10_485_761), 5, limitsOf(own!))).toBe('tooLarge')
    expect(refusalOf(file(1), 6, limitsOf(own!))).toBe('tooMany')
    const plain = limitsOf({ key: 'k', title: 'K', type: 'upload' })
    expect(refusalOf(file(15_728_640), 99, plain)).toBeUndefined()
    expect(refusalOf(file(15_728_641), 0, plain)).toBe('tooLarge')
  })
})
