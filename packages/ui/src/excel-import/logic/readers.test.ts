import { utils, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { decodeText, readCsv } from './csv'
import { inSlices } from './inSlices'
import { readOldWorkbook } from './oldWorkbook'
import { sheetKindOf } from './sheetKind'
import { replaceValue, wrongValuesOf } from './wrongValues'

const utf8 = (text: string) => new TextEncoder().encode(text)

describe('readCsv', () => {
  it.each([
    ['commas', '编码,名称\nA1,阀门\n'],
    ['tabs', '编码\t名称\r\nA1\t阀门\r\n'],
    ['semicolons', '编码;名称\nA1;阀门'],
    ['quotes', '"编码","名称"\n"A1","阀门"'],
  ])('%s', (_, text) => {
    expect(readCsv(utf8(text)).slice(0, 2)).toEqual([
      ['编码', '名称'],
      ['A1', '阀门'],
    ])
  })

  it('keeps commas, quotes and lines within quotes, leading zeros and long numbers', () => {
    const text = 'a,b\n"x, ""y""\nz",="00123"\n310101199001011234,007\n'
    expect(readCsv(utf8(text)).slice(1, 3)).toEqual([
      ['x, "y"\nz', '00123'],
      ['310101199001011234', '007'],
    ])
  })

  it('reads what Chinese programs write: GBK, UTF-8 with and without a mark, UTF-16', () => {
    const gbk = Uint8Array.of(0xb1, 0xe0, 0xc2, 0xeb, 0x2c, 0xca, 0xfd, 0xc1, 0xbf)
    expect(readCsv(gbk)).toEqual([['编码', '数量']])
    expect(readCsv(utf8('\ufeff编码,数量'))).toEqual([['编码', '数量']])
    const wide = Uint8Array.from([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from([0x7f16, 0x2c, 0x7801]).buffer),
    ])
    expect(readCsv(wide)).toEqual([['编', '码']])
    expect(decodeText(Uint8Array.of(0xfe, 0xff, 0x7f, 0x16))).toBe('编')
    // Four bytes of GB 18030.
    expect(decodeText(Uint8Array.of(0x81, 0x30, 0x81, 0x30))).not.toBe('')
  })
})

describe('readOldWorkbook', () => {
  const xls = (rows: unknown[][]) => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { cellDates: false }), '数据')
    return new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)
  }

  it('gives texts, numbers, switches, days and times', () => {
    const bytes = xls([
      ['编码', '数量', '日期', '时刻', '是'],
      [
        'IM-1',
        3.5,
        { t: 'n', v: 46053, z: 'yyyy-mm-dd' },
        { t: 'n', v: 46053.75, z: 'yyyy-mm-dd hh:mm:ss' },
        true,
      ],
      ['310101199001011234', null, null, null, false],
    ])
    expect(sheetKindOf(bytes, '旧.xls')).toBe('xls')
    expect(readOldWorkbook(bytes)).toEqual([
      ['编码', '数量', '日期', '时刻', '是'],
      ['IM-1', 3.5, '2026-01-31', '2026-01-31 18:00:00', true],
      ['310101199001011234', null, null, null, false],
    ])
  })

  it('throws on what is none', () => {
    expect(() =>
      readOldWorkbook(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1, 2)),
    ).toThrow()
  })
})

describe('sheetKindOf', () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
  const wide = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  it.each<[string, Uint8Array, string, string | undefined]>([
    ['a workbook under any name', utf8('PK\u0003\u0004'), 'a.csv', 'xlsx'],
    ['an old workbook', Uint8Array.from([...compound, 0, 0]), 'a.xlsx', 'xls'],
    ['one with a password', Uint8Array.from([...compound, 9, 69, 0, ...wide, 1]), 'a.xlsx', 'encrypted'],
    ['a table of text', utf8('a,b'), 'A.CSV', 'text'],
    ['a table of tabs under the old name', utf8('a\tb'), 'a.xls', 'text'],
    ['a page under the old name', utf8('\ufeff\n<html><table>'), 'a.xls', undefined],
    ['text under the new name', utf8('a,b'), 'a.xlsx', undefined],
    ['bytes', Uint8Array.of(1, 0, 2), 'a.csv', undefined],
    ['text of two bytes a letter', Uint8Array.of(0xff, 0xfe, 97, 0), 'a.csv', 'text'],
  ])('%s', (_, bytes, name, kind) => expect(sheetKindOf(bytes, name)).toBe(kind))
})

describe('bulk replace', () => {
  const rows = ['美元', 'USD', '美元', null, '美金'].map((currency, at) => ({
    line: at + 2,
    values: { currency, at },
  }))
  const message = '币种不在可选范围内'
  const issues = [2, 4, 6].map((line) => ({ line, field: 'currency', message }))
  it('counts wrong values, the most frequent first', () => {
    expect(
      wrongValuesOf(rows, [...issues, { line: 5, field: 'currency', message: '不能为空' }], message),
    ).toEqual([
      { field: 'currency', value: '美元', count: 2 },
      { field: 'currency', value: '美金', count: 1 },
    ])
  })
  it('replaces one in all rows, and blanks as well', () => {
    expect([...replaceValue(rows, { field: 'currency', value: '美元' }, 'USD')]).toEqual([
      [2, { currency: 'USD', at: 0 }],
      [4, { currency: 'USD', at: 2 }],
    ])
    expect([...replaceValue(rows, { field: 'currency', value: null }, 'CNY').keys()]).toEqual([5])
  })
})

describe('inSlices', () => {
  it('does all, awaits what takes time, and can be given up between slices', async () => {
    const done: number[] = []
    await inSlices(5, (at) =>
      at === 2 ? Promise.resolve().then(() => void done.push(at)) : void done.push(at),
    )
    expect(done).toEqual([0, 1, 2, 3, 4])
    const controller = new AbortController()
    const slow = (at: number) => {
      const end = performance.now() + 13
      while (performance.now() < end);
      if (at === 1) controller.abort()
    }
    await expect(inSlices(100, slow, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})
