import { expect, it } from 'vitest'
import { exactFirst, meantOption } from './meantOption'

const found = [
  { value: 'C100', text: 'C100 Ever' },
  { value: 'C10', text: 'C10 Wan' },
]

it('takes the option that is named to the letter, else the only one', () => {
  expect(meantOption(' c10 ', found)?.value).toBe('C10')
  expect(meantOption('c100 ever', found)?.value).toBe('C100')
  expect(meantOption('C1', found)).toBeUndefined()
  expect(meantOption('Wan', [found[1]!])?.value).toBe('C10')
  expect(meantOption('C10', [{ ...found[1]!, disabled: true }])).toBeUndefined()
  expect(meantOption('C10', [])).toBeUndefined()
})

it('puts it first', () => {
  expect(exactFirst('C10', found).map(({ value }) => value)).toEqual(['C10', 'C100'])
  expect(exactFirst('C100', found)).toBe(found)
  expect(exactFirst('x', found)).toBe(found)
})
