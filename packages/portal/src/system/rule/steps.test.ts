import { expect, it } from 'vitest'
import { isPattern, readSteps, writeSteps } from './steps'

it('reads what it writes', () => {
  const steps = [{ digits: '2', pattern: '^[A-Z]+$', message: '前两位为大写字母' }]
  expect(readSteps(writeSteps(steps))).toEqual(steps)
  expect(writeSteps([])).toBe('')
})

it.each([['no json'], [null], ['{}'], ['3']])('reads no steps from %s', (json) => {
  expect(readSteps(json)).toEqual([])
})

it('fills up what a step lacks', () => {
  expect(readSteps('[{"pattern":"a"},null]')).toEqual([
    { digits: '*', pattern: 'a', message: '' },
    { digits: '*', pattern: '', message: '' },
  ])
})

it.each([
  ['^a$', true],
  ['(', false],
  ['', false],
])('knows whether %s is a pattern', (text, is) => expect(isPattern(text)).toBe(is))
