import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { formatHtml, formatTsv } from './formatTsv'
import { parseTsv } from './parseTsv'

describe('parseTsv', () => {
  it.each<[string, string, string[][]]>([
    ['nothing', '', []],
    ['one cell', 'a', [['a']]],
    [
      'Excel: CRLF and a trailing line end',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['LF and CR', 'a\nb\rc', [['a'], ['b'], ['c']]],
    [
      'blank cells',
      '\t\n\t',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['a blank row between', 'a\n\nb', [['a'], [''], ['b']]],
    ['quoted: tabs, line ends, doubled quotes', '"a\tb\n""c"""\td', [['a\tb\n"c"', 'd']]],
    ['a quote inside of a cell is plain', '5" pipe\tx', [['5" pipe', 'x']]],
    ['a quote without its end is plain', '"a\tb', [['"a', 'b']]],
    ['text behind a closing quote is plain', '"a"b\tc', [['"a"b', 'c']]],
    ['an empty quoted cell', '""\tb', [['', 'b']]],
  ])('%s', (_name, text, rows) => {
    expect(parseTsv(text)).toEqual(rows)
  })

  it('reads back whatever formatTsv writes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '，', ' ') })
    const table = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      )
      // A last row of one blank cell is what a trailing line end means.
      .filter((rows) => rows.at(-1)!.join('') !== '' || rows[0]!.length > 1)
    fc.assert(
      fc.property(table, (rows) => {
        expect(parseTsv(formatTsv(rows))).toEqual(rows)
      }),
      { numRuns: 300 },
    )
  })
})

it('formatHtml takes nothing in a cell for markup', () => {
  expect(formatHtml([['<b>&"', 'a\nb']])).toContain('<td>&lt;b&gt;&amp;&quot;</td><td>a<br>b</td>')
})
