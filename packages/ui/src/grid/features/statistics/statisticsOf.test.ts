import { expect, it } from 'vitest'
import { figureText } from './statisticsOf'

const column = (more: object) => ({ key: 'a', title: 'A', ...more })

it('gives figures the decimals of their cells, and never fewer than they have', () => {
  expect(figureText(2462.5, column({ digits: 2, format: 'thousands' }))).toBe('2,462.50')
  expect(figureText(20100, column({ digits: 6 }))).toBe('20100.00')
  expect(figureText(3.94, column({ digits: 0 }))).toBe('3.94')
  expect(figureText(3, column({ digits: 2, fixedDigits: false }))).toBe('3')
  expect(figureText(12.5, column({ format: 'percent' }))).toBe('12.5%')
  expect(figureText(undefined, column({ digits: 2, format: 'percent' }))).toBe('')
})
