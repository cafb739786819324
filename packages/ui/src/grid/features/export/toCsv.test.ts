import { expect, it } from 'vitest'
import { toCsv } from './toCsv'

it('writes lines that spreadsheets read back as they were', () => {
  expect(
    toCsv([
      ['物料', 'a,b'],
      ['5" tube', 'two\nlines'],
      ['', ' x '],
    ]),
  ).toBe('\uFEFF物料,"a,b"\r\n"5"" tube","two\nlines"\r\n, x \r\n')
})

it('disarms texts that would run as a formula, and leaves negative numbers alone', () => {
  expect(toCsv([['=1+1', '-3.5', '@SUM(A1)', '-x', '+8613', '1-2']])).toBe(
    "\uFEFF'=1+1,-3.5,'@SUM(A1),'-x,'+8613,1-2\r\n",
  )
})
